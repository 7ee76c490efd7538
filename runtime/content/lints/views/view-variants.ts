// Lint: a view that others stand in place of names views there are, by filters and choices of its own.
import { isList, isObject, type Json, type JsonObject, nearestOf } from '../../../core/index.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { checkAnswers } from './view-filters.ts';
import { filtersOf } from './view-reads.ts';

export const viewVariants: WholeLint = ({ model, report }) => {
  const ids = [...model.views.keys()];
  for (const { file, view } of model.views.values()) {
    const filters = filtersOf(view).map(({ filter }) => filter);
    variantsOf(view).forEach(({ view: other, when, answered }, index) => {
      const place = `/variants/${index}`;
      const sink = { file, report };
      checkNamed('view', String(other), ids, `${place}/view`, sink);
      const names = filters.map(({ name }) => String(name));
      listOf(answered).forEach((name, at) => {
        checkNamed('filter', String(name), names, `${place}/answered/${at}`, sink);
      });
      for (const [name, values] of Object.entries(isObject(when) ? when : {})) {
        checkNamed('filter', name, names, `${place}/when/${name}`, sink);
        const filter = filters.find((one) => one.name === name);
        if (filter) checkAnswers(filter, listOf(values), `${place}/when/${name}`, sink);
      }
    });
  }
};

function checkNamed(
  kind: 'view' | 'filter',
  name: string,
  known: readonly string[],
  place: string,
  { file, report }: { readonly file: string; readonly report: Report },
): void {
  if (known.includes(name)) return;
  const near = nearestOf(name, known);
  report({
    code: `unknown-${kind}`,
    file,
    place,
    message: `There is no ${kind} "${name}".`,
    remedy: didYouMean(near, 'Correct the name, or take it out.'),
    nearest: near,
  });
}

const variantsOf = ({ variants }: JsonObject): readonly JsonObject[] =>
  listOf(variants).filter(isObject);

const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
