// Lint: a start mapping fills a field that exists, in a format that exists.
import { nearestOf, toPointer } from '../../../core/index.ts';
import { formatNames } from '../../model/house.ts';
import type { LinkedForm } from '../../model/model.ts';
import { didYouMean } from '../../read/faults.ts';
import { fieldAt, nearestField, unknownContext } from '../common/field-lookup.ts';
import { ofUnits } from '../common/lint.ts';

export const startValues = ofUnits((form, { model, report }) => {
  for (const { file, place, to, from, as } of startOf(form)) {
    if (fieldAt(form, toPointer(to)) === undefined) {
      const near = nearestField(form, to);
      report({
        code: 'unknown-field',
        file,
        place: `${place}/to`,
        message: `A new form fills "${to}", which this form does not have.`,
        remedy: didYouMean(near, 'Correct the path.'),
        nearest: near,
      });
    }
    const fact = file === form.file ? unknownContext(form, `context.${from}`) : undefined;
    if (fact !== undefined) {
      const near = fact.near?.slice('context.'.length);
      report({
        code: 'unknown-fact',
        file,
        place: `${place}/from`,
        message: `A new form takes "${from}", of which nothing is known when it is opened.`,
        remedy: didYouMean(near, `Known are: ${form.facts.join(', ')}.`),
        nearest: near,
      });
    }
    if (as === undefined || formatNames(model.house).includes(as)) continue;
    const near = nearestOf(as, formatNames(model.house));
    report({
      code: 'unknown-format',
      file,
      place: `${place}/as`,
      message: `"${as}" is not a format.`,
      remedy: didYouMean(near, `Known are: ${formatNames(model.house).join(', ')}.`),
      nearest: near,
    });
  }
});

/** Every value that a new form starts with, by the file that says so. */
const startOf = ({ declared }: LinkedForm) =>
  declared.flatMap(({ file, start }) =>
    start.map((entry, index) => ({ ...entry, file, place: `/start/map/${index}` })),
  );
