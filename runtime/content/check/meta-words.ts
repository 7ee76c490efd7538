// Turns a meta-schema's errors into sentences a colleague who does not program can act on.
import {
  childPointer,
  FIELD_OPTIONS,
  getAt,
  isCalendarDate,
  isObject,
  nearestOf,
  WIDGETS,
} from '../../core/index.ts';
import { didYouMean, type NewFault } from '../read/faults.ts';
import type { MetaError } from '../schema/instantiate.ts';
import { causesOf, mayBeList } from './meta-causes.ts';
import { patternRemedy } from './pattern-words.ts';
import { titleRemedy } from './row-words.ts';
import { shapeOf } from './shapes.ts';
import { adviceOn, suggestionFor } from './suggested.ts';

type Words = Omit<NewFault, 'file'>;
type Say = (error: MetaError) => Omit<Words, 'place'> & { readonly place?: string };

const quote = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const list = (values: readonly unknown[]): string => values.map(quote).join(', ');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** What each kind of error means here. */
const SAY: Readonly<Record<string, Say>> = {
  additionalProperties: sayUnknownWord,
  enum: ({ params, data }) => {
    const allowed = texts(params.allowedValues);
    const written = typeof data === 'string' ? data : '';
    const near =
      written === '' ? undefined : (suggestionFor(written, allowed) ?? nearestOf(written, allowed));
    const isLong = near !== undefined && allowed.length > MOST_LISTED;
    const known = isLong ? '' : `Known are: ${list(allowed)}.`;
    return {
      code: 'unknown-name',
      message: `${quote(data)} is not known here.`,
      remedy: didYouMean(near, [adviceOn(written), known].filter(Boolean).join(' ')).trim(),
      nearest: near,
    };
  },
  required: ({ params }) => ({
    code: 'missing-word',
    message: `"${String(params.missingProperty)}" is missing.`,
    remedy: `Add "${String(params.missingProperty)}".`,
  }),
  type: (error) => ({
    code: 'wrong-kind',
    message: `${shorten(quote(error.data))} is not of the right kind.`,
    remedy: remedyOfKind(error),
  }),
  uniqueItems: ({ params, data }) => ({
    code: 'written-twice',
    message: `${shorten(quote(Array.isArray(data) ? data[Number(params.i)] : data))} stands twice in this list.`,
    remedy: 'Take one of them away.',
  }),
  pattern: ({ params, data, parentSchema, instancePath }) => ({
    code: 'wrong-shape',
    message: `${quote(data)} is not written as it must be.`,
    remedy:
      titleRemedy(instancePath, data) ??
      shapeOf(String(params.pattern)) ??
      descriptionOf(parentSchema),
  }),
  format: ({ data }) => ({
    code: 'wrong-shape',
    message: `The pattern ${quote(data)} cannot be read.`,
    remedy: patternRemedy(String(data)),
  }),
  minItems: () => ({
    code: 'wrong-shape',
    message: 'This list is empty.',
    remedy: 'Write at least one thing into it, or take the whole line out.',
  }),
  minProperties: () => ({
    code: 'wrong-shape',
    message: 'This group { } is empty.',
    remedy: 'Write what it is for, or take it out.',
  }),
  minLength: () => ({
    code: 'wrong-shape',
    message: 'This text is empty.',
    remedy: 'Write something, or take the whole line out.',
  }),
  maxLength: ({ params, data }) => ({
    code: 'too-long',
    message: `This text has ${lengthOf(data)} characters; at most ${String(params.limit)} may stand here.`,
    remedy: 'Write it shorter. What takes several paragraphs is a page of its own, in Markdown.',
  }),
  maxProperties: sayTooMany,
  minimum: sayLimit,
  maximum: sayLimit,
  exclusiveMinimum: sayLimit,
  exclusiveMaximum: sayLimit,
};

/** As a schema counts them. */
const lengthOf = (text: unknown): number => [...String(text)].length;

const LIMIT_WORDS: Readonly<Record<string, string>> = {
  minimum: 'or more',
  maximum: 'or less',
};

function sayLimit({ keyword, params, data }: MetaError): ReturnType<Say> {
  const limit = String(params.limit);
  const words = LIMIT_WORDS[keyword];
  const wanted = keyword.endsWith('Minimum') ? `more than ${limit}` : `less than ${limit}`;
  return {
    code: 'wrong-shape',
    message: `${quote(data)} cannot stand here.`,
    remedy: `Write ${words === undefined ? wanted : `${limit} ${words}`}, or take the line out.`,
  };
}

/** Of words that cannot stand side by side, those that must are kept. */
function sayTooMany({ params, data, parentSchema }: MetaError): ReturnType<Say> {
  const words = Object.keys(isObject(data) ? data : {});
  const must = texts(isObject(parentSchema) ? parentSchema.required : []);
  const present = words.filter((word) => must.includes(word));
  const rest = words.filter((word) => !must.includes(word));
  const few = Number(params.limit) - present.length;
  const most = few === 1 ? 'one' : String(few);
  return {
    code: 'wrong-shape',
    message: `${list(words)} cannot stand side by side.`,
    remedy:
      present.length === 0
        ? `Keep ${most} of them.`
        : `Keep ${list(present)}, and only ${most} of ${list(rest)}.`,
  };
}

