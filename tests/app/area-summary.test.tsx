// How practice areas and coverages read on the review page: nothing that is submitted goes unseen.

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaSummary } from '../../app/widgets/areas/AreaSummary.tsx';
import { bundleOf } from '../helpers/bundle.ts';
import { fakeCalls, stage } from '../react/kit.tsx';
import { portalOf, show } from './kit.tsx';

async function lines(value: readonly object[]): Promise<readonly string[]> {
  const { calls } = fakeCalls({
    getState: () => ({
      body: { status: 'success', data: [{ STATECD: 'GA', state_name: 'Georgia' }] },
    }),
  });
  const { store } = await stage(await bundleOf({}), {
    calls,
  });
  show(
    <AreaSummary
      store={store}
      pointer="/list"
      value={value as never}
      options={{
        add: { from: '/new', only: { cdl_rate: { plan_class: ['CDL'] } } },
        members: {
          state: './state_code',
          county: './county',
          planClass: './plan_class',
          rate: './cdl_rate',
        },
      }}
    />,
    portalOf({ calls }),
  );
  await screen.findByText('Georgia');
  return read();
}

const read = () =>
  [...document.querySelectorAll('.f-dl-item > div')].map((line) => line.textContent ?? '');

const area = (county: string, plan_class: string, more: object = {}) => ({
  state_code: 'GA',
  county,
  plan_class,
  ...more,
});

it('says one rate for all counties of a state once, beside the plan class', async () => {
  const cdl = ['Cobb', 'Fulton'].map((county) => area(county, 'CDL', { cdl_rate: 185 }));
  expect(await lines([area('Cobb', 'FAM'), ...cdl])).toEqual([
    'Family Defender: Cobb',
    'CDL Defender, $185.00: Cobb, Fulton',
  ]);
});

it('says different rates beside their counties', async () => {
  const cobb = area('Cobb', 'CDL', { cdl_rate: 185 });
  const fulton = area('Fulton', 'CDL', { cdl_rate: 1210.5 });
  const gone = area('Henry', 'CDL', { cdl_rate: 1, deleted: 1, id: '7' });
  expect(await lines([fulton, cobb, gone])).toEqual([
    'CDL Defender: Cobb $185.00, Fulton $1,210.50',
  ]);
});

it('names a few of many counties, and all of them on demand', async () => {
  const many = ['Appling', 'Bartow', 'Cobb', 'DeKalb', 'Fulton', 'Gwinnett', 'Henry'];
  const list = many.map((county) => area(county, 'FAM'));
  expect(await lines(list)).toEqual([
    'Family Defender: Appling, Bartow, Cobb, DeKalb, Fulton and 2 more',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(read()).toEqual([`Family Defender: ${many.join(', ')}`]);
});
