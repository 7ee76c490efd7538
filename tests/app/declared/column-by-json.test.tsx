// Adding a column to a table is a change of JSON: it is on the screen, on the card, on paper, in the document and in the file.

import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ViewTable } from '../../../app/views/ViewTable.tsx';
import { tableView } from '../../../runtime/core/index.ts';
import { feeScheduleBlocks } from '../../../server/services/documents/fee-schedule.ts';
import { contentWith, edited, releaseOf } from '../../helpers/releases.ts';
import { portalOf, show } from '../kits/kit.tsx';

const FEES = ['Wills', 'Divorce'].map((sub_coverage, index) => ({
  sub_coverage,
  fee_code: `F-${index + 1}`,
  fee_amount: 90,
  ca_fee_amount: 95,
  parameter: 'Each',
  plan_class: 'FAM' as const,
}));

/** The release after staff added the column, and asked for a file. */
const { app, texts } = await releaseOf(
  await contentWith({
    'schemas/views/fee-schedule.json': edited((view) => ({
      ...view,
      download: true,
      columns: [...(view.columns as object[]), { key: 'fee_code', format: 'badge' }],
    })),
    'messages/en-US/views.json': edited((words) => ({
      ...words,
      'fee-schedule.fee_code.heading': 'Code',
    })),
  }),
);

it('is shown by every way a table has', async () => {
  const bare = portalOf();
  const content = { ...bare.content, app: { ...bare.content.app, views: app.views }, texts };
  show(<ViewTable view="fee-schedule" rows={FEES} />, { ...bare, content });

  const table = screen.getByRole('table', { name: 'Fee schedule' });
  const headings = () => within(table).getAllByRole('columnheader');
  expect(headings().map((one) => one.textContent)).toEqual([
    'Description',
    'Rate($)',
    'Parameter',
    'Code',
  ]);

  const cards = within(table).getAllByText(/^F-\d$/);
  expect(cards.map((one) => one.closest('td')?.getAttribute('data-label'))).toEqual([
    'Code',
    'Code',
  ]);

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(table).getAllByText(/^F-\d$/)).toHaveLength(2);

  const document = feeScheduleBlocks(FEES, [], tableView(app.views, 'fee-schedule'), {
    ...texts,
    page: () => undefined,
  });
  expect(JSON.stringify(document)).toContain('"heading":"Code"');

  let blob: Blob | undefined;
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:fees';
  };
  URL.revokeObjectURL = () => undefined;
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  });
  const [head, first] = (await (blob as Blob).text()).split('\r\n');
  expect(head).toMatch(/Description,Rate\(\$\),Parameter,Code$/);
  expect(first).toBe('Wills,90,Each,F-1');
});
