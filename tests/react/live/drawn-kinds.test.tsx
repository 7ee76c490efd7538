// Kinds of answers that RJSF alone draws wrong or not at all: shown as they are stored, and answerable.

import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { importJsonSchema } from '../../../runtime/content/index.ts';
import type { JsonObject, Schema } from '../../../runtime/core/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';
import { liveOf } from '../kits/live-of.ts';

const LATE = [{}, { timeout: 60_000 }] as const;

async function open(properties: Readonly<Record<string, Schema>>, answers = {}, messages = {}) {
  const bundle = await bundleOf({ schema: { type: 'object', properties }, messages });
  return show(bundle, { answers, live: await liveOf(bundle) });
}

test('a time is stored with its zone, and shown as it was typed', async () => {
  const { store } = await open({ at: { type: 'string', format: 'time' } });
  const at = await screen.findByLabelText<HTMLInputElement>(/^at/, ...LATE);
  fireEvent.change(at, { target: { value: '14:30' } });
  await rest(store);
  expect(store.answers().at).toMatch(/^14:30:00[+-]\d\d:\d\d$/);
  expect(store.faults()).toEqual([]);
  expect(at.value).toBe('14:30');
});

test('a moment is stored as that moment, and what is none stays in sight', async () => {
  const when: Schema = { type: 'string', format: 'date-time' };
  const { store } = await open({ from: when, to: when }, { to: 'tomorrow at noon' });
  const from = await screen.findByLabelText<HTMLInputElement>(/^from/, ...LATE);
  fireEvent.change(from, { target: { value: '2026-12-24T09:15' } });
  await rest(store);
  expect(store.answers().from).toBe(new Date('2026-12-24T09:15').toISOString().replace('.000', ''));
  expect(store.faults().map(({ path }) => path)).toEqual(['/to']);
  expect(screen.getByLabelText<HTMLInputElement>(/^to/).value).toBe('tomorrow at noon');
});

test('a constant is a choice of one: nothing is answered for a person', async () => {
  const { store } = await open(
    { rules: { const: 'agreed' }, sure: { const: true } },
    {},
    { 'test.rules.option.agreed': 'I agree' },
  );
  const agreed = await screen.findByRole('radio', { name: 'I agree' }, LATE[1]);
  expect(store.answers()).toEqual({});
  fireEvent.click(agreed);
  fireEvent.click(screen.getByRole('checkbox', { name: /sure/ }));
  await rest(store);
  expect(store.answers()).toEqual({ rules: 'agreed', sure: true });
});

const shape = (by: string, name: string): Schema => ({
  type: 'object',
  properties: { by: { const: by }, [name]: { type: 'string' } },
  required: ['by', name],
});
const pay: Schema = { oneOf: [shape('card', 'number'), shape('bank', 'iban')] };

test('shapes told apart by a constant are chosen by a person, and only what the chosen one lacks is said', async () => {
  const { store } = await open({ pay }, { pay: { number: '41' } });
  const list = await screen.findByLabelText<HTMLSelectElement>(/^pay/, ...LATE);
  expect(list.selectedOptions[0]?.text).toBe('Choose');
  await act(async () => {
    await store.attempt('submit');
  });
  expect(store.faults().map(({ path }) => path)).toEqual(['/pay/by']);
  expect(list.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(list, { target: { value: '1' } });
  await rest(store);
  expect(store.answers().pay).toEqual({ by: 'bank' });
  expect(store.faults().map(({ path }) => path)).toEqual(['/pay/iban']);
});

test('who adds an entry types in it, who takes it out stays in the list', async () => {
  const { store } = await open({ tags: { type: 'array', items: { type: 'string' } } });
  const add = await screen.findByRole('button', { name: 'Add Item' }, LATE[1]);
  add.focus();
  fireEvent.click(add);
  await rest(store);
  const list = within(screen.getByRole('group', { name: 'tags' }));
  await expect.poll(() => document.activeElement).toBe(list.getByRole('textbox'));
  const remove = list.getByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
  await rest(store);
  expect(document.activeElement).toBe(add);
});

const dataUrl: Schema = { type: 'string', format: 'data-url' };
const pick = (input: HTMLElement, ...files: readonly File[]) =>
  fireEvent.change(input, { target: { files } });

test('a file is held in the answer, named as it was chosen, and taken out again', async () => {
  const { store } = await open({ photo: dataUrl });
  const photo = await screen.findByLabelText<HTMLInputElement>(/^photo/, ...LATE);
  expect(photo.type).toBe('file');
  pick(photo, new File(['Moin'], "Ann's cat.txt", { type: 'text/plain' }));
  expect(await screen.findByText("Ann's cat.txt", ...LATE)).toBeTruthy();
  await rest(store);
  expect(store.answers().photo).toBe('data:text/plain;name=Ann%27s%20cat.txt;base64,TW9pbg==');
  expect(store.faults()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: "Remove: Ann's cat.txt" }));
  await rest(store);
  expect(store.answers()).toEqual({});
  expect(document.activeElement).toBe(photo);
});

