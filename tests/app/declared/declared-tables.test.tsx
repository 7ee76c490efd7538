// Coverage table and fee schedule as staff declare them: columns hidden, renamed and put in another order without code.

import { fireEvent, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { CoverageSummary } from '../../../app/widgets/coverage/CoverageSummary.tsx';
import { CoverageTable } from '../../../app/widgets/coverage/CoverageTable.tsx';
import type { Answers, JsonObject } from '../../../runtime/core/index.ts';
import { createFormStore, FormRuntimeProvider } from '../../../runtime/react/index.ts';
import coverageTable from '../../../schemas/views/coverage-table.json' with { type: 'json' };
import feeSchedule from '../../../schemas/views/fee-schedule.json' with { type: 'json' };
import { bundleOf, validatorOf } from '../../helpers/bundle.ts';
import { fakeCalls, textsOf } from '../../react/kits/kit.tsx';
import { portalOf, show } from '../kits/kit.tsx';

const bundle = await bundleOf({
  sections: {
    main: {
      schema: {
        type: 'object',
        properties: {
          attorney_type: { type: 'array', items: { type: 'string' } },
          credentials: { type: 'array', items: { type: 'object' } },
          coveragelist: { type: 'array', items: { type: 'object' } },
        },
      },
    },
  },
});

const coverage = (sub_cov_id: string, desc: string) => ({
  sub_cov_id,
  desc,
  sub_coverage: `${desc} in court`,
  plan_class: 'FAM',
});
const fee = (sub_coverage: string, fee_amount: number) => ({
  sub_coverage,
  fee_code: 'A',
  fee_amount,
  ca_fee_amount: fee_amount + 5,
  parameter: 'Each',
  plan_class: 'FAM',
});
const CATALOGUE = {
  status: 'success',
  data: [coverage('2', 'Wills'), coverage('1', 'Divorce'), coverage('3', 'Eviction')],
  fees_data: [fee('Wills', 1175), fee('Divorce', 90)],
};

const WORDS = {
  'views.coverage-table.desc.heading': 'Coverage',
  'views.coverage-table.remote_consult.heading': 'Remote Consulting',
  'views.coverage-table.remote_service.heading': 'Remote Services',
  'views.coverage-table.empty': 'No coverages',
  'views.fee-schedule.sub_coverage.heading': 'Description',
  'views.fee-schedule.fee_amount.heading': 'Rate($)',
  'views.fee-schedule.ca_fee_amount.heading': 'CA(state) Rate($)',
  'views.fee-schedule.parameter.heading': 'Parameter',
  'views.fee-schedule.empty': 'No fees',
  'views.ours': 'From afar',
};

interface Setup {
  readonly views?: Readonly<Record<string, object>>;
  readonly answers?: Answers;
  readonly catalogue?: JsonObject;
  readonly words?: Readonly<Record<string, string>>;
}

async function open({ views = {}, answers = {}, catalogue = CATALOGUE, words = {} }: Setup = {}) {
  const { calls, asked } = fakeCalls({ get_coverages: () => ({ body: catalogue }) });
  const texts = textsOf({ ...WORDS, ...words });
  const store = createFormStore({
    bundle,
    validate: validatorOf(bundle),
    texts,
    calls,
    answers: { attorney_type: ['FAM'], ...answers },
  });
  const bare = portalOf({ calls });
  const app = { ...bare.content.app, views: { ...bare.content.app.views, ...views } as never };
  show(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FormRuntimeProvider store={store} toast={() => undefined}>
        <CoverageTable
          pointer="/coveragelist"
          schema={{ type: 'array' }}
          ui={{}}
          options={{ classes: '/attorney_type' }}
          info={undefined}
        />
        <section aria-label="Review">
          <CoverageSummary
            value={answers.coveragelist}
            store={store}
            pointer="/coveragelist"
            options={{}}
          />
        </section>
      </FormRuntimeProvider>
    </SWRConfig>,
    { ...bare, content: { ...bare.content, app } },
  );
  return { ...store, asked };
}

const headings = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
const rowTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    .filter((cells) => cells.length > 0);

it('shows the three columns in their order, a box and two switches a row', async () => {
  await open();
  const table = await screen.findByRole('table');
  expect(headings(table)).toEqual(['Coverage', 'Remote Consulting', 'Remote Services']);
  expect(within(table).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(table).getAllByRole('switch')).toHaveLength(4);
});

it('keeps what is switched in a row, whatever the order of the columns', async () => {
  const [desc, , service] = coverageTable.columns;
  const columns = [{ ...service, heading: 'views.ours' }, { key: 'sub_coverage' }, desc];
  const words = {
    ...coverageTable,
    columns: columns.map((one) => ({ heading: 'views.ours', ...one })),
  };
  const store = await open({ views: { 'coverage-table': words } });
  const table = await screen.findByRole('table');
  expect(headings(table)).toEqual(['From afar', 'From afar', 'From afar']);
  expect(within(table).getByText('Wills in court', { selector: 'td' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Wills/ }));
  fireEvent.click(screen.getByRole('switch', { name: /^Remote services for Wills/ }));
  expect(store.answers().coveragelist).toMatchObject([
    { desc: 'Wills', remote_service: true, remote_consult: false },
  ]);
});

it('sorts rows within their group as the view says', async () => {
  await open({ views: { 'coverage-table': { ...coverageTable, sort: { key: 'desc' } } } });
  const boxes = within(await screen.findByRole('table')).getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'DivorceDivorce in court',
    'WillsWills in court',
  ]);
});

