import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schema, UiSchema } from '../../../runtime/core/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, rest, type Setup, show } from '../kits/kit.tsx';

const one = async (
  schema: Schema,
  ui: UiSchema,
  setup: Setup = {},
  others: Record<string, Schema> = {},
) =>
  show(
    await bundleOf({
      sections: {
        main: {
          schema: { type: 'object', properties: { it: schema, ...others } },
          ui: { it: ui },
        },
      },
    }),
    setup,
  );
const it = () => screen.getByLabelText(/^it/) as HTMLInputElement;
const type = (value: string) => fireEvent.change(it(), { target: { value } });

test.each([
  ['404.555.0142', '(404)555-0142'],
  ['+1 404 555 0142', '(404)555-0142'],
  ['4045550142', '(404)555-0142'],
])('a phone number pasted as %s is put into its mask', async (pasted, kept) => {
  const { store } = await one(
    { type: 'string' },
    { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
  );
  type(pasted);
  expect(it().value).toBe(kept);
  expect(store.view('/it').value).toBe(kept);
});

test.each([
  ['(999)999-9999', '(404)555-0127', '14045550127'],
  ['(999)999-9999', '(404)555-0127', '4045550127'],
  ['999-99-9999', '123-45-6789', '123456789'],
])('the number in %s pasted over itself as %s, written %s, stays', async (mask, held, pasted) => {
  const { store } = await one(
    { type: 'string' },
    { 'ui:widget': 'mask', 'ui:options': { mask } },
    { answers: { it: held } },
  );
  it().focus();
  fireEvent.input(it(), { target: { value: pasted }, inputType: 'insertFromPaste' });
  expect(it().value).toBe(held);
  expect(store.view('/it').value).toBe(held);
});

test('a backspace that meets only a sign of the mask takes the digit before it', async () => {
  const { store } = await one(
    { type: 'string' },
    { 'ui:widget': 'mask', 'ui:options': { mask: '999-99-9999' } },
    { answers: { it: '123-45' } },
  );
  it().focus();
  it().setSelectionRange(4, 4);
  fireEvent.input(it(), {
    target: { value: '12345', selectionStart: 3, selectionEnd: 3 },
    inputType: 'deleteContentBackward',
  });
  expect(store.view('/it').value).toBe('124-5');
});

test('a space at an end fails no pattern: it goes when the field is left, or Enter is pressed', async () => {
  const { store } = await one({ type: 'string', pattern: '^\\d{5}$' }, {});
  type('30303 ');
  fireEvent.blur(it());
  expect(it().value).toBe('30303');
  expect(store.view('/it').value).toBe('30303');
  type(' 30304');
  fireEvent.keyDown(it(), { key: 'Enter' });
  expect((await store.attempt('submit')).faults).toEqual([]);
  expect(store.answers()).toEqual({ it: '30304' });
});

test.each([
  '+44 20 7946 0958',
  '442079460958',
  '+49 30 901820',
  '0044 20 7946 0958',
  '011 44 1632 960 001',
])('a number of another country pasted as %s stays as it is, and is told', async (pasted) => {
  const { store } = await one(
    { type: 'string', pattern: '^\\(\\d{3}\\)\\d{3}-\\d{4}$' },
    { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
  );
  type(pasted);
  await rest(store);
  expect(it().value).toBe(pasted);
  expect(store.faults().map(({ code }) => code)).toEqual(['pattern']);
  type('+1 404 555 0142');
  expect(it().value).toBe('(404)555-0142');
  // One digit too many, typed, changes nothing.
  type('(404)555-01423');
  expect(it().value).toBe('(404)555-0142');
});

test('the extension of a pasted number goes to the field beside it, unless that is answered', async () => {
  const { store } = await one(
    { type: 'string' },
    {
      'ui:widget': 'mask',
      'ui:options': { mask: '(999)999-9999', extension: './ext' },
    },
    {},
    { ext: { type: 'string' } },
  );
  type('+1 (404) 555-0142 ext. 12');
  expect(it().value).toBe('(404)555-0142');
  expect(screen.getByLabelText(/^ext/)).toHaveProperty('value', '12');
  type('404.555.0143 x99');
  expect(store.answers()).toEqual({ it: '(404)555-0143', ext: '12' });
});

test('the mask follows the answer it is chosen by', async () => {
  const { store } = await one(
    { type: 'string' },
    {
      'ui:widget': 'mask',
      'ui:options': { mask: { by: 'kind', ssn: '999-99-9999', ein: '99-9999999' } },
    },
    { answers: { kind: 'ssn' } },
    { kind: { type: 'string' } },
  );
  type('123456789');
  expect(it().value).toBe('123-45-6789');
  await act(async () => store.set('/kind', 'ein'));
  expect(it().value).toBe('12-3456789');
  expect(store.view('/it').value).toBe('12-3456789');
});

test('a number kept in another layout stays as it was kept until it is typed', async () => {
  const { store } = await one(
    { type: 'string' },
    { 'ui:widget': 'mask', 'ui:options': { mask: '(999)999-9999' } },
    { answers: { it: '(404) 555-0142' } },
  );
  await rest(store);
  expect(it().value).toBe('(404)555-0142');
  expect(store.view('/it').value).toBe('(404) 555-0142');
});

test('a date is typed in a usual layout, kept as Y-m-d and shown as M j, Y once left', async () => {
  const { store } = await one({ type: 'string', format: 'date' }, { 'ui:widget': 'date' });
  type('11/20/2026');
  expect(it().value).toBe('11/20/2026');
  expect(store.view('/it').value).toBe('2026-11-20');
  fireEvent.blur(it());
  expect(it().value).toBe('Nov 20, 2026');
});

test.each([
  ['the zero date', '0000-00-00 00:00:00'],
  ['a date that stands for none', '1969-12-31'],
])('%s is shown as no date', async (_what, held) => {
  await one(
    { type: 'string', format: 'date' },
    { 'ui:widget': 'date', 'ui:options': { none: ['1969-12-31'] } },
    { answers: { it: held } },
  );
  expect(it().value).toBe('');
});

test('the calendar begins at the date that another answer gives', async () => {
  const { store } = await one(
    { type: 'string', format: 'date' },
    { 'ui:widget': 'date', 'ui:options': { min: './issued' } },
    { answers: { issued: '2026-01-04' } },
    { issued: { type: 'string', format: 'date' } },
  );
  const calendar = () => document.querySelector<HTMLInputElement>('input[type=date]');
  expect(calendar()?.min).toBe('2026-01-04');
  await act(async () => store.set('/issued', undefined));
  expect(calendar()?.min).toBe('');
});

test('a choice held as id and name is shown by its name and held whole', async () => {
  const [home, work] = [
    { id: 'H', name: 'Home' },
    { id: 'W', name: 'Work' },
  ];
  const { store } = await one(
    { type: 'object', properties: { id: {}, name: {} }, enum: [home, work] },
    {
      'ui:widget': 'radio',
      'ui:options': { options: { value: 'id', label: 'name', whole: true } },
    },
    { answers: { it: { name: 'Home', id: 'H' } } },
  );
  expect((screen.getByLabelText('Home') as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Work'));
  expect(store.view('/it').value).toEqual(work);
});

test('money is typed freely and rests with two decimals', async () => {
  const { store } = await one({ type: 'number' }, { 'ui:widget': 'money' });
  type('1,200.5');
  expect(it().value).toBe('1,200.5');
  fireEvent.blur(it());
  expect(it().value).toBe('1200.50');
  expect(store.view('/it').value).toBe(1200.5);
});

test('choices come from a call, which can be tried again where it failed', async () => {
  let up = false;
  const { calls, asked } = fakeCalls({
    states: () => (up ? { body: { data: [{ code: 'GA', name: 'Georgia' }] } } : { status: 503 }),
  });
  const { store } = await one(
    { type: 'object', properties: { code: { type: 'string' }, name: { type: 'string' } } },
    {
      'ui:widget': 'select',
      'ui:options': { options: { call: 'states', value: 'code', label: 'name', whole: true } },
    },
    { calls },
  );
  await screen.findByText('The choices could not be loaded.');
  up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Georgia' });
  expect(asked).toHaveLength(2);
  fireEvent.change(it(), { target: { value: '0' } });
  expect(store.view('/it').value).toEqual({ code: 'GA', name: 'Georgia' });
});

test('ticks are held as a list in the order offered, and none is no answer', async () => {
  const { store } = await one(
    { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } },
    { 'ui:widget': 'checkboxes' },
  );
  fireEvent.click(screen.getByLabelText('c'));
  fireEvent.click(screen.getByLabelText('a'));
  expect(store.view('/it').value).toEqual(['a', 'c']);
  fireEvent.click(screen.getByLabelText('a'));
  fireEvent.click(screen.getByLabelText('c'));
  expect(store.answers()).toEqual({});
});

test('an optional choice is taken back by choosing it again', async () => {
  const { store } = await one({ type: 'string', enum: ['x', 'y'] }, { 'ui:widget': 'radio' });
  fireEvent.click(screen.getByLabelText('x'));
  expect(store.view('/it').value).toBe('x');
  fireEvent.click(screen.getByLabelText('x'));
  expect(store.view('/it').value).toBeUndefined();
});
