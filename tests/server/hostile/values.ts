// Values nobody means: of every type, beyond every range, and texts that stores, patterns and screens have stumbled over.
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';

/** A value as JSON spells it: some, such as `1e999` and a key twice, exist only there. */
export type Spelled = string;

const spelled = (value: unknown): Spelled => JSON.stringify(value);

/** Texts as they are typed, and as no keyboard types them. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  'a\udc00',
  '\u202egnp.exe',
  `e${'\u0301'.repeat(40)}`,
  '\u200b',
  '\ufeff',
  '👩‍⚖️👨‍👩‍👧‍👦',
  'İıŞßẞﬁ',
  'זהרה שלום ١٢٣',
  "'; drop table attorney; --",
  '"\\\'`#{7*7}{{7*7}}<%= 7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-Infinity',
  '-1',
  '0x10',
  '1e400',
  '999999999999999',
  '99999999999999999999999999',
  '-99999999.999',
  '1e3',
  '0000-00-00',
  '9999-12-31',
  '99999-01-01',
  '-271822-04-20',
  '2026-02-30',
  '13/45/2026',
  '294277-01-01T00:00:00Z',
  '8640000000000001.6f2c1c5e-7d3a-4b5f-9a53-2f5d7b1c8e90',
  '-99999999999999.6f2c1c5e-7d3a-4b5f-9a53-2f5d7b1c8e90',
  '8640000000000000.6f2c1c5e-7d3a-4b5f-9a53-2f5d7b1c8e90',
  '00000000-0000-0000-0000-000000000000',
  '6f2c1c5e-7d3a-4b5f-9a53-2f5d7b1c8e9g',
  '%',
  '%00',
  '%zz',
  '_',
  '\\',
  'a\r\nset-cookie: a=b',
  'a@b.example',
  `${'a'.repeat(300)}@example.org`,
  'x'.repeat(5000),
  '9'.repeat(400),
];

/** Numbers at the edges of what columns, calendars and programs count to. */
const NUMBERS: readonly Spelled[] = [
  ...['0', '-0', '-1', '1', '0.1', '-0.005', '1.005', '1e-320'],
  ...['99', '100', '32767', '32768', '2147483647', '2147483648', '-2147483649'],
  ...['9999999', '10000000', '9999999999', '9999999999.99', '9999999999.995', '99999999999'],
  ...['999999999999999', '9007199254740991', '9007199254740993', '-9223372036854775809'],
  ...['1e21', '1e100', '-1e308', '1.7976931348623157e308', '1e999', '-1e999'],
];

const NESTED = `${'['.repeat(30)}${']'.repeat(30)}`;

const SHAPES: readonly Spelled[] = [
  ...['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '[{}]', '{"":null}', NESTED],
  ...['["a","a"]', '[1,"a",null,{}]', '{"a":1,"a":2}', '{"length":-1}', '{"toString":null}'],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"$ref":"#/"}'],
  ...['[{"__proto__":[]}]', '{"a\\u0000":1}', '{"\\ud83d":1}', '{"id":null,"0":[]}'],
  `[${'0,'.repeat(2000)}0]`,
];

/** At any place of a body of JSON. */
export const VALUES: readonly Spelled[] = [...SHAPES, ...NUMBERS, ...TEXTS.map(spelled)];

/** Names that every object has, or that no object should have. */
export const NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '0',
  'a\u0000',
  '\ud83d',
  'x'.repeat(3000),
];

/** In place of a whole body. */
export const BODIES: readonly string[] = [
  ...['', ' ', 'null', '[]', '{}', '0', '"x"', 'true', '{', '{"a":', '[1,]', "{'a':1}", '\ufeff{}'],
  ...['\u0000', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"a":1}}}'],
  ...['a=b&c=d', '{"a":1}{"b":2}', '['.repeat(5000), `{"a":${'{"a":'.repeat(200)}1`],
];

export const FILE_NAMES: readonly string[] = [...HOSTILE_NAMES, ...TEXTS.slice(0, 24)];

/** What a header may hold, as far as a client can send it at all. */
export const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'content-type': [
    '',
    'text/html',
    'application/json; charset=utf-16',
    'application/json;'.repeat(60),
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x; boundary=y',
    'application/x-www-form-urlencoded',
    '/',
  ],
  authorization: [
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer \u00ff\u00fe',
    `Bearer ${'x'.repeat(4000)}`,
  ],
  cookie: ['=', ';;;=;', '__proto__=x', 'a=%00', 'a=%', `a=${'x'.repeat(3000)}`, 'a="\u00ff"'],
  'idempotency-key': ['', ' ', 'x'.repeat(4000), '__proto__', '\u00ff', '%00'],
  'user-agent': ['', '\u00ff'.repeat(400), 'x'.repeat(4000), '__proto__'],
  'accept-language': ['*', ';q=', '__proto__', 'xx-'.repeat(600)],
  'accept-encoding': ['*;q=0', '__proto__', 'gzip;q=9'],
  'if-none-match': ['*', '"', 'W/', 'x'.repeat(3000)],
  'x-forwarded-for': ['', '__proto__', '999.999.999.999', '::ffff:0', ','.repeat(2000)],
  origin: ['null', 'http://', '\u00ff', 'http://[::'],
  referer: ['/', 'http://[', '%', 'x'.repeat(3000)],
  'content-length': [],
};
