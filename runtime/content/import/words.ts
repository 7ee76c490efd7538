// Which words of a foreign schema a form keeps.
import { LIMIT_WORDS } from '../model/limit-words.ts';

/** Words whose value is a list of schemas. */
export const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);

/** Words whose value is one schema. */
export const SINGLES = new Set(['contains', 'if', 'then', 'else', 'not', 'propertyNames']);

/** As they stand, but for patterns and formats: these are looked at by themselves. */
export const KEPT = {
  words: new Set<string>([
    ...LIMIT_WORDS,
    'minProperties',
    'maxProperties',
    'readOnly',
    'writeOnly',
  ]),
  formats: new Set([
    'date',
    'time',
    'date-time',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'url',
    'uuid',
    'regex',
    'json-pointer',
    'data-url',
  ]),
} as const;

/** Words that are not lost: they become messages, or say nothing about answers. */
export const TEXTS = new Set([
  'title',
  'description',
  'enumNames',
  'errorMessage',
  '$schema',
  '$id',
  'id',
  '$anchor',
  'definitions',
  '$defs',
  '$comment',
  'examples',
  'default',
  'nullable',
]);

/** Names with dots, stars or odd spaces mean something else in paths; one reaches into JavaScript itself. */
const ODD = /[.*]|\s\s|[\t\n\r]|^$|^__proto__$/;

/** Pointers take digits for the number of a row. */
const DIGITS = /^\d+$/;

/** Rules begin with these what they read from elsewhere, and messages with a letter or such a sign. */
const ODD_AT_TOP = /^(context|row|today)$|^[^\p{L}\p{N}_@$]/u;

/** Controls, and halves of signs: no database keeps them. */
export const UNSTORED = /[\p{Cc}\p{Cs}]/u;

/** Paths, keys and reports name fields; nobody reads more. */
const LONGEST_NAME = 200;

/** May no field of a group at this path be called so? */
export const isImpossibleName = (name: string, path: string): boolean =>
  name.trim() !== name ||
  name.length > LONGEST_NAME ||
  UNSTORED.test(name) ||
  ODD.test(name) ||
  DIGITS.test(name) ||
  (path === '' && ODD_AT_TOP.test(name));
