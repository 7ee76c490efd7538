// Which words of a foreign schema a form keeps.

/** Words whose value is a list of schemas. */
export const LISTS = new Set(['allOf', 'anyOf', 'oneOf']);

/** Words whose value is one schema. Unknown members are refused by the server, so what describes them is left out. */
export const SINGLES = new Set(['items', 'contains', 'if', 'then', 'else', 'not']);

export const KEPT = {
  words: new Set([
    'type',
    'required',
    'enum',
    'const',
    'default',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minItems',
    'maxItems',
    'uniqueItems',
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
