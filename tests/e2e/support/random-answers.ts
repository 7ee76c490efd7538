// Random answers after a schema: mostly of the right shape, often blank, sometimes plainly wrong.
import fc from 'fast-check';
import type { Json, Schema } from '../../../runtime/core/index.ts';

const WRONG = fc.constantFrom<Json>(
  '',
  '   ',
  0,
  -1,
  true,
  null,
  [],
  {},
  'x'.repeat(300),
  '2026-02-31',
);
const WORDS = fc.constantFrom(
  'Dana',
  'dana@example.com',
  '(404)555-0142',
  '123-45-6789',
  '12-3456789',
  '30309',
  'GA',
  '2026-11-20',
  '2025-01-01',
  '021000021',
  'Yes',
);

/** An arbitrary value for the schema; `fc.sample` with a seed makes runs repeatable. */
export function answersFor(schema: Schema): fc.Arbitrary<Json | undefined> {
  return fc.oneof(
    { weight: 8, arbitrary: rightFor(schema) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: WRONG },
  );
}

function rightFor(schema: Schema): fc.Arbitrary<Json | undefined> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.properties) {
    const members = Object.entries(schema.properties).map(([name, member]) => [
      name,
      answersFor(member),
    ]);
    return fc.record(Object.fromEntries(members), { requiredKeys: [] }) as fc.Arbitrary<Json>;
  }
  if (schema.items) return fc.array(rightFor(schema.items), { maxLength: 4 }) as fc.Arbitrary<Json>;
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 500 });
    case 'boolean':
      return fc.boolean();
    default:
      return WORDS;
  }
}
