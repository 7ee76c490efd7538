// Makes a release of the content: read → check → link → compile → lint → assemble. All faults, never just the first.

import { checkMeta } from '../check/meta.ts';
import { compileAnswers } from '../compile/answers.ts';
import { openCache } from '../compile/cache.ts';
import { type CompiledForm, compileForm } from '../compile/compile.ts';
import { link } from '../link/link.ts';
import { runLints } from '../lints/index.ts';
import { type LinkedForm, type Model, ownRules, unitsOf } from '../model/model.ts';
import type { BuildOptions, BuildResult, ContentCounts, ContentSource } from '../model/types.ts';
import { FaultList, type Report } from '../read/faults.ts';
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
  const timeLimit = options.timeLimitMs ?? TIME_LIMIT_MS;
  const compile = (form: LinkedForm, report: Report) =>
    compileForm(form, model, cache, timeLimit, report);
  const compiled: CompiledForm[] = [];
  for (const form of model.forms) compiled.push(...(await compile(form, faults.report)));
  // Alone, a section is compiled for its cases only: what the compiler refuses in it is told of the forms that use it.
  const alone: CompiledForm[] = [];
  for (const section of model.sections.values())
    alone.push(...(await compile(section, () => undefined)));
  const answers = await compileAnswers(model.calls, cache, faults.report);
  await runLints({
    model,
    compiled: [...compiled, ...alone],
    cache,
    previous: options.previous ?? model.released,
    faults,
  });
  const found = faults.list();
  const counts = countsOf(model);
  if (found.length > 0) return { faults: found, counts };
  return { release: assemble(model, compiled, answers), faults: found, counts };
}

function countsOf(model: Model): ContentCounts {
  const { forms, messages, calls } = model;
  const sum = (all: readonly LinkedForm[], of: (form: LinkedForm) => number): number =>
    all.reduce((total, form) => total + of(form), 0);
  return {
    forms: forms.length,
    fields: sum(forms, ({ fields }) => fields.size),
    rules: sum(unitsOf(model), (form) => ownRules(form).length),
    cases: sum(unitsOf(model), ({ cases }) => cases.length),
    messages: messages.size,
    calls: calls.size,
  };
}
