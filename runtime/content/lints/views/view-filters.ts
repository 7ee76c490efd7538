// Lint: a filter waits for one that is there, and stands on a choice it has.
import { isList, isObject, type Json, type JsonObject, nearestOf } from '../../../core/index.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { filtersOf } from './view-reads.ts';

export const viewFilters: WholeLint = ({ model, report }) => {
  for (const { file, view } of model.views.values()) {
    const filters = filtersOf(view).map(({ filter }) => filter);
    for (const { filter, place } of filtersOf(view)) {
      checkWait(filter, place, { filters, file, report });
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
  { filters, file, report }: Sink & { readonly filters: readonly JsonObject[] },
): void {
  if (when === undefined) return;
  const { filter: wanted, is } = isObject(when) ? when : { filter: when, is: undefined };
  const others = filters.map((one) => String(one.name)).filter((one) => one !== name);
  if (others.includes(String(wanted))) {
    const awaited = filters.find((one) => one.name === wanted) ?? {};
    checkAnswers(awaited, isList(is) ? is : [], `${place}/when/is`, { file, report });
    return;
  }
  const near = nearestOf(String(wanted), others);
  report({
    code: 'unknown-filter',
    file,
    place: `${place}/when`,
    message: `There is no other filter "${String(wanted)}" to wait for.`,
    remedy: didYouMean(near, 'Name another filter of this view, or take "when" out.'),
    nearest: near,
  });
}

/** Answers that are waited for are among the choices of their filter, where it has some. */
export function checkAnswers(
  filter: JsonObject,
  answers: readonly Json[],
  place: string,
  { file, report }: Sink,
): void {
  const choices = choicesOf(filter);
  answers.forEach((answer, index) => {
    if (choices.length === 0 || choices.includes(String(answer))) return;
    const near = nearestOf(String(answer), choices);
    report({
      code: 'unknown-choice',
      file,
      place: `${place}/${index}`,
      message: `"${String(filter.name)}" has no choice "${String(answer)}".`,
      remedy: didYouMean(near, `Use one of its choices: ${choices.join(', ')}.`),
      nearest: near,
    });
  });
}

const choicesOf = ({ schema }: JsonObject): readonly string[] =>
  isObject(schema) && isList(schema.enum) ? schema.enum.map(String) : [];

function checkChoices(filter: JsonObject, place: string, { file, report }: Sink): void {
  const { name, radio, preset } = filter;
  const choices = choicesOf(filter);
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
