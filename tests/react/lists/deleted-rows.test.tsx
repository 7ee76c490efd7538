// Lists that keep a stored row, marked as deleted, when a person takes it out.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleOf, rule } from '../../helpers/bundle.ts';
import { rest, show } from '../kits/kit.tsx';

const listOf = (widget: string) =>
  bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            people: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  id: { type: 'string' },
                  name: { type: 'string' },
                  deleted: { type: 'integer' },
                },
              },
            },
          },
        },
        ui: {
          people: {
            'ui:widget': 'repeat',
            'ui:options': {
              item: { title: ['./name'], deleted: './deleted' },
              // With columns a list is a table of rows.
              ...(widget === 'rowTable' && { columns: ['name'] }),
            },
            items: { id: { 'ui:hidden': true }, deleted: { 'ui:hidden': true } },
          },
        },
      },
    },
  });
const text = { type: 'string' } as const;
const asideIn = (widget: string) =>
  bundleOf({
    sections: {
      main: {
        schema: {
          type: 'object',
          properties: {
            kinds: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
            people: {
              type: 'array',
              items: { type: 'object', properties: { name: text, kind: text } },
            },
          },
        },
        ui: {
          people: {
            'ui:widget': 'repeat',
            'ui:options': {
              item: { title: ['./name'] },
              setAside: { by: '/kinds', value: './kind' },
              ...(widget === 'rowTable' && { columns: ['name'] }),
            },
          },
        },
      },
    },
    rules: [
      rule(
        'aside',
        { all: [{ fact: 'kinds', operator: 'doesNotContain', value: { fact: 'row.kind' } }] },
        { type: 'hide', fields: ['/people/*'] },
        { forEach: '/people' },
      ),
    ],
  });
const answers = { people: [{ id: '7', name: 'Ada' }, { id: '8', name: 'Bea' }, { name: 'Cleo' }] };

/** Takes out the row that stands at this place, and says yes. */
async function takeOut(position: number): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[position] as HTMLElement);
  });
  await act(async () => {
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'DELETE' }));
  });
}

test.each(['repeat', 'rowTable'])(
  'a %s marks a stored row and hides it, and takes a new one out',
  async (widget) => {
    const { store } = await show(await listOf(widget), { answers });
    await takeOut(0);
    await rest(store);
    expect(store.answers().people).toEqual([
      { id: '7', name: 'Ada', deleted: 1 },
      { id: '8', name: 'Bea' },
      { name: 'Cleo' },
    ]);
    expect(document.body.textContent?.replace('Ada removed', '')).not.toContain('Ada');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await takeOut(1);
    expect(store.answers().people).toEqual([
      { id: '7', name: 'Ada', deleted: 1 },
      { id: '8', name: 'Bea' },
    ]);
  },
);

test.each([
  ['repeat', 0],
  ['repeat', 2],
  ['rowTable', 0],
  ['rowTable', 2],
] as const)('a %s names row %i in its question, and puts it back with Undo', async (widget, at) => {
  const { store } = await show(await listOf(widget), { answers });
  const name = answers.people[at]?.name ?? '';
  await act(async () => {
    fireEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[at] as HTMLElement);
  });
  expect(within(screen.getByRole('dialog')).getByText(name)).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'DELETE' }));
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: `Undo: ${name} removed` }));
  });
  await rest(store);
  expect(store.answers()).toEqual(answers);
});

test.each(['repeat', 'rowTable'])(
  'a %s names the rows a rule has set aside, and brings them back',
  async (widget) => {
    const { store } = await show(await asideIn(widget), {
      answers: {
        kinds: ['a'],
        people: [
          { name: 'Ada', kind: 'a' },
          { name: 'Bea', kind: 'b' },
        ],
      },
    });
    await rest(store);
    expect(screen.getByText(/^1 set aside: Bea\. It is kept/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Choose b again' }));
    });
    await rest(store);
    expect(store.answers().kinds).toEqual(['a', 'b']);
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    expect(screen.queryByText(/set aside/)).toBeNull();
  },
);
