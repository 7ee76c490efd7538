// Rows whose order means something: moved by buttons that keep the focus, with all that is said of them; and where focus goes when a row is gone.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';

const item = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', pattern: '^[A-Z]' },
    pets: { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' } } } },
  },
} as const;

const listOf = (itemOptions: object, columns?: readonly string[], closed = false) =>
  bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: { people: { type: 'array', maxItems: 500, items: item }, shut: {} },
        },
        ui: {
          people: {
            'ui:widget': 'repeat',
            'ui:options': {
              item: { ...(columns === undefined && { title: ['./name'] }), ...itemOptions },
              ...(columns && { columns }),
            },
          },
        },
      },
    },
    messages: { 'test.people.add': 'Add person' },
    rules: closed
      ? [rule('closed', ['shut', 'isEmpty', true], { type: 'disable', fields: ['/people'] })]
      : [],
  });

const named = (...names: readonly string[]) => ({ people: names.map((name) => ({ name })) });
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(button(name)));
};
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

describe('rows as cards', () => {
  test('are moved up and down, and the button that was pressed keeps the focus', async () => {
    const form = await listOf({ order: true });
    const { store } = await show(form, { answers: named('Ada', 'Bea', 'Cleo') });
    await press('Move Ada down');
    expect(store.answers()).toEqual(named('Bea', 'Ada', 'Cleo'));
    expect(headings()).toEqual(['Bea', 'Ada', 'Cleo']);
    expect(screen.getByText('Ada is now 2 of 3.').getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.activeElement).toBe(button('Move Ada down')));
    await press('Move Ada down');
    expect(headings()).toEqual(['Bea', 'Cleo', 'Ada']);
    // At the end of its way the button stays, and does nothing.
    await waitFor(() => expect(document.activeElement).toBe(button('Move Ada down')));
    expect(button('Move Ada down').getAttribute('aria-disabled')).toBe('true');
    await press('Move Ada down');
    expect(headings()).toEqual(['Bea', 'Cleo', 'Ada']);
  });

  test('take along what was wrong with them, and which of them stand open', async () => {
    const form = await listOf({ order: true });
    const { store } = await show(form, { answers: named('Ada', 'Bea', 'cleo') });
    await act(async () => {
      await store.attempt('leave:main', 'main');
    });
    expect(store.view('/people/2/name').fault?.code).toBe('pattern');
    await press('Move cleo up');
    await rest(store);
    expect(store.view('/people/1/name').fault?.code).toBe('pattern');
    expect(store.view('/people/2/name').fault).toBeUndefined();
    const field = document.getElementById('field-/people/1/name');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    // The first stood open, and is still the one that does.
    await press('Move cleo up');
    expect(screen.getByRole('button', { name: 'Edit Bea' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Ada' })).toBeNull();
  });

  test('keep the ids of the rows inside them', async () => {
    const form = await listOf({ order: true });
    const answers = { people: [{ name: 'Ada', pets: [{ kind: 'cat' }] }, { name: 'Bea' }] };
    const { store } = await show(form, { answers });
    const [pet] = store.rowIds('/people/0/pets');
    await press('Move Ada down');
    expect(store.rowIds('/people/1/pets')).toEqual([pet]);
    expect(store.rowIds('/people/0/pets')).toEqual([]);
  });

  test('that stay at the top stay there', async () => {
    const form = await listOf({ order: true, keep: 1 });
    await show(form, { answers: named('Ada', 'Bea', 'Cleo') });
    expect(screen.queryByRole('button', { name: 'Move Ada down' })).toBeNull();
    expect(button('Move Bea up').getAttribute('aria-disabled')).toBe('true');
    await press('Move Bea up');
    expect(headings()).toEqual(['Ada', 'Bea', 'Cleo']);
  });

  test('have no such buttons where order means nothing, or the list is closed', async () => {
    await show(await listOf({}), { answers: named('Ada', 'Bea') });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  test('of a closed list cannot be moved', async () => {
    await show(await listOf({ order: true }, undefined, true), { answers: named('Ada', 'Bea') });
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });
});

describe('rows of a table', () => {
  const names = Array.from({ length: 300 }, (_, at) => `N${at}`);

  test('are moved among hundreds, and the button keeps the focus', async () => {
    const form = await listOf({ order: true }, ['name']);
    const { store } = await show(form, { answers: named(...names) });
    const [first] = screen.getAllByRole('button', { name: /^Move .* 1 down$/ });
    await act(async () => first?.click());
    expect((store.answers().people as { name: string }[]).slice(0, 3)).toEqual(
      named('N1', 'N0', 'N2').people,
    );
    const rows = document.querySelectorAll('.f-row');
    await waitFor(() =>
      expect(document.activeElement).toBe(rows[1]?.querySelector('[data-move=down]')),
    );
    expect(screen.getByText(/is now 2 of 300\.$/)).toBeTruthy();
  });
});

describe.each([
  ['cards', undefined],
  ['a table', ['name']],
] as const)('when a row of %s is gone', (_kind, columns) => {
  const removed = async (name: string | RegExp) => {
    await press(name);
    await press('DELETE');
  };
  const inRow = (at: number): (() => boolean) => {
    return () => {
      const rows = document.querySelectorAll('[data-row]');
      return rows[at]?.contains(document.activeElement) === true;
    };
  };

  test('focus is in the next, then in the one before, then at the button that adds', async () => {
    await show(await listOf({}, columns), { answers: named('Ada', 'Bea', 'Cleo') });
    const [, second] = screen.getAllByRole('button', { name: /^Remove/ });
    await removed(second?.getAttribute('aria-label') ?? '');
    await expect.poll(inRow(1)).toBe(true);
    const last = screen.getAllByRole('button', { name: /^Remove/ }).at(-1);
    await removed(last?.getAttribute('aria-label') ?? '');
    await expect.poll(inRow(0)).toBe(true);
    await removed(/^Remove/);
    await expect.poll(() => document.activeElement).toBe(button('Add person'));
  });

  test('Undo puts it back where it stood, and focus goes to it', async () => {
    const { store } = await show(await listOf({}, columns), {
      answers: named('Ada', 'Bea', 'Cleo'),
    });
    const [, second] = screen.getAllByRole('button', { name: /^Remove/ });
    await removed(second?.getAttribute('aria-label') ?? '');
    await press(/^Undo/);
    expect(store.answers()).toEqual(named('Ada', 'Bea', 'Cleo'));
    await expect.poll(inRow(1)).toBe(true);
  });
});

test('what is said of rows goes with them when one is put back above', async () => {
  const form = await listOf({});
  const { store } = await show(form, { answers: named('Ada', 'Bea', 'cleo') });
  await act(async () => {
    await store.attempt('leave:main', 'main');
  });
  await press('Remove Ada');
  await press('DELETE');
  await rest(store);
  expect(store.view('/people/1/name').fault?.code).toBe('pattern');
  await press(/^Undo/);
  await rest(store);
  expect(store.view('/people/2/name').fault?.code).toBe('pattern');
});
