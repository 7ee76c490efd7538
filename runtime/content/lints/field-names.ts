// Lint: names of fields do not mean something else in rules, and what is required is a field.
import { isObject, nearestOf, toDotted } from '../../core/index.ts';
import { didYouMean } from '../read/faults.ts';
import { subschemasOf } from '../schema/subschemas.ts';
import type { Lint } from './lint.ts';

/** Rules begin with these what they read from elsewhere. */
const RESERVED = ['context', 'row', 'today'];

/** Pointers take digits for the number of a row. */
const DIGITS = /^\d+$/;

export const fieldNames: Lint = ({ model, report }) => {
  for (const form of model.forms) {
    for (const { pointer, file, place } of form.fields.values()) {
      const name = pointer.slice(pointer.lastIndexOf('/') + 1);
      const isTop = pointer.lastIndexOf('/') === 0;
      if (!(isTop && RESERVED.includes(name)) && !DIGITS.test(name)) continue;
      report({
        code: 'reserved-name',
        file,
        place,
        message: `A field cannot be called "${toDotted(pointer)}": rules would read it as something else.`,
        remedy: 'Give it another name, of letters first.',
      });
    }
    for (const { schema, file } of form.sections) {
      for (const { schema: inner, place } of subschemasOf(schema)) {
        const { required, properties, type } = inner;
        // A branch may require what the schema around it declares.
        if (!Array.isArray(required) || type !== 'object' || !isObject(properties)) continue;
        for (const [index, name] of required.entries()) {
          if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
          const near = nearestOf(name, Object.keys(properties));
          report({
            code: 'required-unknown',
            file,
            place: `${place}/required/${index}`,
            message: `"${name}" is required, but is no field here: the form could never be sent.`,
            remedy: didYouMean(near, 'Correct the name, or declare the field.'),
            nearest: near,
          });
        }
      }
    }
  }
};
