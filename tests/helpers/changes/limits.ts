// Changes of what an answer must be: required or not, its length, range, pattern, format, kind and choices.
import type { Json } from '../../../runtime/core/index.ts';
import { type Draft, type Kind, listAt, objectAt, objectsIn, type Value } from './draft.ts';
import { aField } from './fields.ts';

/** The schema of a field, deep in a section or a block, changed. */
const inSome = (
  fits: (schema: Value) => boolean,
  change: (schema: Value, draft: Draft) => string,
): Kind => {
  return (draft) => {
    const file = draft.file(/^schemas\/((sections|forms)\/.*|blocks\/[\w-]+)\.schema\.json$/);
    const value = draft.value(file);
    const all = objectsIn(value).filter((one) => one !== value && fits(one));
    if (all.length === 0) return undefined;
    const what = change(draft.random.of(all), draft);
    draft.put(file, value);
    return `${what}, in ${file}`;
  };
};

const isText = ({ type, enum: choices }: Value) => type === 'string' && choices === undefined;
const isNumber = ({ type }: Value) => type === 'number' || type === 'integer';
const hasChoices = ({ enum: choices }: Value) => Array.isArray(choices) && choices.length > 1;

const PATTERNS = ['^[A-Z]{2}[0-9]{3}$', '[0-9]+', '(', '^(a+)+$', '^\\p{L}+$', '^$', '', '^x'];

const require: Kind = (draft) => {
  const section = draft.section();
  const name = aField(draft, section);
  if (name === undefined) return undefined;
  draft.edit(section.schema, (value) => {
    value.required = [...new Set([...listAt(value, 'required'), name])];
  });
  if (draft.random.below(2) === 0)
    draft.edit(section.words, (value) => {
      value[`${name}.error.required`] ??= 'Answer this as well.';
    });
  return `field ${name} of ${section.name} is required`;
};

const relax: Kind = (draft) => {
  const section = draft.section();
  const required = listAt(draft.value(section.schema), 'required');
  if (required.length === 0) return undefined;
  const name = draft.random.of(required);
  draft.edit(section.schema, (value) => {
    value.required = required.filter((one) => one !== name);
    if (required.length === 1) delete value.required;
  });
  return `field ${name} of ${section.name} need not be answered`;
};

const otherType = inSome(
  ({ type }) => typeof type === 'string',
  (schema, { random }) => {
    const before = schema.type;
    schema.type = random.of<Json>(['string', 'number', 'boolean', 'array', 'object', 'text', null]);
    return `a ${before} is a ${schema.type} now`;
  },
);

const choices = (what: string, change: (all: Json[], draft: Draft) => Json[]) =>
  inSome(hasChoices, (schema, draft) => {
    const all = schema.enum as Json[];
    schema.enum = change([...all], draft);
    return `${what}: ${all.join(', ')} → ${(schema.enum as Json[]).join(', ')}`;
  });

/** A choice more, and its words. */
const choiceWithWords: Kind = (draft) => {
  const section = draft.section();
  const all = objectAt(draft.value(section.schema), 'properties');
  const names = Object.keys(all).filter((name) => hasChoices(objectAt(all, name)));
  if (names.length === 0) return undefined;
  const name = draft.random.of(names);
  const values = listAt(objectAt(all, name), 'enum');
  const value = typeof values[0] === 'number' ? 99 : 'something_new';
  draft.edit(section.schema, (file) => {
    objectAt(objectAt(file, 'properties'), name).enum = [...values, value];
  });
  draft.edit(section.words, (file) => {
    file[`${name}.option.${value}`] = 'Something new';
  });
  return `choice ${value} added to ${name} of ${section.name}, with its words`;
};

/** By name. */
export const LIMITS: Readonly<Record<string, Kind>> = {
  require,
  relax,
  otherType,
  longest: inSome(isText, (schema, { random }) => {
    schema.maxLength = random.of<Json>([1, 12, 40, 300, 100_000, -1, '40', 0]);
    return `at most ${schema.maxLength} characters`;
  }),
  shortest: inSome(isText, (schema, { random }) => {
    schema.minLength = random.of<Json>([2, 20, 5000, -3, 1.5]);
    return `at least ${schema.minLength} characters`;
  }),
  pattern: inSome(isText, (schema, { random }) => {
    schema.pattern = random.of(PATTERNS);
    return `pattern ${schema.pattern}`;
  }),
  noPattern: inSome(
    ({ pattern }) => pattern !== undefined,
    (schema) => {
      const { pattern } = schema;
      delete schema.pattern;
      return `no pattern ${pattern} any more`;
    },
  ),
  format: inSome(isText, (schema, { random }) => {
    schema.format = random.of(['date', 'email', 'time', 'phone', 'zip']);
    return `format ${schema.format}`;
  }),
  least: inSome(isNumber, (schema, { random }) => {
    schema.minimum = random.of<Json>([0, 10, 99_999_999, '5']);
    return `at least ${schema.minimum}`;
  }),
  most: inSome(isNumber, (schema, { random }) => {
    schema.maximum = random.of<Json>([1, 500, -5, null]);
    return `at most ${schema.maximum}`;
  }),
  rows: inSome(
    ({ type }) => type === 'array',
    (schema, { random }) => {
      const word = random.of(['maxItems', 'minItems']);
      schema[word] = random.of<Json>([0, 1, 2, 7, 5000, -1]);
      return `${word} ${schema[word]}`;
    },
  ),
  choiceAdded: choices('choice added without words', (all) => [
    ...all,
    typeof all[0] === 'number' ? 77 : 'else',
  ]),
  choiceGone: choices('choice taken away', (all, { random }) =>
    all.filter((one) => one !== random.of(all)),
  ),
  choiceTwice: choices('choice twice', (all) => [...all, all[0] ?? null]),
  choicesTurned: choices('choices in another order', (all) => all.reverse()),
  choiceWithWords,
};
