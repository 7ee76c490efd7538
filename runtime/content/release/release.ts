// Makes a release of the content: read → check → link → compile → lint → assemble. All faults, never just the first.

import { runLints } from '../lints/index.ts';
import { type LinkedForm, type Model, ownRules, unitsOf } from '../model/model.ts';
import type { BuildOptions, BuildResult, ContentCounts, ContentSource } from '../model/types.ts';
import { needFaults } from '../needs/faults.ts';
import { assemble } from './assemble.ts';
import { compileContent } from './compile-content.ts';

/** Checks the content and, where nothing is wrong with it, compiles it to a release. */
export async function buildRelease(
  source: ContentSource,
  options: BuildOptions = {},
): Promise<BuildResult> {
  const { forms, answers, toLint } = await compileContent(source, options);
  await runLints(toLint);
  const { needs } = options;
  if (needs) needFaults({ model: toLint.model, compiled: forms, needs }, toLint.faults.report);
  const found = toLint.faults.list();
  const counts = countsOf(toLint.model);
  if (found.length > 0) return { faults: found, counts };
  return { release: assemble(toLint.model, forms, answers), faults: found, counts };
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
