// The adder of practice areas, with the messages of the documents to the letter.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { PracticeAreas } from '../../app/widgets/areas/PracticeAreas.tsx';
import type { Answers, JsonObject } from '../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  FormRuntimeProvider,
} from '../../runtime/react/index.ts';
import { bundleOf, rule, validatorOf } from '../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../react/kit.tsx';
import { portalOf, show } from './kit.tsx';

// jsdom lays nothing out; a window of rows needs a height to show any.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
});

const text = { type: 'string' } as const;
const rate = { type: 'number', maximum: 100_000 } as const;
const area = {
  type: 'object',
  properties: { state_code: text, county: text, plan_class: text, cdl_rate: rate },
} as const;
const UNIQUE = { fields: ['state_code', 'county', 'plan_class'], at: 'county' } as const;
const LIST = { type: 'array', items: area, uniqueBy: UNIQUE } as const;
const ADD = { from: '/new_practice_county', only: { cdl_rate: { plan_class: ['CDL'] } } };
const MEMBERS = {
  state: './state_code',
  county: './county',
  planClass: './plan_class',
  rate: './cdl_rate',
};
const select = { 'ui:widget': 'select' } as const;
const bundle = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          classes: { type: 'array', items: text },
          new_practice_county: area,
          practice_county_list: LIST,
        },
      },
      ui: {
        new_practice_county: {
          'ui:options': { transient: true },
          state_code: {
            ...select,
            'ui:options': { options: { call: 'getState', value: 'STATECD', label: 'state_name' } },
          },
          cdl_rate: { 'ui:widget': 'money' },
        },
        practice_county_list: {
          items: { cdl_rate: { 'ui:widget': 'money' } },
        },
      },
    },
  },
  rules: [
    rule('classes', ['classes', 'isEmpty', false], {
      type: 'options',
      field: '/new_practice_county/plan_class',
      from: 'classes.*',
    }),
    rule('rate', ['new_practice_county.plan_class', 'equal', 'CDL'], {
      type: 'enable',
      fields: ['/new_practice_county/cdl_rate'],
    }),
  ],
  messages: {
    'test.new_practice_county.state_code.label': 'state code',
    'test.new_practice_county.state_code.error.required': 'Choose the state.',
    'test.new_practice_county.county.error.required': 'Choose the county.',
    'test.new_practice_county.plan_class.label': 'plan class',
    'test.new_practice_county.plan_class.error.required': 'Choose the plan class.',
    'test.new_practice_county.cdl_rate.label': 'cdl rate',
    'test.practice_county_list.error.duplicate': 'Duplicate Practice County',
  },
});

/** Counties of each state; both have a Jefferson. */
const COUNTIES: Readonly<Record<string, readonly string[]>> = {
  GA: ['Cobb', 'Jefferson'],
  AL: ['Jefferson', 'Mobile', 'Shelby'],
};

const STATES = [
  { STATECD: 'GA', state_name: 'Georgia' },
  { STATECD: 'AL', state_name: 'Alabama' },
];

/** `hold` keeps the counties of a state on their way until it is resolved. */
async function open(
  answers: Answers = {},
  hold: Promise<void> = Promise.resolve(),
  made: JsonObject = ADD,
) {
  const table = fakeCalls({
    getState: () => ({ body: { status: 'success', data: STATES } }),
    getCounty: ({ State }) => ({
      body: { status: 'success', data: COUNTIES[String(State)] ?? [] },
    }),
  });
  const calls: CallClient = async (id, payload, options) => {
    if (id === 'getCounty') await hold;
    return table.calls(id, payload, options);
  };
  const store = createFormStore({
    bundle,
    validate: validatorOf(bundle),
    texts: textsOf(bundle.messages),
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
          schema={LIST}
          ui={{}}
          options={{ add: made, members: MEMBERS }}
          info={undefined}
        />
      </FormRuntimeProvider>
    </SWRConfig>,
    portal,
  );
  await store.settled();
  const asked = (id: string) => table.asked.filter((one) => one.id === id).length;
  return { store, toast, asked, rows: () => store.answers().practice_county_list };
}

const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
const choice = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
const choose = async (name: string, option: string) => {
  const found = await within(choice(name)).findByRole<HTMLOptionElement>('option', {
    name: option,
  });
  fireEvent.change(choice(name), { target: { value: found.value } });
};
const INCOMPLETE = ['error', 'Please select State and County!'] as const;
const GA = { state_code: 'GA', plan_class: 'FAM' };

it('asks for the states once: for the choices to add from, and for the names of those that are there', async () => {
  const { asked } = await open({ practice_county_list: [{ ...GA, county: 'Cobb' }] });
  await waitFor(() => expect(screen.getAllByText(/Georgia/).length).toBeGreaterThan(1));
  expect(asked('getState')).toBe(1);
});

it('says "Please select State and County!" and adds nothing while something is missing', async () => {
  const { toast, rows } = await open({ new_practice_county: { state_code: 'GA', county: 'Cobb' } });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
});

it('says "Duplicate Practice County" and adds nothing the second time', async () => {
  const cobb = { ...GA, county: 'Cobb' };
  const { toast, rows } = await open({ new_practice_county: cobb, practice_county_list: [cobb] });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Duplicate Practice County'));
  expect(rows()).toHaveLength(1);
});

/** What is said at a control, and nothing where it stands as right. */
const saidAt = (control: HTMLElement): string | undefined =>
  control.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
    : undefined;

it('says at each choice that is missing what to choose, and leads to the first of them', async () => {
  const { store, rows } = await open({
    classes: ['FAM'],
    new_practice_county: { state_code: 'GA' },
  });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(document.activeElement).toBe(choice('county')));
  expect(saidAt(choice('state code'))).toBeUndefined();
  expect(saidAt(choice('county'))).toBe('Choose the county.');
  expect(saidAt(choice('plan class'))).toBe('Choose the plan class.');
  // A form of its own: nobody is held up by it.
  expect((await store.attempt('leave:main', 'main')).faults).toEqual([]);
  await choose('county', 'Cobb');
  await waitFor(() => expect(saidAt(choice('county'))).toBeUndefined());
  add();
  await waitFor(() => expect(document.activeElement).toBe(choice('plan class')));
  store.set('/new_practice_county/plan_class', 'FAM');
  await waitFor(() => expect(saidAt(choice('plan class'))).toBeUndefined());
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('takes all counties for a county that was missing', async () => {
  await open({ new_practice_county: GA });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(saidAt(choice('county'))).toBe('Choose the county.'));
  await choose('county', 'All Counties');
  await waitFor(() => expect(saidAt(choice('county'))).toBeUndefined());
});

it('says at the county that the area is there already, until something else is chosen', async () => {
  const cobb = { ...GA, county: 'Cobb' };
  const { store } = await open({ new_practice_county: cobb, practice_county_list: [cobb] });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(document.activeElement).toBe(choice('county')));
  expect(saidAt(choice('county'))).toBe('Duplicate Practice County');
  store.set('/new_practice_county/plan_class', 'REF');
  await waitFor(() => expect(saidAt(choice('county'))).toBeUndefined());
});

