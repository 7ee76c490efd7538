// Lint: the groups a table puts in order are those that answers can have; of a table a person ticks, none is left out.
import { isObject, nearestOf, toPointer } from '../../../core/index.ts';
import { type Model, unitsOf } from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';

export const rowOrder: WholeLint = ({ model, report }) => {
  for (const { file, view } of model.views.values()) {
    const { group, order } = isObject(view.rows) ? view.rows : {};
    if (typeof group !== 'string' || !Array.isArray(order)) continue;
    const choices = choicesNamed(model, group);
    if (choices.size === 0) continue;
    const known = [...choices];
    for (const [index, value] of order.map(String).entries()) {
      if (choices.has(value)) continue;
      const near = nearestOf(value, known);
      report({
        code: 'unknown-choice',
        file,
        place: `/rows/order/${index}`,
        message: `No field "${group}" has the choice "${value}".`,
        remedy: didYouMean(near, `Correct it, or take it out. Choices are: ${known.join(', ')}.`),
        nearest: near,
      });
    }
    const missing = known.filter((value) => !order.includes(value));
    if (missing.length === 0 || !isObject(view.into)) continue;
    report({
      code: 'missing-choice',
      file,
      place: '/rows/order',
      message: `The groups ${missing.map((value) => `"${value}"`).join(', ')} have no place in the order.`,
      remedy: 'Add them where they are to stand.',
    });
  }
};

/** The choices of all fields of a name, of whatever form and list. */
const choicesNamed = (model: Model, name: string): ReadonlySet<string> =>
  new Set(
    unitsOf(model).flatMap(({ fields }) =>
      [...fields]
        .filter(([pointer]) => pointer.endsWith(toPointer(name)))
        .flatMap(([, { schema }]) => (schema.enum ?? []).map(String)),
    ),
  );
