// Forms that edit a record: what the compiler makes of them, and one spoilt thing for each lint on them.
import { expect, test } from 'vitest';
import { contextOf, type FormBundle } from '../../runtime/core/index.ts';
import { CARD, CARD_RULES, card, withRecord } from './kits/card-record.ts';
import { build, describe, release } from './kits/small-content.ts';
import { expectRefused, type Files, type Spoilt, when } from './kits/spoilt.ts';

test('a form for a record is released with its plan, and rules read its route and the record as it is stored', async () => {
  expect((await build(withRecord)).faults.map(describe)).toEqual([]);
  const bundle = (await release(withRecord)).forms.card?.bundle as FormBundle;
  expect(bundle.record).toMatchObject({ route: 'Card', edit: ['person'] });
  expect(bundle.messages['card.saved']).toBe('Saved for you');
  expect(Object.keys(bundle.calls)).toEqual(expect.arrayContaining(['card_load', 'card_save']));
  const context = contextOf(bundle, { route: 'form', today: '2026-03-02' });
  expect(context).toMatchObject({ route: 'Card', mode: 'edit' });
});

test('a rule of another form holds where it is taken over, and stands with its cases in its own form', async () => {
  const taking = (files: Files): void => {
    withRecord(files);
    files['rules/trip.rules.json'].rules.push({
      name: 'names-have-seats',
      conditions: when('name', 'equal', 'Ada'),
      event: { type: 'set', params: { field: 'seats', value: 4 } },
    });
    files['rules/trip.cases.json'].cases.push(
      { name: 'Ada', given: { name: 'Ada' }, expect: { values: { seats: 4 } } },
      { name: 'Bob', given: { name: 'Bob' }, expect: { noFaults: [{ at: 'name' }] } },
    );
    const rules = files[CARD_RULES] as unknown as { rules: unknown[] };
    rules.rules.unshift({ use: 'trip.names-have-seats' });
  };
  expect((await build(taking)).faults.map(describe)).toEqual([]);
  const { forms } = await release(taking);
  const [first] = forms.card?.bundle.rules ?? [];
  expect(first).toEqual(forms.trip?.bundle.rules.find(({ name }) => name === first?.name));
});

const SPOILT: readonly Spoilt[] = [
  {
    name: 'a record that is sent like a form',
    spoil: (files) => Object.assign(card(files), { submit: { call: 'card_save' } }),
    code: 'call-without-use',
    file: CARD,
    words: /edits a record has no "submit"/,
  },
  {
    name: 'a record in steps',
    spoil: (files) => Object.assign(card(files), { kind: 'wizard' }),
    code: 'record-in-steps',
    file: CARD,
    words: /has no steps/,
  },
  {
    name: 'a section to edit that is not there',
    spoil: (files) => Object.assign(card(files).record, { edit: ['persona'] }),
    code: 'unknown-section',
    file: CARD,
    words: /edits no section "persona"/,
    nearest: 'person',
  },
  {
    name: 'panes of a section that is only shown',
    spoil: (files) =>
      Object.assign(card(files).record, { panes: { all: { sections: ['person', 'office'] } } }),
    code: 'unknown-section',
    file: CARD,
    words: /edits no section "office"/,
  },
  {
    name: 'a word of panes that is not there',
    spoil: (files) =>
      Object.assign(card(files).record, {
        edit: ['person', 'office'],
        panes: { all: { sections: ['person', 'office'], title: 'card.savd' } },
      }),
    code: 'unknown-message',
    file: CARD,
    words: /no message "card.savd"/,
    nearest: 'card.saved',
  },
  {
    name: 'a key for a section that is only shown',
    spoil: (files) =>
      Object.assign(card(files).record.save, { key: { input: 'part', of: { office: 'X' } } }),
    code: 'unknown-section',
    file: CARD,
    words: /edits no section "office"/,
  },
  {
    name: 'a record where the call answers none',
    spoil: (files) =>
      Object.assign(card(files).record, { load: { call: 'card_load', at: 'traveller.cart' } }),
    code: 'unknown-field',
    file: CARD,
    words: /"card_load" answers no "traveller.cart"/,
    nearest: 'card',
  },
  {
    name: 'an input of the save that the load does not answer',
    spoil: (files) => Object.assign(card(files).record.save, { with: { login: 'traveller.logn' } }),
    code: 'unknown-field',
    file: CARD,
    words: /answers no "traveller.logn"/,
    nearest: 'login',
  },
  {
    name: 'a save that lacks what its call needs',
    spoil: (files) => {
      delete card(files).record.save.with;
    },
    code: 'missing-input',
    file: CARD,
    words: /must be given "login"/,
  },
  {
    name: 'a sentence after the save that is not there',
    spoil: (files) => Object.assign(card(files).record.save, { message: 'card.savd' }),
    code: 'unknown-message',
    file: CARD,
    words: /no message "card.savd"/,
    nearest: 'card.saved',
  },
  {
    name: 'a question that must be answered where nothing can be',
    spoil: (files) =>
      Object.assign(
        (files as Record<string, object>)['schemas/forms/card/office.schema.json'] ?? {},
        {
          required: ['since'],
        },
      ),
    code: 'required-but-shown',
    file: 'schemas/forms/card/office.schema.json',
    words: /"since" must be answered, but the section "office" is only shown/,
  },
  {
    name: 'calls for an upload that is not there',
    spoil: (files) => Object.assign(card(files), { uploads: { name: { list: 'card_load' } } }),
    code: 'unknown-field',
    file: CARD,
    words: /has no upload "name"/,
  },
  {
    name: 'a rule of another form that is not there',
    spoil: (files) =>
      Object.assign((files as Record<string, object>)[CARD_RULES] ?? {}, {
        rules: [{ use: 'trip.cars-have-sets' }],
      }),
    code: 'unknown-rule',
    file: CARD_RULES,
    words: /no rule "trip.cars-have-sets"/,
    nearest: 'trip.cars-have-seats',
  },
  {
    name: 'a rule of another form that this one lacks fields for',
    spoil: (files) =>
      Object.assign((files as Record<string, object>)[CARD_RULES] ?? {}, {
        rules: [{ use: 'trip.cars-have-seats' }],
      }),
    code: 'rule-does-not-fit',
    file: CARD_RULES,
    words: /"travels", which this form does not have/,
  },
  {
    name: 'the record read in a form that edits none',
    spoil: (files) =>
      files['rules/trip.rules.json'].rules.push({
        name: 'x',
        conditions: when('context.record.name', 'isEmpty', false),
        event: { type: 'disable', params: { fields: ['name'] } },
      }),
    code: 'unknown-fact',
    file: 'rules/trip.rules.json',
    words: /Nothing is known of "context.record.name"/,
  },
];

test.each(SPOILT)('$name is refused', async ({ spoil, ...expected }) => {
  await expectRefused({
    ...expected,
    spoil: (files) => {
      withRecord(files);
      spoil(files);
    },
  });
});
