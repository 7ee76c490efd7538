// Refs of a foreign schema that lead nowhere: what hangs on them is told part by part, and the rest is a sound form.
import { expect, test } from 'vitest';
import { buildRelease, contentOf, importJsonSchema } from '../../runtime/content/index.ts';
import { isObject, type Json, type JsonObject } from '../../runtime/core/index.ts';
import { foreignSchemas } from '../helpers/foreign/fixtures.ts';
import { formOf } from './kits/foreign.ts';
import { describe, metaFiles } from './kits/small-content.ts';

const text = { type: 'string' };
const dead = { $ref: '#/definitions/none' };

/** What was said of one field. */
const toldOf = (report: Awaited<ReturnType<typeof formOf>>['report'], path: string) =>
  report.filter((line) => line.path === path).map(({ did, what }) => `${did}: ${what}`);

test.each([
  ['to nothing', '#/definitions/none', 'names nothing that exists'],
  ['to no anchor', '#address', 'names nothing that exists'],
  ['that cannot be read', '#/a%', 'names nothing that exists'],
  ['to another site', 'https://elsewhere.example/a.json', 'names another file, which is not there'],
  ['to a file that is not there', 'gone.json#/a', 'names another file, which is not there'],
])(
  'a field behind a ref %s is left out and told, and the rest can be sent',
  async (_, ref, why) => {
    const { report, wrong } = await formOf({
      type: 'object',
      required: ['name', 'lost'],
      properties: { name: text, lost: { $ref: ref, title: 'Lost' } },
      dependencies: { name: ['lost'] },
    });
    expect(toldOf(report, 'lost')).toEqual([`left out: "${ref}" ${why}`]);
    expect(report.find(({ path }) => path === 'lost')?.remedy).toMatch(/\.$/);
    expect(wrong({ name: 'Ada' })).toEqual([]);
  },
);

test('what stands beside a ref to nothing is kept', async () => {
  const { report, words, wrong } = await formOf({
    properties: { code: { ...dead, ...text, maxLength: 3, title: 'Short code' } },
  });
  expect(toldOf(report, 'code')).toEqual([
    'taken: a text',
    'left out: "#/definitions/none" names nothing that exists',
  ]);
  expect(words['code.label']).toBe('Short code');
  expect(wrong({ code: 'long' })).toEqual(['/code maxLength']);
});

test('a list, a group and possibilities that are nothing without it go as a whole', async () => {
  const { report } = await formOf({
    properties: {
      name: text,
      rows: { type: 'array', items: { allOf: [dead] } },
      group: { type: 'object', properties: { only: dead } },
      either: { oneOf: [{ type: 'null' }, dead] },
      chain: { $ref: '#/definitions/chain' },
    },
    definitions: { chain: { $ref: '#/definitions/end' }, end: dead },
  });
  const lost = report.filter(({ did }) => did === 'left out').map(({ path }) => path);
  expect(lost).toEqual(['rows', 'group', 'either', 'chain']);
});

test('of possibilities and parts those that are known are kept, and a condition goes whole', async () => {
  const { report, wrong } = await formOf({
    properties: {
      kind: { enum: ['a', 'b'] },
      either: { anyOf: [dead, { type: 'integer' }, { ...text, maxLength: 3 }] },
    },
    allOf: [dead, { required: ['kind'] }],
    if: { properties: { kind: { const: 'a' }, other: dead } },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { required: ['either'] },
  });
  expect(toldOf(report, 'either')).toContain(
    'left out: a possibility, as "#/definitions/none" names nothing that exists',
  );
  expect(toldOf(report, '')).toEqual([
    'left out: a part of it, as "#/definitions/none" names nothing that exists',
    'left out: a condition, as "#/definitions/none" names nothing that exists',
  ]);
  expect(wrong({ kind: 'a' })).toEqual([]);
  expect(wrong({})).toEqual([' required']);
});

const PLACES = new Set(['properties', 'definitions', '$defs', 'oneOf', 'anyOf', 'allOf']);

/** Every way to break one ref of a schema: a piece of it replaced by a ref that leads nowhere. */
function* broken(node: Json | undefined): Generator<Json> {
  if (!isObject(node)) return;
  for (const [word, value] of Object.entries(node)) {
    const inner = word === 'items' ? { items: value } : value;
    if ((!PLACES.has(word) && word !== 'items') || !isObject(inner)) {
      if (!Array.isArray(inner) || !PLACES.has(word)) continue;
    }
    for (const [name, piece] of Object.entries(inner as JsonObject)) {
      const put = (made: Json): Json => {
        if (word === 'items') return { ...node, items: made };
        if (Array.isArray(value))
          return {
            ...node,
            [word]: value.map((one: Json, at) => (at === Number(name) ? made : one)),
          };
        return { ...node, [word]: { ...(value as JsonObject), [name]: made } };
      };
      yield put(dead);
      for (const deeper of broken(piece)) yield put(deeper);
    }
  }
}

test('wherever a ref of a real schema is broken, what is left passes the check', async () => {
  const meta = await metaFiles();
  const all = foreignSchemas()
    .filter(({ schema }) => JSON.stringify(schema).length < 4_000)
    .flatMap(({ name, schema }) => [...broken(schema)].map((one) => ({ name, one })));
  const step = Math.ceil(all.length / 32);
  const tried = all.filter((_, at) => at % step === 0);
  const wrong: string[] = [];
  for (const { name, one } of tried) {
    const { faults, files } = importJsonSchema(one, { id: 'foreign' });
    const kinds = faults.filter(({ code }) => code !== 'no-fields').map(({ message }) => message);
    const built =
      faults.length > 0 ? undefined : await buildRelease(contentOf({ ...meta, ...files }));
    const said = [...kinds, ...(built?.faults.map(describe) ?? [])];
    if (said.length > 0) wrong.push(`${name} ${JSON.stringify(one)}: ${said.join(' ')}`);
  }
  expect(tried.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
