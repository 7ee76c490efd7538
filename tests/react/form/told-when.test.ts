// When a sentence of a rule is seen, as the table of moments in the guide says: a fault once its section was tried, a warning
// when the field is left.
import { expect, test } from 'vitest';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { stage } from '../kits/kit.tsx';

const day = { type: 'string', format: 'date' } as const;
const text = { type: 'string' } as const;
const form = await bundleOf({
  sections: {
    main: {
      schema: { type: 'object', properties: { code: text, town: text, born: day } },
      ui: { born: { 'ui:options': { max: 'today' } } },
    },
  },
  rules: [
    rule(
      'code-is-no-x',
      ['code', 'equal', 'X'],
      { type: 'fault', at: '/code', message: 'test.wrong' },
      { on: 'leave' },
    ),
    rule(
      'town-is-no-x',
      ['town', 'equal', 'X'],
      { type: 'warn', at: '/town', message: 'test.unusual' },
      { on: 'leave' },
    ),
  ],
});

/** A form in which all three were answered wrongly and left. */
async function leftWrong() {
  const { store } = await stage(form, {
    context: { today: '2026-01-31' },
    messages: { 'test.wrong': 'Not X.', 'test.unusual': 'X is rare.' },
  });
  for (const [pointer, value] of [
    ['/code', 'X'],
    ['/town', 'X'],
    ['/born', '2026-02-01'],
  ] as const) {
    store.set(pointer, value);
    await store.settled();
    store.leave(pointer);
    await store.settled();
  }
  return store;
}

test('a warning is seen when the field is left; a fault and a day beyond the last are not', async () => {
  const store = await leftWrong();
  expect(store.view('/town').warning?.message).toBe('test.unusual');
  expect(store.view('/code').fault).toBeUndefined();
  expect(store.view('/born').fault).toBeUndefined();
});

test('once the section was tried they are seen, and again each time the field is left', async () => {
  const store = await leftWrong();
  await store.attempt('submit');
  expect(store.view('/code').fault?.message).toBe('test.wrong');
  expect(store.view('/born').fault?.code).toBe('tooLate');
  for (const [pointer, right, wrong] of [
    ['/code', 'Y', 'X'],
    ['/born', '2026-01-31', '2026-03-01'],
  ] as const) {
    store.set(pointer, right);
    await store.settled();
    store.leave(pointer);
    await store.settled();
    expect(store.view(pointer).fault).toBeUndefined();
    store.set(pointer, wrong);
    await store.settled();
    store.leave(pointer);
    await store.settled();
    expect(store.view(pointer).fault).toBeDefined();
  }
});
