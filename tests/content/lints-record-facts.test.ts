// What rules may ask of the page and its mode, where a form edits a record and where another takes its rules over.
import { expect, test } from 'vitest';
import { CARD_RULES, withRecord } from './kits/card-record.ts';
import { build, describe } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt, when } from './kits/spoilt.ts';

test('a rule that is taken over may ask for the mode of the record it is taken to', async () => {
  const asking = (isTaken: boolean) => (files: Files) => {
    withRecord(files);
    files['rules/trip.rules.json'].rules.push({
      name: 'edited-names-have-seats',
      conditions: when('context.mode', 'equal', 'edit'),
      event: { type: 'set', params: { field: 'seats', value: 4 } },
    });
    files['rules/trip.cases.json'].cases.push({
      name: 'Edited',
      context: { mode: 'edit' },
      given: { travels: 'car' },
      expect: { values: { seats: 4 } },
    });
    const rules = files[CARD_RULES] as unknown as { rules: unknown[] };
    if (isTaken) rules.rules.unshift({ use: 'trip.edited-names-have-seats' });
  };
  expect((await build(asking(true))).faults.map(describe)).toEqual([]);
  expect((await build(asking(false))).faults.map(({ code }) => code)).toEqual([
    'value-never-known',
  ]);
});

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a page of the record that there is not',
    spoil: (files) => {
      const rules = files[CARD_RULES] as unknown as { rules: unknown[] };
      rules.rules.push({
        name: 'x',
        conditions: when('context.route', 'equal', 'form'),
        event: { type: 'require', params: { fields: ['seats'] } },
      });
    },
    code: 'value-never-known',
    file: CARD_RULES,
    words: /"context.route" with "form", which it never is/,
  },
  {
    name: 'a page that is nearly that of a record',
    spoil: (files) => {
      files['rules/trip.rules.json'].rules.push({
        name: 'x',
        conditions: when('context.route', 'notEqual', 'Crad'),
        event: { type: 'require', params: { fields: ['seats'] } },
      });
      const rules = files[CARD_RULES] as unknown as { rules: unknown[] };
      rules.rules.unshift({ use: 'trip.x' });
    },
    code: 'value-never-known',
    file: 'rules/trip.rules.json',
    words: /"context.route" with "Crad"/,
    nearest: 'Card',
  },
];

test.each(SPOILT)('$name is refused', (spoilt) =>
  expectRefused({
    ...spoilt,
    spoil: (files) => {
      withRecord(files);
      spoilt.spoil(files);
    },
  }),
);