test('several files stand one below the other, and one of them goes alone', async () => {
  const { store } = await open({ scans: { type: 'array', items: dataUrl } });
  const scans = await screen.findByLabelText<HTMLInputElement>(
    /^scans/,
    {
      ...LATE[0],
      selector: 'input',
    },
    LATE[1],
  );
  pick(scans, new File(['a'], 'a.txt'), new File(['b'], 'b.txt'));
  await screen.findByText('b.txt', ...LATE);
  pick(scans, new File(['c'], 'c.txt'));
  await screen.findByText('c.txt', ...LATE);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: b.txt' }));
  await rest(store);
  const names = (store.answers().scans as string[]).map((url) => /name=([^;]*)/.exec(url)?.[1]);
  expect(names).toEqual(['a.txt', 'c.txt']);
});

test('a file too large for an answer is refused at the field, and what was there stays', async () => {
  const small = 'data:text/plain;name=small.txt;base64,TW9pbg==';
  const { store } = await open({ photo: dataUrl }, { photo: small });
  const photo = await screen.findByLabelText<HTMLInputElement>(/^photo/, ...LATE);
  pick(photo, new File([new Uint8Array(700 * 1024)], 'large.bin'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file is too large. The largest size is 600 kB.',
  );
  await rest(store);
  expect(store.answers().photo).toBe(small);
  expect(screen.getByText('small.txt')).toBeTruthy();
  pick(photo, new File(['Moin'], 'other.txt'));
  await screen.findByText('other.txt', ...LATE);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file in the place of another counts alone', async () => {
  const half = `data:;name=half.bin;base64,${'A'.repeat((400 * 1024 * 4) / 3)}`;
  await open({ photo: dataUrl }, { photo: half });
  const photo = await screen.findByLabelText<HTMLInputElement>(/^photo/, ...LATE);
  pick(photo, new File([new Uint8Array(400 * 1024)], 'other.bin'));
  expect(await screen.findByText('other.bin', ...LATE)).toBeTruthy();
});

test('a file whose name is written in a way of its own is named as it stands', async () => {
  await open({ photo: dataUrl }, { photo: 'data:text/plain;name=100%.txt;base64,TW9pbg==' });
  expect(await screen.findByText('100%.txt', ...LATE)).toBeTruthy();
});

/** A form as the import makes it of a schema that somebody else wrote. */
async function openImported(schema: JsonObject) {
  const { files } = importJsonSchema(schema, { id: 'test' });
  const read = (name: string) => JSON.parse(files[name] ?? '') as JsonObject;
  const { $schema: _, ...main } = read('schemas/forms/test/main.schema.json');
  const words = Object.entries(read('messages/en-US/test.json')).filter(
    ([key]) => !/\$schema|title$/.test(key),
  );
  const messages = Object.fromEntries(words.map(([key, text]) => [`test.${key}`, String(text)]));
  const bundle = await bundleOf({ schema: main, messages });
  return show(bundle, { live: await liveOf(bundle) });
}

test('each place of a list whose places mean different things is asked by its own name', async () => {
  const places = [
    { type: 'string', title: 'Street' },
    { type: 'integer', title: 'Number' },
  ];
  const { store } = await openImported({
    type: 'object',
    properties: { home: { type: 'array', minItems: 2, items: places, additionalItems: false } },
  });
  const street = await screen.findByLabelText(/^Street/, ...LATE);
  fireEvent.change(street, { target: { value: 'Main' } });
  fireEvent.change(screen.getByLabelText(/^Number/), { target: { value: '7' } });
  await rest(store);
  expect(store.answers()).toEqual({ home: ['Main', 7] });
  expect(store.faults()).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Number/), { target: { value: 'x' } });
  await rest(store);
  expect(store.faults().map(({ path }) => path)).toEqual(['/home/1']);
});

