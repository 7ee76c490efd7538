// Content as it is compiled, before anything is made of it: read → check → link → compile.

import { checkMeta } from '../check/meta.ts';
import { compileAnswers } from '../compile/answers.ts';
import { type CompiledForm, compileForm } from '../compile/compile.ts';
import { link } from '../link/link.ts';
import type { LintInput } from '../lints/common/lint.ts';
import type { LinkedForm } from '../model/model.ts';
import type { BuildOptions, ContentSource } from '../model/types.ts';
import { FaultList, type Report } from '../read/faults.ts';
import { parseFiles } from '../read/files.ts';
import { openCache } from '../schema/cache.ts';

const TIME_LIMIT_MS = 10_000;

export interface CompiledContent {
  readonly forms: readonly CompiledForm[];
  /** The check of the answers of each call, as code, by the call. */
  readonly answers: ReadonlyMap<string, string>;
  /** Everything that lints look at, with what has been found wrong so far. */
  readonly toLint: LintInput;
}

/** Compiles what can be compiled of the content; what is wrong with it is in the list of faults. */
export async function compileContent(
  source: ContentSource,
  options: BuildOptions = {},
): Promise<CompiledContent> {
  const faults = new FaultList(source);
  const cache = openCache(options.cacheDir);
  const values = parseFiles(source, faults.report);
  const passed = await checkMeta(source, values, cache, faults.report);
  const model = link({ source, values, passed }, options.locale ?? 'en-US', faults.report);
  const timeLimit = options.timeLimitMs ?? TIME_LIMIT_MS;
  const compile = (form: LinkedForm, report: Report) =>
    compileForm(form, model, cache, timeLimit, report);
  const forms: CompiledForm[] = [];
  for (const form of model.forms) forms.push(...(await compile(form, faults.report)));
  // Alone, a section is compiled for its cases only: what the compiler refuses in it is told of the forms that use it.
  const alone: CompiledForm[] = [];
  for (const section of model.sections.values())
    alone.push(...(await compile(section, () => undefined)));
  const answers = await compileAnswers(model.calls, cache, faults.report);
  const previous = options.previous ?? model.released;
  const { neededFlows } = options;
  return {
    forms,
    answers,
    toLint: {
      model,
      compiled: [...forms, ...alone],
      cache,
      previous,
      faults,
      ...(neededFlows && { neededFlows }),
    },
  };
}
