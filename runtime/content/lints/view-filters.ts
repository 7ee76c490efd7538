// Lint: a filter waits for one that is there, and stands on a choice it has.
import { isList, isObject, type JsonObject, nearestOf } from '../../core/index.ts';
import { didYouMean, type Report } from '../read/faults.ts';
import type { Lint } from './lint.ts';
import { filtersOf } from './view-reads.ts';

export const viewFilters: Lint = ({ model, report }) => {
  for (const { file, view } of model.views.values()) {
    const names = filtersOf(view).map(({ filter }) => String(filter.name));
    for (const { filter, place } of filtersOf(view)) {
      checkWait(filter, place, { names, file, report });
      checkChoices(filter, place, { file, report });
    }
  }
};

interface Sink {
  readonly file: string;
  readonly report: Report;
}

function checkWait(
  { name, when }: JsonObject,
  place: string,
  { names, file, report }: Sink & { readonly names: readonly string[] },
): void {
  const others = names.filter((one) => one !== name);
  if (when === undefined || others.includes(String(when))) return;
  const near = nearestOf(String(when), others);
  report({
    code: 'unknown-filter',
    file,
    place: `${place}/when`,
    message: `There is no other filter "${String(when)}" to wait for.`,
    remedy: didYouMean(near, 'Name another filter of this view, or take "when" out.'),
    nearest: near,
  });
}

function checkChoices(
  { name, schema, radio, preset }: JsonObject,
  place: string,
  { file, report }: Sink,
): void {
  const choices = isObject(schema) && isList(schema.enum) ? schema.enum.map(String) : [];
  if (radio === true && choices.length === 0)
    report({
      code: 'radio-without-choices',
      file,
      place: `${place}/radio`,
      message: `"${String(name)}" has no choices to stand side by side.`,
      remedy: 'List them in "enum", or take "radio" out.',
    });
  if (preset === undefined || choices.includes(String(preset))) return;
  report({
    code: 'unknown-choice',
    file,
    place: `${place}/preset`,
    message: `"${String(name)}" has no choice "${String(preset)}".`,
    remedy: `Use one of its choices: ${choices.join(', ') || 'it has none'}.`,
  });
}
