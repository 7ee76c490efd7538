// The adder of practice areas, with the messages of the documents to the letter.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { PracticeAreas } from '../../app/widgets/areas/PracticeAreas.tsx';
import type { Answers } from '../../runtime/core/index.ts';
import { createFormStore, FormRuntimeProvider } from '../../runtime/react/index.ts';
import { bundleOf, validatorOf } from '../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../react/kit.tsx';
import { portalOf, show } from './kit.tsx';

// jsdom lays nothing out; a window of rows needs a height to show any.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
});

const text = { type: 'string' } as const;
const area = {
  type: 'object',
  properties: { state_code: text, county: text, plan_class: text, cdl_rate: { type: 'number' } },
} as const;
const select = { 'ui:widget': 'select' } as const;
const bundle = bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          new_practice_county: area,
          practice_county_list: { type: 'array', items: area },
        },
      },
      ui: {
        new_practice_county: {
          state_code: {
            ...select,
            'ui:options': { options: { call: 'getState', value: 'STATECD', label: 'state_name' } },
          },
          cdl_rate: { 'ui:widget': 'money' },
        },
        practice_county_list: { items: { cdl_rate: { 'ui:widget': 'money' } } },
      },
    },
  },
});

async function open(answers: Answers = {}) {
  const { calls } = fakeCalls({
    getState: () => ({
      body: { status: 'success', data: [{ STATECD: 'GA', state_name: 'Georgia' }] },
    }),
    getCounty: () => ({ body: { status: 'success', data: ['Cobb', 'Fulton'] } }),
  });
  const store = createFormStore({
    bundle,
    validate: validatorOf(bundle),
    texts: textsOf(),
    calls,
    answers,
  });
  const toast = vi.fn();
  const portal = portalOf({ calls });
  show(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FormRuntimeProvider store={store} toast={toast}>
        <PracticeAreas
          pointer="/practice_county_list"
          schema={{ type: 'array', items: area }}
          ui={{}}
          options={{}}
          info={undefined}
        />
      </FormRuntimeProvider>
    </SWRConfig>,
    portal,
  );
  await store.settled();
  return { store, toast, rows: () => store.answers().practice_county_list };
}

const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
const GA = { state_code: 'GA', plan_class: 'FAM' };

it('says "Please select State and County!" and adds nothing while something is missing', async () => {
  const { toast, rows } = await open({ new_practice_county: { state_code: 'GA', county: 'Cobb' } });
  add();
  expect(toast).toHaveBeenCalledWith('error', 'Please select State and County!');
  expect(rows()).toBeUndefined();
});

it('says "Duplicate Practice County" and adds nothing the second time', async () => {
  const cobb = { ...GA, county: 'Cobb' };
  const { toast, rows } = await open({ new_practice_county: cobb, practice_county_list: [cobb] });
  add();
  expect(toast).toHaveBeenCalledWith('error', 'Duplicate Practice County');
  expect(rows()).toHaveLength(1);
});

it('adds every county of the state with "All Counties", and says how many', async () => {
  const { rows } = await open({ new_practice_county: GA });
  const option = await screen.findByRole('option', { name: 'All Counties' });
  fireEvent.change(option.closest('select') as HTMLSelectElement, { target: { value: '*' } });
  add();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(JSON.stringify(rows())).not.toContain('*');
  expect(await screen.findByText('2 counties of Georgia added')).toBeTruthy();
});

it('asks before it deletes, in the words of the documents', async () => {
  const { rows } = await open({ practice_county_list: [{ ...GA, county: 'Cobb' }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Cobb, GA, FAM' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText('Do you really want to delete this county? This process cannot be undone.'),
  ).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(rows()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Cobb, GA, FAM' }));
  fireEvent.click(await screen.findByRole('button', { name: 'DELETE' }));
  await waitFor(() => expect(rows()).toHaveLength(0));
});

it('shows when a saved one was deleted, and restores it with the plus button', async () => {
  const gone = { ...GA, county: 'Cobb', id: '5', deleted: 1, date_deleted: '2026-11-18' };
  const { rows } = await open({ practice_county_list: [gone] });
  expect(await screen.findByText('Deleted 11/18/2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Restore Cobb, GA, FAM' }));
  expect(rows()).toEqual([{ ...GA, county: 'Cobb', id: '5', deleted: 0 }]);
});