test('a choice that is an object is chosen by its name, and stored whole', async () => {
  const cities = [
    { name: 'New York', lat: 40 },
    { name: 'Amsterdam', lat: 52 },
  ];
  const { store } = await openImported({
    type: 'object',
    properties: {
      place: { type: 'object', enum: cities, enumNames: ['The city', 'The old town'] },
    },
  });
  const town = await screen.findByRole<HTMLInputElement>(
    'radio',
    { name: 'The old town' },
    LATE[1],
  );
  fireEvent.click(town);
  await rest(store);
  expect(store.answers()).toEqual({ place: cities[1] });
  expect(town.checked).toBe(true);
  expect(store.faults()).toEqual([]);
});

test('the places of a list that mean different things have names of their own', async () => {
  const { store } = await open({
    spot: { type: 'array', items: [{ type: 'number' }, { type: 'number' }] as never },
  });
  const second = await screen.findByLabelText(/^spot 2/, ...LATE);
  fireEvent.change(second, { target: { value: '7' } });
  await rest(store);
  expect(store.answers()).toEqual({ spot: [null, 7] });
  expect(store.faults().map(({ path, code }) => `${path} ${code}`)).toEqual(['/spot/0 required']);
  fireEvent.change(screen.getByLabelText(/^spot 1/), { target: { value: '5' } });
  await rest(store);
  expect(store.faults()).toEqual([]);
});

test('a constant group that nobody has named reads as it is sent', async () => {
  const { store } = await open({ fixed: { const: { a: 1 } } });
  fireEvent.click(await screen.findByRole('radio', { name: '{"a":1}' }, LATE[1]));
  await rest(store);
  expect(store.answers()).toEqual({ fixed: { a: 1 } });
});

const LONG = '9007199254740993';

test('a number with more digits than numbers keep stays as it was typed, and that is said', async () => {
  const number: Schema = { type: 'integer' };
  const { store } = await open({
    plain: number,
    maybe: { type: ['integer', 'null'] as never },
    list: { type: 'array', items: number },
  });
  for (const name of [/^plain/, /^maybe/])
    fireEvent.change(await screen.findByLabelText(name, ...LATE), { target: { value: LONG } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Item' }, LATE[1]));
  await rest(store);
  const within1 = within(screen.getByRole('group', { name: 'list' }));
  fireEvent.change(within1.getByRole('textbox'), { target: { value: LONG } });
  await rest(store);
  expect(store.answers()).toEqual({ plain: LONG, maybe: LONG, list: [LONG] });
  expect(store.faults().map(({ path, code }) => `${path} ${code}`)).toEqual([
    '/plain digits',
    '/maybe digits',
    '/list/0 digits',
  ]);
});

test('of choices among which null is none, choosing nothing is the one way to say it, wherever they stand', async () => {
  const size = { enum: ['big', null] } as unknown as Schema;
  const isBig = { properties: { size: { const: 'big' } }, required: ['size'] };
  const why = { properties: { why: { type: 'string' } } };
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  const box = { type: 'object', properties: { size }, if: isBig, then: why } as unknown as Schema;
  await open({ size, box });
  await screen.findByRole('radio', { name: 'big' }, LATE[1]);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  const list = await screen.findByRole<HTMLSelectElement>('combobox', {}, LATE[1]);
  expect([...list.options].map(({ text }) => text)).toEqual(['Choose', 'big']);
});

test('where yes and no are listed both are offered, so that nobody ticks a box to say no', async () => {
  const injured = { type: 'boolean', enum: [true, false] } as unknown as Schema;
  const isSo = { properties: { injured: { const: true } }, required: ['injured'] };
  const who = { properties: { who: { type: 'string' } } };
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  const box = { type: 'object', properties: { injured }, if: isSo, then: who } as unknown as Schema;
  const { store } = await open({ box });
  fireEvent.click(await screen.findByRole('radio', { name: 'No' }, LATE[1]));
  await rest(store);
  expect(store.answers()).toEqual({ box: { injured: false } });
});
