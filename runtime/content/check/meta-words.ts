// Turns a meta-schema's errors into sentences a colleague who does not program can act on.
import { childPointer, getAt, isObject, nearestOf } from '../../core/index.ts';
import { didYouMean, type NewFault } from '../read/faults.ts';
import type { MetaError } from '../schema/instantiate.ts';

type Words = Omit<NewFault, 'file'>;
type Say = (error: MetaError) => Omit<Words, 'place'> & { readonly place?: string };

const quote = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const list = (values: readonly unknown[]): string => values.map(quote).join(', ');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** What each kind of error means here. */
const SAY: Readonly<Record<string, Say>> = {
  additionalProperties: ({ params, instancePath }) => ({
    code: 'unknown-word',
    place: childPointer(instancePath, String(params.additionalProperty)),
    message: `"${String(params.additionalProperty)}" is not a word that may stand here.`,
    remedy: 'Correct or remove it; your editor lists the words that fit.',
  }),
  enum: ({ params, data }) => {
    const allowed = texts(params.allowedValues);
    const near = typeof data === 'string' ? nearestOf(data, allowed) : undefined;
    return {
      code: 'unknown-name',
      message: `${quote(data)} is not known here.`,
      remedy: didYouMean(near, `Known are: ${list(allowed)}.`),
      nearest: near,
    };
  },
  required: ({ params }) => ({
    code: 'missing-word',
    message: `"${String(params.missingProperty)}" is missing.`,
    remedy: `Add "${String(params.missingProperty)}".`,
  }),
  type: ({ params, data }) => ({
    code: 'wrong-kind',
    message: `${shorten(quote(data))} is not of the right kind.`,
    remedy: `Write ${kinds(params.type)}.`,
  }),
  uniqueItems: ({ params, data }) => ({
    code: 'written-twice',
    message: `${shorten(quote(Array.isArray(data) ? data[Number(params.i)] : data))} stands twice in this list.`,
    remedy: 'Take one of them away.',
  }),
  pattern: ({ params, data }) => ({
    code: 'wrong-shape',
    message: `${quote(data)} is not written as it must be.`,
    remedy: `It must match ${String(params.pattern)}.`,
  }),
};

/** The faults of one file, without the echoes that combined schemas add. */
export function wordsOf(errors: readonly MetaError[]): readonly Words[] {
  const telling = errors.filter(
    (error) =>
      !['if', 'anyOf', 'propertyNames'].includes(error.keyword) && !isOtherWay(error, errors),
  );
  const chosen = telling.length > 0 ? telling : errors;
  return chosen.map((error) => {
    const said = (SAY[error.keyword] ?? sayPlainly)(error);
    const known = said.nearest ?? nearestSibling(error);
    return {
      place: error.instancePath,
      ...said,
      ...(known === undefined ? {} : { nearest: known }),
    };
  });
}

/** A name may also be a list of names: of a misspelled one, only the name is worth a word. */
const isOtherWay = ({ keyword, instancePath }: MetaError, errors: readonly MetaError[]): boolean =>
  keyword === 'type' &&
  errors.some((other) => other.keyword === 'enum' && other.instancePath === instancePath);

const sayPlainly: Say = ({ message, data }) => ({
  code: 'wrong-shape',
  message: `${shorten(quote(data))} ${message}.`,
  remedy: 'Change it so; your editor shows what fits.',
});

/** For an unknown word, the word of the meta-schema at that place that comes nearest. */
function nearestSibling(error: MetaError): string | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const known = getAt(error.parentSchema, '/properties');
  if (!isObject(known)) return undefined;
  return nearestOf(String(error.params.additionalProperty), Object.keys(known));
}

const kinds = (type: unknown): string =>
  (Array.isArray(type) ? type : [type])
    .map((name) => KIND_WORDS[String(name)] ?? String(name))
    .join(' or ');

const KIND_WORDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'a group { … }',
  null: 'null',
};

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
