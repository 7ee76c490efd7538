// Words of a foreign schema with any value at all: each makes a sound form, or the one sentence that says why there is none.
import { expect, test } from 'vitest';
import { buildRelease, contentOf, importJsonSchema } from '../../runtime/content/index.ts';
import type { Json, JsonObject } from '../../runtime/core/index.ts';
import { formOf } from './kits/foreign.ts';
import { describe, metaFiles } from './kits/small-content.ts';

const text = { type: 'string' };

const WORDS = [
  ...['$id', '$schema', '$anchor', '$defs', 'definitions', 'type', 'properties', 'required'],
  ...['items', 'prefixItems', 'additionalItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  ...['additionalProperties', 'patternProperties', 'propertyNames', 'minProperties'],
  ...['dependencies', 'dependentRequired', 'dependentSchemas', 'allOf', 'anyOf', 'oneOf', 'not'],
  ...['if', 'then', 'else', 'enum', 'const', 'default', 'examples', 'title', 'description'],
  ...['format', 'pattern', 'minLength', 'maximum', 'exclusiveMinimum', 'multipleOf'],
  ...['readOnly', 'writeOnly', 'nullable', 'enumNames', 'errorMessage', 'discriminator'],
];

const VALUES: readonly Json[] = [
  ...[null, true, false, 0, -3, 1.5, 'x', '', '/x'],
  ...[[], [1], ['a', 'a'], [null], [{}], [[]]],
  ...[{}, { a: 1 }, { a: null }, { a: [] }, { a: [1] }, { a: {} }, { a: true }, { '': {} }],
];

test('no word keeps a form out, whatever its value is', async () => {
  const meta = await metaFiles();
  const wrong: string[] = [];
  for (const word of WORDS) {
    const odd = VALUES.flatMap((value, at) => [
      [`bare${at}`, { [word]: value }] as const,
      [`text${at}`, { ...text, [word]: value }] as const,
      [`rows${at}`, { type: 'array', items: { properties: { q: text }, [word]: value } }] as const,
    ]);
    const schema = { properties: { name: text, ...Object.fromEntries(odd) } };
    const { faults, files } = importJsonSchema(schema, { id: 'foreign' });
    const built = await buildRelease(contentOf({ ...meta, ...files }));
    const said = [...faults, ...built.faults].map(describe);
    if (said.length > 0) wrong.push(`${word}: ${said.join(' ')}`);
  }
  expect(wrong).toEqual([]);
});

test('at the top the sentence is that there are no fields, or none is said', () => {
  const said = WORDS.flatMap((word) =>
    VALUES.flatMap((value): readonly string[] => {
      const schema: JsonObject = { type: 'object', properties: { name: text }, [word]: value };
      const { faults } = importJsonSchema(schema, { id: 'foreign' });
      return faults.filter(({ code }) => code !== 'no-fields').map(describe);
    }),
  );
  expect(said).toEqual([]);
});

test('names that are none, lists of nothing and conditions without an end are left out alone', async () => {
  const { wrong, report } = await formOf({
    properties: { name: text, size: { type: 'integer', readOnly: 'never' } },
    dependencies: { size: ['name', 7] },
    anyOf: [],
    if: { required: ['size'] },
  });
  expect(wrong({ size: 3 })).toEqual([' dependencies']);
  expect(wrong({ size: 3, name: 'Ada' })).toEqual([]);
  expect(report.filter(({ did }) => did === 'left out').map(({ what }) => what)).toEqual([
    expect.stringContaining('dependencies'),
    'readOnly "never"',
  ]);
});
