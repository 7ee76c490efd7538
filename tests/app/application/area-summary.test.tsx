// How practice areas and coverages read on the review page: nothing that is submitted goes unseen.

import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaSummary } from '../../../app/widgets/areas/AreaSummary.tsx';
import { CoverageSummary } from '../../../app/widgets/coverage/CoverageSummary.tsx';
import { bundleOf } from '../../helpers/bundle.ts';
import { fakeCalls, stage } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';

async function lines(value: readonly object[], whole = false): Promise<readonly string[]> {
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
      whole={whole}
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

/** What stands below, each line with the state it is said to have. */
const items = () =>
  [...document.querySelectorAll('.f-dl-item')].map((item) => item.textContent?.trim());
const toneOf = (badge: string) => screen.getByText(badge, { selector: '.f-badge' }).className;

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

const left = (county: string, more: object = {}) =>
  area(county, 'CDL', { deleted: 1, id: county, ...more });

it('PRF-18 names of a record the counties that were deleted too, each with its day', async () => {
  const rows = [area('Cobb', 'FAM'), left('Henry', { date_deleted: '2026-10-14' }), left('Bibb')];
  await lines(rows, true);
  expect(items()).toEqual([
    'Georgia, 1 practice area ActiveFamily Defender: Cobb',
    'Henry, GA, CDL Defender Deleted 10/14/2026',
    'Bibb, GA, CDL Defender Deleted',
  ]);
  expect([toneOf('Active'), toneOf('Deleted')]).toEqual([
    'f-badge f-success-tone',
    'f-badge f-danger-tone',
  ]);
});

it('PRF-18 says of every coverage of a record whether it is active, or since when it is deleted', async () => {
  const { store } = await stage(await bundleOf({}));
  const coverage = (sub_cov_id: string, sub_coverage: string, more: object = {}) => ({
    ...{ id: sub_cov_id, sub_cov_id, desc: 'Estate Planning', sub_coverage, plan_class: 'FAM' },
    ...more,
  });
  const value = [
    coverage('1110', 'Simple will', { remote_consult: true, deleted: 0 }),
    coverage('1120', 'Trust', { deleted: 1, date_deleted: '2026-09-09' }),
    coverage('1130', 'Codicil', { deleted: 1 }),
  ];
  const read = (whole: boolean) => {
    const shown = show(
      <CoverageSummary {...{ store, whole, value }} pointer="/list" options={{}} />,
      portalOf(),
    );
    const said = items();
    shown.unmount();
    return said;
  };
  expect(read(true)).toEqual([
    'Family Defender' +
      'Estate Planning, Simple will, Remote Consulting Active' +
      'Estate Planning, Trust Deleted 09/09/2026' +
      'Estate Planning, Codicil Deleted',
  ]);
  expect(read(false)).toEqual([
    'Family Defender' + 'Estate Planning, Simple will, Remote Consulting',
  ]);
});
