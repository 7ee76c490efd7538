// Lint: a start mapping fills a field that exists, in a format that exists.
import { nearestOf, toPointer } from '../../core/index.ts';
import { formatNames } from '../model/house.ts';
import { didYouMean } from '../read/faults.ts';
import { fieldAt, nearestField, unknownContext } from './field-lookup.ts';
import type { Lint } from './lint.ts';

export const startValues: Lint = ({ model, report }) => {
  for (const form of model.forms) {
    for (const [index, { to, from, as }] of (form.form.start?.map ?? []).entries()) {
      const place = `/start/map/${index}`;
      if (fieldAt(form, toPointer(to)) === undefined) {
        const near = nearestField(form, to);
        report({
          code: 'unknown-field',
          file: form.file,
          place: `${place}/to`,
          message: `A new form fills "${to}", which this form does not have.`,
          remedy: didYouMean(near, 'Correct the path.'),
          nearest: near,
        });
      }
      const fact = unknownContext(form, `context.${from}`);
      if (fact !== undefined) {
        const near = fact.near?.slice('context.'.length);
        report({
          code: 'unknown-fact',
          file: form.file,
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
        file: form.file,
        place: `${place}/as`,
        message: `"${as}" is not a format.`,
        remedy: didYouMean(near, `Known are: ${formatNames(model.house).join(', ')}.`),
        nearest: near,
      });
    }
  }
};
