// Rules that set fields of the same rows and read others of them are no circle; those that read what the other sets are one.
import { expect, test } from 'vitest';
import { bundleOf, rule } from '../helpers/bundle.ts';

const text = { type: 'string', maxLength: 9 } as const;
const day = { type: 'string', format: 'date' } as const;

const rowsWith = (fn: 'given' | 'due') =>
  bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            rows: {
              type: 'array',
              maxItems: 9,
              items: {
                type: 'object',
                properties: { given: text, born: day, upper: text, due: day },
              },
            },
          },
        },
        ui: {
          rows: {
            'ui:widget': 'repeat',
            items: { upper: { 'ui:widget': 'output' }, due: { 'ui:widget': 'output' } },
          },
        },
      },
    },
    rules: [
      rule(
        'one',
        ['row.given', 'isEmpty', false],
        { type: 'set', field: '/rows/*/upper', compute: { fn: 'upper', of: `row.${fn}` } },
        { forEach: '/rows' },
      ),
      rule(
        'two',
        [fn === 'due' ? 'row.upper' : 'row.born', 'isEmpty', false],
        {
          type: 'set',
          field: '/rows/*/due',
          compute: { fn: 'shiftedDay', of: 'row.born', years: 18 },
        },
        { forEach: '/rows' },
      ),
    ],
  });

test('two rules of the same rows that read what nobody sets are let pass', async () => {
  await expect(rowsWith('given')).resolves.toMatchObject({ id: 'test' });
});

test('two rules of which each reads what the other sets are a circle', async () => {
  await expect(rowsWith('due')).rejects.toThrow(
    /These rules set fields in a circle: "one" → "two" → "one"/,
  );
});
