// Which of several declared tables stands on a page: the first whose condition holds of what is looked for.
import type { Json, JsonObject } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';
import { type FilterAnswers, fittingAnswers, viewFilters, withPresets } from './filters.ts';

/** Id of the view to show in place of this one as its filters are answered; its own where none of its `variants` fits. */
export function variantFor(
  views: Readonly<Record<string, JsonObject>>,
  id: string,
  answers: Readonly<Record<string, string | undefined>>,
): string {
  const view = views[id] ?? {};
  const filters = viewFilters(view, id);
  const looked = fittingAnswers(filters, answers);
  const all = withPresets(filters, looked);
  const found = (isList(view.variants) ? view.variants : [])
    .filter(isObject)
    .find(({ when, answered }) => isSo(when, all) && isAnyAnswered(answered, looked));
  return typeof found?.view === 'string' ? found.view : id;
}

const isSo = (when: Json | undefined, answers: FilterAnswers): boolean =>
  !isObject(when) ||
  Object.entries(when).every(
    ([name, values]) => isList(values) && values.map(String).includes(answers[name] ?? ''),
  );

/** What stands chosen of itself is no answer. */
const isAnyAnswered = (names: Json | undefined, answers: FilterAnswers): boolean =>
  !isList(names) || names.some((name) => answers[String(name)] !== undefined);