it('reviews what is switched on in the columns that are shown, by their headings', async () => {
  const row = { ...coverage('1', 'Divorce'), remote_consult: true, remote_service: true };
  const columns = coverageTable.columns.map((column) =>
    column.key === 'remote_consult' ? { ...column, hidden: true } : column,
  );
  await open({
    answers: { coveragelist: [row] },
    views: { 'coverage-table': { ...coverageTable, columns } },
  });
  const review = screen.getByRole('region', { name: 'Review' });
  expect(review.textContent).toContain('Divorce, Divorce in court, Remote Services');
  expect(review.textContent).not.toContain('Remote Consulting');
});

it('says so where the catalogue has nothing to show', async () => {
  await open({ catalogue: { ...CATALOGUE, data: [coverage('3', 'Eviction')] } });
  expect(await screen.findByText('No coverages')).toBeTruthy();
});

const openFees = async (setup?: Setup) => {
  await open(setup);
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Fee schedule' }));
  return within(await screen.findByRole('dialog')).findByRole('table');
};
const IN_CALIFORNIA = { credentials: [{ lic_state: { STATECD: 'CA' } }] };

it('shows the fee schedule with California’s rates only to those licensed there (ST3-32, ST3-33)', async () => {
  const table = await openFees({ answers: IN_CALIFORNIA });
  expect(headings(table)).toEqual(['Description', 'Rate($)', 'CA(state) Rate($)', 'Parameter']);
  expect(rowTexts(table)).toEqual([
    ['Wills', '1,175.00', '1,180.00', 'Each'],
    ['Divorce', '90.00', '95.00', 'Each'],
  ]);
});

it('shows the fee columns that staff left, in their order, sorted as they said', async () => {
  const columns = [
    { key: 'fee_amount', format: 'money' },
    { key: 'sub_coverage', heading: 'views.ours' },
  ];
  const sort = { key: 'fee_amount', direction: 'ascending' };
  const table = await openFees({ views: { 'fee-schedule': { ...feeSchedule, columns, sort } } });
  expect(headings(table)).toEqual(['Rate($)', 'From afar']);
  expect(rowTexts(table)).toEqual([
    ['90.00', 'Divorce'],
    ['1,175.00', 'Wills'],
  ]);
});

it('shows a class that staff add, under the name they give it and where their order puts it', async () => {
  const senior = { ...coverage('9', 'Elder Law'), plan_class: 'SEN' };
  const order = ['SEN', ...coverageTable.rows.order];
  const store = await open({
    answers: { attorney_type: ['FAM', 'SEN'], coveragelist: [coverage('1', 'Divorce'), senior] },
    catalogue: { ...CATALOGUE, data: [...CATALOGUE.data, senior] },
    views: { 'coverage-table': { ...coverageTable, rows: { ...coverageTable.rows, order } } },
    words: { 'app.planClass.SEN': 'Senior Defender' },
  });
  const groups = (await screen.findAllByRole('heading', { level: 3 })).map((one) => one.innerHTML);
  expect(groups.map((html) => html.replace(/<.*/, '').trim())).toEqual([
    'Senior Defender',
    'Family Defender',
  ]);
  const review = screen.getByRole('region', { name: 'Review' }).textContent ?? '';
  expect(review.indexOf('Senior Defender')).toBeLessThan(review.indexOf('Family Defender'));
  expect(store.answers().attorney_type).toEqual(['FAM', 'SEN']);
});

it('asks for the fees of every class the schedule names where nobody chose one yet', async () => {
  const rows = { ...feeSchedule.rows, order: ['SEN', 'CDL'] };
  const { asked } = await open({
    answers: { attorney_type: [] },
    views: { 'fee-schedule': { ...feeSchedule, rows } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Fee schedule' }));
  await screen.findByText('1,175.00');
  expect(asked.map(({ payload }) => payload)).toEqual([{ plan_class: "'SEN','CDL'" }]);
});
