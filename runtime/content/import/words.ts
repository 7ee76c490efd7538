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

/** Names with dots, stars or odd spaces mean something else in paths; some reach into JavaScript itself. */
export const isImpossibleName = (name: string): boolean =>
  name.trim() !== name || /[.*]|^$|^(__proto__|constructor|prototype)$/.test(name);
