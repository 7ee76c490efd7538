// Lint: names of fields do not mean something else in rules, and what is required is a field.
import {
  branchesOf,
  isObject,
  nearestOf,
  propertiesOf,
  type Schema,
  toDotted,
} from '../../../core/index.ts';
import { didYouMean } from '../../read/faults.ts';
import { subschemasOf } from '../../schema/subschemas.ts';
import { ofForms } from '../common/lint.ts';

/** Rules begin with these what they read from elsewhere. */
const RESERVED = ['context', 'row', 'today'];

/** No path may lead through this name: what is written there would be taken for a prototype. */
const OF_OBJECTS = '__proto__';

/** Pointers take digits for the number of a row. */
const DIGITS = /^\d+$/;

export const fieldNames = ofForms((form, { report }) => {
  for (const { pointer, file, place } of form.fields.values()) {
    const name = pointer.slice(pointer.lastIndexOf('/') + 1);
    const isTop = pointer.lastIndexOf('/') === 0;
    const isTaken = (isTop && RESERVED.includes(name)) || name === OF_OBJECTS;
    if (!isTaken && !DIGITS.test(name)) continue;
    report({
      code: 'reserved-name',
      file,
      place,
      message: `A field cannot be called "${toDotted(pointer)}": rules would read it as something else.`,
      remedy: 'Give it another name, of letters first.',
    });
  }
  for (const { schema, file } of form.sections)
    for (const found of unknownRequired(schema)) report({ ...found, file });
});

interface Unknown {
  readonly code: string;
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
  readonly nearest: string | undefined;
}

/** Names that must be answered and that no branch declares, where none but declared names are taken. */
function unknownRequired(root: Schema): readonly Unknown[] {
  const owner = new Map<Schema, Schema>();
  return [...subschemasOf(root)].flatMap(({ schema, place }) => {
    // A branch may require what the schema around it declares.
    const whole = owner.get(schema) ?? schema;
    for (const branch of branchesOf(whole)) if (!owner.has(branch)) owner.set(branch, whole);
    const { required, type, properties } = schema;
    if (!Array.isArray(required) || type !== 'object' || !isObject(properties)) return [];
    const known = propertiesOf(whole);
    if (branchesOf(whole).some(takesOthers)) return [];
    return required.flatMap((name, index) => {
      if (typeof name !== 'string' || known.has(name)) return [];
      const near = nearestOf(name, [...known.keys()]);
      return [
        {
          code: 'required-unknown',
          place: `${place}/required/${index}`,
          message: `"${name}" is required, but is no field here: the form could never be sent.`,
          remedy: didYouMean(near, 'Correct the name, or declare the field.'),
          nearest: near,
        },
      ];
    });
  });
}

const takesOthers = ({ additionalProperties, patternProperties }: Schema): boolean =>
  isObject(additionalProperties) || isObject(patternProperties) || additionalProperties === true;
