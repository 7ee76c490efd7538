// The kinds of fault a person can be told of: words of a schema that a validator reports, and those of our own.
import { LIMIT_WORDS } from '../model/limit-words.ts';

/** Words of a schema by which an answer can be wrong; what only holds others together is never told itself. */
const OF_SCHEMAS = [
  ...LIMIT_WORDS,
  'contains',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'not',
  'anyOf',
  'oneOf',
  'false schema',
] as const;

/** Kinds that the judge itself tells of. */
const OWN = [
  'required',
  'unknown',
  'rule',
  'options',
  'duplicate',
  'line',
  'characters',
  'digits',
  'common',
  'guessable',
  'gone',
  'byRole',
  'rowAdded',
  'rowChanged',
  'rowGone',
  'rowsMissing',
  'tooEarly',
  'tooLate',
  'invalid',
] as const;

/** Every code a fault can have. */
export const FAULT_CODES: ReadonlySet<string> = new Set([...OF_SCHEMAS, ...OWN]);

/** Codes that say nothing of the schema of the field they stand at: rules and lists give them. */
export const ANYWHERE: ReadonlySet<string> = new Set([
  'required',
  'type',
  'options',
  'duplicate',
  'line',
  'characters',
  'digits',
  'common',
  'guessable',
  'gone',
  'tooEarly',
  'tooLate',
]);
