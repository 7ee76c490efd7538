// Which words of a foreign schema a form keeps.
import { LIMIT_WORDS } from '../model/limit-words.ts';

/** Words whose value is a list of schemas. */
export const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);

/** Words whose value is one schema. Unknown members are refused by the server, so what describes them is left out. */
export const SINGLES = new Set(['items', 'contains', 'if', 'then', 'else', 'not']);

/** As they stand, but for patterns and formats: these are looked at by themselves. */
export const KEPT = {
  words: new Set<string>([
    ...LIMIT_WORDS,
    'required',
    'default',
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
  ]),
} as const;
