// Rows that a call fills: by a button, with rows of ones own, taken over in silence, or kept as they were.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers, JsonObject } from '../../../runtime/core/index.ts';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, show } from '../kits/kit.tsx';

const TEXT = { type: 'string' } as const;

const listFrom = (source: JsonObject, columns?: readonly string[]) =>
  bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            pets: {
              type: 'array',
              maxItems: 4,
              items: { type: 'object', properties: { id: TEXT, name: TEXT, food: TEXT } },
            },
          },
        },
        ui: {
          pets: {
            'ui:widget': 'repeat',
            'ui:options': {
              item: { title: ['./name'] },
              ...(columns && { columns: [...columns] }),
              source: { call: 'pets', key: 'id', members: { id: 'nr', name: 'called' }, ...source },
            },
            items: { id: { 'ui:widget': 'hidden' } },
          },
        },
      },
    },
  });

interface Told {
  pets: readonly (readonly [id: string, name: string])[];
}

/** A list on screen, and what its call tells. */
async function shown(
  source: JsonObject,
  told: Told,
  answers: Answers = {},
  columns?: readonly string[],
) {
  const { calls, asked } = fakeCalls({
    pets: () => ({ body: { data: told.pets.map(([nr, called]) => ({ nr, called })) } }),
  });
  const { store } = await show(await listFrom(source, columns), { calls, answers });
  await act(async () => {});
  return { store, asked, pets: () => store.answers().pets };
}

const press = async (name: string) => {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
};
const ADA = { id: '1', name: 'Ada' };
const BEA = { id: '2', name: 'Bea' };
const both = (): Told => ({
  pets: [
    ['1', 'Ada'],
    ['2', 'Bea'],
  ],
});
const wait = (job: () => void) => waitFor(job);

test('a list is filled when it comes on screen, and what is filled is not typed', async () => {
  const { pets } = await shown({}, both());
  await wait(() => expect(pets()).toEqual([ADA, BEA]));
  expect(screen.queryAllByRole('button', { name: /Add|Remove/ })).toEqual([]);
  const typed = screen.getAllByRole('textbox');
  expect(typed.filter((one) => !(one as HTMLInputElement).readOnly).length).toBe(2);
});

test('a list that was emptied is not filled again, but offers what is not there', async () => {
  const { pets } = await shown({ remove: true }, both(), { pets: [] });
  const note = await screen.findByText('On record, and not on this list: Ada; Bea');
  expect(pets()).toEqual([]);
  await press('Put on the list');
  expect(pets()).toEqual([ADA, BEA]);
  expect(note.isConnected).toBe(false);
});

test('a list is filled by its button, and only by that', async () => {
  const told = both();
  const { pets, asked } = await shown({ when: 'asked' }, told);
  await screen.findByRole('button', { name: 'Fill in what is on record' });
  expect([asked, pets()]).toEqual([[], undefined]);
  await press('Fill in what is on record');
  await wait(() => expect(pets()).toEqual([ADA, BEA]));
  told.pets = [['1', 'Ada']];
  await press('Fill in what is on record');
  await screen.findByText('No longer there: Bea');
  expect(pets()).toEqual([ADA, BEA]);
});

test('what is told otherwise is taken over at once, but for a row that somebody answered', async () => {
  const before = { pets: [{ ...ADA, food: 'hay' }, BEA, { id: '3', name: 'Cleo', food: 'oats' }] };
  const { pets } = await shown(
    { changed: 'take' },
    {
      pets: [
        ['1', 'Adele'],
        ['4', 'Dot'],
      ],
    },
    before,
  );
  await screen.findByText('No longer there: Cleo');
  expect(pets()).toEqual([
    { id: '1', name: 'Adele', food: 'hay' },
    { id: '3', name: 'Cleo', food: 'oats' },
    { id: '4', name: 'Dot' },
  ]);
  await press('Take over the change');
  expect(pets()).toEqual([
    { id: '1', name: 'Adele', food: 'hay' },
    { id: '4', name: 'Dot' },
  ]);
});

test('what is kept is not asked for again', async () => {
  const { pets, asked } = await shown({ changed: 'keep' }, { pets: [] }, { pets: [ADA] });
  expect([asked, pets()]).toEqual([[], [ADA]]);
});

test('a filled member that may be changed is, and keeps what was typed', async () => {
  const { pets } = await shown({ change: ['name'] }, both(), {
    pets: [{ ...ADA, name: 'Addie' }, BEA],
  });
  await screen.findByRole('heading', { name: 'Addie' });
  await act(async () => {});
  expect(
    screen.queryByText('What is on record has changed since this list was filled in.'),
  ).toBeNull();
  expect(pets()).toEqual([{ ...ADA, name: 'Addie' }, BEA]);
});

test('rows of ones own are added, typed and removed among those that are filled', async () => {
  const { pets } = await shown({ add: true }, both());
  await wait(() => expect(pets()).toEqual([ADA, BEA]));
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
  await press('Add');
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^name/ });
  expect(names.map(({ readOnly }) => readOnly)).toEqual([true, true, false]);
  await act(async () => fireEvent.change(names[2] as Element, { target: { value: 'Own' } }));
  expect(pets()).toEqual([ADA, BEA, { name: 'Own' }]);
  await press('Remove Own');
  await act(async () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'DELETE' })),
  );
  expect(pets()).toEqual([ADA, BEA]);
});

test('no more is filled in than the list holds, and that is said', async () => {
  const many = ['1', '2', '3', '4', '5'].map((id) => [id, `Pet ${id}`] as const);
  const { pets } = await shown({}, { pets: many });
  await screen.findByText('Only the first 4 on record are listed.');
  expect((pets() as readonly unknown[]).length).toBe(4);
});

test('a table is filled as cards are', async () => {
  const told = both();
  const { pets } = await shown({}, told, { pets: [ADA] }, ['name', 'food']);
  await screen.findByText('New: Bea');
  await press('Take over the change');
  expect(pets()).toEqual([ADA, BEA]);
  await press('Undo: The list is as it is on record.');
  expect(pets()).toEqual([ADA]);
});