it('adds once where Add is clicked twice', async () => {
  const { toast, rows } = await open({ new_practice_county: { ...GA, county: 'Cobb' } });
  await screen.findByRole('option', { name: 'Cobb' });
  const button = screen.getByRole('button', { name: 'Add' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
  expect(toast).not.toHaveBeenCalledWith('error', expect.anything());
});

it('forgets the county when another state is chosen, even where that has one of the same name', async () => {
  const { toast, rows } = await open({ new_practice_county: GA });
  await choose('county', 'Jefferson');
  await choose('state code', 'Alabama');
  await screen.findByRole('option', { name: 'Mobile' });
  expect(choice('county').value).toBe('');
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
});

it('keeps the county of a saved application that is opened again', async () => {
  const { rows } = await open({ new_practice_county: { ...GA, county: 'Cobb' } });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('takes "All Counties" of the state it was chosen for only', async () => {
  const { toast, rows } = await open({ new_practice_county: GA });
  await choose('county', 'All Counties');
  await choose('state code', 'Alabama');
  await screen.findByRole('option', { name: 'Mobile' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
});

it('never says that all counties are there while they are still on their way', async () => {
  let arrive = () => {};
  const hold = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { toast, rows } = await open({ new_practice_county: { ...GA, county: 'Cobb' } }, hold);
  expect(within(choice('county')).getByRole('option', { name: 'Loading' })).toBeTruthy();
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  arrive();
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('does not add a plan class that is no longer offered, and says so at it; the step may be left all the same', async () => {
  const { store, toast, rows } = await open({
    classes: ['FAM'],
    new_practice_county: { ...GA, county: 'Cobb', plan_class: 'CDL' },
  });
  await screen.findByRole('option', { name: 'Cobb' });
  add();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(...INCOMPLETE));
  expect(rows()).toBeUndefined();
  const planClass = choice('plan class');
  expect(planClass.getAttribute('aria-invalid')).toBe('true');
  expect(planClass.id).toBe('field-/new_practice_county/plan_class');
  const message = document.getElementById(planClass.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('This choice is not available here.');
  expect((await store.attempt('leave:main', 'main')).faults).toEqual([]);
  expect((await store.attempt('submit')).faults).toEqual([]);
  expect(store.section('main').shown).toEqual([]);

  await choose('plan class', 'FAM');
  await waitFor(() => expect(planClass.getAttribute('aria-invalid')).toBeNull());
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('does not add a rate that is none, and leads to it; for another plan class it does not matter', async () => {
  const { rows } = await open({
    classes: ['FAM', 'CDL'],
    new_practice_county: { state_code: 'GA', county: 'Cobb', plan_class: 'CDL' },
  });
  await screen.findByRole('option', { name: 'Cobb' });
  const typed = screen.getByRole('textbox', { name: /^cdl rate/ });
  fireEvent.change(typed, { target: { value: '200000' } });
  add();
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(typed));
  expect(rows()).toBeUndefined();
  await choose('plan class', 'FAM');
  add();
  await waitFor(() => expect(rows()).toEqual([{ ...GA, county: 'Cobb' }]));
});

it('adds every county of the state with "All Counties", and says how many', async () => {
  const { rows } = await open({ new_practice_county: GA });
  await choose('county', 'All Counties');
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

it('asks for a rate where the layout says so, whatever the plan class is called', async () => {
  const row = { state_code: 'GA', cdl_rate: 150 };
  const rows = [
    { ...row, county: 'Cobb', plan_class: 'CDL' },
    { ...row, county: 'Jefferson', plan_class: 'REF' },
  ];
  const only = { cdl_rate: { plan_class: ['REF'] } };
  await open({ practice_county_list: rows }, undefined, { ...ADD, only });
  expect(screen.queryByRole('textbox', { name: /Jefferson/ })).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /Cobb/ })).toBeNull();
});
