// Lists that keep a stored row, marked as deleted, when a person takes it out.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleOf } from '../helpers/bundle.ts';
import { rest, show } from './kit.tsx';

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
    expect(document.body.textContent).not.toContain('Ada');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
    await takeOut(1);
    expect(store.answers().people).toEqual([
      { id: '7', name: 'Ada', deleted: 1 },
      { id: '8', name: 'Bea' },
    ]);
  },
);