/** The faults of one file, without the echoes that combined schemas add. */
export function wordsOf(errors: readonly MetaError[]): readonly Words[] {
  return causesOf(errors).map((error) => ({
    place: error.instancePath,
    ...(SAY[error.keyword] ?? sayPlainly)(error),
    ...(error.keyword === 'enum' && mayBeList(error, errors) && listInOneText(error)),
  }));
}

/** Known names with commas between them, all in one text. */
function listInOneText({ params, data }: MetaError): { readonly remedy: string } | undefined {
  const parts = typeof data === 'string' ? data.split(/[,|]/).map((part) => part.trim()) : [];
  const known = texts(params.allowedValues);
  const isList = parts.length > 1 && parts.every((part) => known.includes(part));
  return isList ? { remedy: `Write a list: [${list(parts)}].` } : undefined;
}

/** One word that nobody knows here, or several side by side. */
function sayUnknownWord({ params, instancePath, parentSchema, data }: MetaError): ReturnType<Say> {
  const words = texts(params.words ?? [params.additionalProperty]);
  const [first = ''] = words;
  const known = Object.keys(propertiesIn(parentSchema));
  const instead = texts([params.instead])[0];
  const near = instead ?? suggestionFor(first, known) ?? nearestOf(first, known);
  const listed = known.filter((word) => !word.startsWith('$'));
  const fits =
    listed.length > 0 && listed.length <= MOST_LISTED
      ? `Words that fit here: ${list(listed)}.`
      : '';
  const isField = known.includes('properties') && isObject(data) && isObject(data[first]);
  const option = first.startsWith('ui:') ? first.slice(3) : '';
  const inOptions =
    OPTIONS.has(option) && !/^(options|widget)$/.test(option)
      ? `Write it below "ui:options": { "${option}": … }.`
      : undefined;
  const advice =
    inOptions ??
    adviceOn(first, instancePath) ??
    (isField ? 'A field stands below "properties".' : undefined);
  const remedy = [advice, fits].filter(Boolean).join(' ');
  return {
    code: 'unknown-word',
    place: childPointer(instancePath, first),
    message:
      words.length > 1
        ? `${list(words)} are no words that may stand here.`
        : `"${first}" is not a word that may stand here.`,
    remedy: didYouMean(near, remedy === '' ? 'Correct it, or take it out.' : remedy),
    nearest: near,
  };
}

/** More words than these help nobody who looks for one. */
const MOST_LISTED = 12;

const propertiesIn = (schema: unknown): object => {
  const known = isObject(schema) ? getAt(schema, '/properties') : undefined;
  return isObject(known) ? known : {};
};

const sayPlainly: Say = ({ data }) => ({
  code: 'wrong-shape',
  message: `${shorten(quote(data))} cannot stand here.`,
  remedy: 'Change it as the guide (schemas/README.md) shows for this place.',
});

const descriptionOf = (schema: unknown): string =>
  isObject(schema) && typeof schema.description === 'string'
    ? schema.description
    : 'The guide (schemas/README.md) shows how.';

/** What stands below "ui:options" wherever it is understood. */
const OPTIONS: ReadonlySet<string> = new Set([
  ...FIELD_OPTIONS,
  ...Object.values(WIDGETS).flatMap((widget) => ('options' in widget ? widget.options : [])),
]);

function remedyOfKind({ params, data, instancePath }: MetaError): string {
  const word = instancePath.slice(instancePath.lastIndexOf('/') + 1);
  const wanted = [params.type].flat().map(String);
  const ofTitle = titleRemedy(instancePath, data);
  if (ofTitle !== undefined) return ofTitle;
  if (word === 'required' && data === true)
    return 'List the name of the field in "required" beside "properties" instead.';
  if (wanted.includes('object') && typeof data !== 'object') {
    if (word === 'widget') return 'Write "ui:widget".';
    if (OPTIONS.has(word)) return `Write it below "ui:options": { "${word}": ${quote(data)} }.`;
  }
  if (/^(minimum|maximum)$/.test(word) && !isNumeric(data))
    return `Write a number; ${word === 'minimum' ? 'the first' : 'the last'} day of a date stands in the ui.json: "ui:options": { "${word.slice(0, 3)}": ${isDate(data) ? quote(data) : '"today"'} }.`;
  if (typeof data === 'string' && wanted.some((type) => type === 'number' || type === 'integer'))
    return /^-?[0-9]+(\.[0-9]+)?$/.test(data)
      ? `Write ${kinds(wanted)} without quotes: ${data}.`
      : `Write ${kinds(wanted)}.`;
  if (wanted.length === 1 && wanted[0] === 'boolean') return 'Write true or false, without quotes.';
  if (wanted.includes('array') && typeof data === 'string' && data.length <= MOST_SHOWN)
    return `Write a list: [${list(data.split(/,\s*/))}].`;
  return `Write ${kinds(wanted)}.`;
}

const isDate = (data: unknown): boolean => typeof data === 'string' && isCalendarDate(data);

const isNumeric = (data: unknown): boolean => /^-?[0-9]+(\.[0-9]+)?$/.test(String(data));

const kinds = (types: readonly string[]): string =>
  types.map((name) => KIND_WORDS[name] ?? name).join(' or ');

const KIND_WORDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'a group { … }',
  null: 'null',
};

const MOST_SHOWN = 60;
const shorten = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}…` : text;
