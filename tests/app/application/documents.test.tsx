// Fee schedules and the agreement: which are offered for the states of the licenses, and how one is saved.

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Agreement } from '../../../app/widgets/documents/Agreement.tsx';
import { FeeScheduleLink } from '../../../app/widgets/documents/FeeSchedule.tsx';
import type { Answers, Json } from '../../../runtime/core/index.ts';
import { saveBlob } from '../../../runtime/react/parts/save-blob.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { compileApplication, licensedIn, showApplication } from '../kits/application-store.tsx';

vi.mock('../../../runtime/react/parts/save-blob.ts', () => ({ saveBlob: vi.fn() }));
beforeEach(() => vi.mocked(saveBlob).mockClear());

beforeAll(compileApplication, 60_000);

const FEE = {
  sub_coverage: 'Simple will',
  fee_code: 'A',
  fee_amount: 100,
  ca_fee_amount: 130,
  parameter: 'Each',
  plan_class: 'FAM',
};
const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

function service() {
  return fakeCalls({
    get_coverages: () => ({ body: { status: 'success', data: [], fees_data: [FEE] } }),
    downloadAggreementFiles: () => ({ blob: PDF }),
  });
}

async function openFees(answers: Answers) {
  const { calls, asked } = service();
  await showApplication(() => <FeeScheduleLink classes={['FAM']} />, { answers, calls });
  fireEvent.click(screen.getByRole('button', { name: 'Fee schedule' }));
  await screen.findByText('Simple will');
  return { asked };
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const schedules = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
    .filter((name) => /Fee schedule (Standard|California)/.test(name))
    .map((name) => name.replace('Download ', ''));

const OFFERED = [
  ['elsewhere only', ['GA'], ['Fee schedule Standard']],
  ['in California only', ['CA'], ['Fee schedule California']],
  ['in both', ['GA', 'CA'], ['Fee schedule Standard', 'Fee schedule California']],
  ['nowhere yet', [], []],
] as const;

it.each(OFFERED)(
  'with licenses %s, the fee schedule shows the column and the files of these states (ST3-33, ST3-36, ST3-37)',
  async (_, states, files) => {
    await openFees(licensedIn(...states));
    const california = (states as readonly string[]).includes('CA');
    expect(headings()).toEqual([
      'Description',
      'Rate($)',
      ...(california ? ['CA(state) Rate($)'] : []),
      'Parameter',
    ]);
    expect(screen.queryByText('130.00') !== null).toBe(california);
    expect(schedules()).toEqual(files);
  },
);

it.each(OFFERED)(
  'with licenses %s, the last step offers the agreement and the same files (ST5-07, OR-20)',
  async (_, states, files) => {
    const { calls } = service();
    await showApplication(
      (store) => (
        <Agreement
          pointer="/agreement_reviewed"
          schema={{ type: 'boolean' }}
          ui={{}}
          options={{ page: 'pages.disclaimer' }}
          info={store.info('/agreement_reviewed')}
        />
      ),
      { answers: licensedIn(...states), calls },
    );
    expect(schedules()).toEqual(files);
    expect(
      screen.getByRole('button', { name: /^Download Fee for Services Attorney Agreement/ }),
    ).toBeTruthy();
  },
);

it('a license that was taken out offers no file of its state', async () => {
  const gone = { id: '5', deleted: 1, lic_state: { STATECD: 'CA', state_name: 'California' } };
  const [held] = (licensedIn('GA').credentials ?? []) as readonly Json[];
  await openFees({ credentials: [held ?? null, gone] });
  expect(schedules()).toEqual(['Fee schedule Standard']);
  expect(headings()).not.toContain('CA(state) Rate($)');
});

it('saves the file under its own name, asked for by name and folder (FIL-14)', async () => {
  const { asked } = await openFees(licensedIn('CA'));
  fireEvent.click(screen.getByRole('button', { name: 'Fee schedule California' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(PDF, 'Fee schedule California.pdf'));
  expect(asked.at(-1)).toMatchObject({
    id: 'downloadAggreementFiles',
    payload: { name: 'Fee schedule California', folder: 'agreement_pdfs' },
  });
});
