// A list of practice areas on screen: where states and counties come from, and how a person adds one.

import { fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, vi } from 'vitest';
import { PracticeAreas } from '../../../app/widgets/areas/PracticeAreas.tsx';
import type { Answers, JsonObject } from '../../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  FormRuntimeProvider,
} from '../../../runtime/react/index.ts';
import { bundleOf, rule, validatorOf } from '../../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../../react/kits/kit.tsx';
import { portalOf, show } from './kit.tsx';

// jsdom lays nothing out; a window of rows needs a height to show any.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
});

const text = { type: 'string' } as const;
const planClass = { type: 'string', enum: ['FAM', 'REF', 'CDL'] } as const;
const rate = { type: 'number', maximum: 100_000 } as const;
const area = {
  type: 'object',
  properties: { state_code: text, county: text, plan_class: planClass, cdl_rate: rate },
} as const;
const UNIQUE = { fields: ['state_code', 'county', 'plan_class'], at: 'county' } as const;
const LIST = { type: 'array', items: area, uniqueBy: UNIQUE } as const;
/** How the layout says where new areas are typed, and which of them have a rate. */
export const ADD = { from: '/new_practice_county', only: { cdl_rate: { plan_class: ['CDL'] } } };
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
export async function open(
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

/** Presses the button of the adder. */
export const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add' }));
/** A list of the adder by its name. */
export const choice = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
/** Chooses from it once it offers that. */
export const choose = async (name: string, option: string) => {
  const found = await within(choice(name)).findByRole<HTMLOptionElement>('option', {
    name: option,
  });
  fireEvent.change(choice(name), { target: { value: found.value } });
};
/** What the page says of an area that is not complete. */
export const INCOMPLETE = ['error', 'Please select State and County!'] as const;
/** An area without its county. */
export const GA = { state_code: 'GA', plan_class: 'FAM' };

/** What is said at a control, and nothing where it stands as right. */
export const saidAt = (control: HTMLElement): string | undefined =>
  control.getAttribute('aria-invalid') === 'true'
    ? (document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
    : undefined;
