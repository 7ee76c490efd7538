// Makes a release of the content: read → check → link → compile → lint → assemble. All faults, never just the first.

import { checkMeta } from '../check/meta.ts';
import { compileAnswers } from '../compile/answers.ts';
import { openCache } from '../compile/cache.ts';
import { type CompiledForm, compileForm } from '../compile/compile.ts';
import { link } from '../link/link.ts';
import { runLints } from '../lints/index.ts';
import type { Model } from '../model/model.ts';
import type { BuildOptions, BuildResult, ContentCounts, ContentSource } from '../model/types.ts';
import { FaultList } from '../read/faults.ts';
import { parseFiles } from '../read/files.ts';
import { assemble } from './assemble.ts';

const TIME_LIMIT_MS = 10_000;

/** Checks the content and, where nothing is wrong with it, compiles it to a release. */
export async function buildRelease(
  source: ContentSource,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const faults = new FaultList(source);
  const cache = openCache(options.cacheDir);
  const values = parseFiles(source, faults.report);
  const passed = checkMeta(source, values, faults.report);
  const model = link({ source, values, passed }, options.locale ?? 'en-US', faults.report);
  const compiled: CompiledForm[] = [];
  for (const form of model.forms) {
    const timeLimit = options.timeLimitMs ?? TIME_LIMIT_MS;
    const made = await compileForm(form, model, cache, timeLimit, faults.report);
    if (made !== undefined) compiled.push(made);
  }
  const answers = await compileAnswers(model.calls, cache, faults.report);
  await runLints({ model, compiled, cache, previous: options.previous ?? model.released, faults });
  const found = faults.list();
  const counts = countsOf(model);
  if (found.length > 0) return { faults: found, counts };
  return { release: assemble(model, compiled, answers), faults: found, counts };
}

function countsOf({ forms, messages, calls }: Model): ContentCounts {
  const sum = (of: (form: Model['forms'][number]) => number): number =>
    forms.reduce((total, form) => total + of(form), 0);
  return {
    forms: forms.length,
    fields: sum(({ fields }) => fields.size),
    rules: sum(({ rules }) => rules.length),
    cases: sum(({ cases }) => cases.length),
    messages: messages.size,
    calls: calls.size,
  };
}
