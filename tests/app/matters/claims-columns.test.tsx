// The sets of columns of the claims page: those of CDL as they are released, and as content that is edited in a copy.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Claims } from '../../../app/pages/claims/Claims.tsx';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallClient } from '../../../runtime/react/index.ts';
import { contentWith, edited, released, releaseOf } from '../../helpers/releases.ts';
import { portalOf, show } from '../kits/kit.tsx';

const paid = { paid_date: '', paid_amount: '', check_number: '', attorney_invoice_claim: '' };
const row = {
  id: 'k1',
  number: '480100',
  case_type: 'Matter',
  status: '',
  case_status: 'Authorized',
  member_name: 'Alma Reyes',
  violation: 'Contested',
  assigned_date: '2026-03-02',
  auth: { claim_id: '', auth_id: 'A-480100', ma_plan_class: '', ...paid },
};
const answering =
  (row: JsonObject): CallClient =>
  async () => ({
    ok: true,
    status: 200,
    body: { status: 'success', data: { case_list: [row], total: 1 } },
  });

/** Denied claims have a view of their own; what was billed says less, and another word where nothing was claimed. */
const changed = await releaseOf(
  await contentWith({
    'schemas/views/claims.json': edited((view) => ({
      ...view,
      variants: [
        { view: 'claims-denied', when: { status: ['Denied'] } },
        ...(view.variants as object[]),
      ],
    })),
    'schemas/views/claims-denied.json': edited(() => ({
      $schema: '../meta/view.schema.json',
      id: 'claims-denied',
      kind: 'table',
      like: 'claims',
      columns: [{ key: 'member_name' }, { key: 'number' }],
    })),
    'schemas/views/claims-billed.json': edited((view) => ({
      ...view,
      columns: [
        { key: 'number' },
        { key: 'auth.auth_id', instead: { where: { 'auth.ma_plan_class': [''] } } },
        {
          key: 'violation',
          instead: { where: { status: [''] }, text: 'views.claims-billed.violation.new' },
        },
      ],
    })),
    'messages/en-US/views.json': edited((words) => ({
      ...words,
      'claims-billed.violation.new': 'Nothing claimed yet',
      'claims-billed.violation.heading': 'What about',
    })),
  }),
);

async function tableAt(address: string, { app, texts } = changed, one: JsonObject = row) {
  const bare = portalOf({ calls: answering(one) });
  const content = { ...bare.content, app: { ...bare.content.app, views: app.views }, texts };
  const { unmount } = show(<Claims />, { ...bare, content }, address);
  const table = await screen.findByRole('table', { name: 'Cases and claims' });
  await within(table).findByText(String(one.number));
  const read = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent)
      .filter((text) => text !== 'Chosen' && text !== '');
  const said = { headings: read('columnheader'), cells: read('cell') };
  unmount();
  return said;
}

it('takes columns, words and the view for an answer from them', async () => {
  expect(await tableAt('/claims?status=Denied')).toEqual({
    headings: ['Member', 'USL No.'],
    cells: ['Alma Reyes', '480100'],
  });
  expect(await tableAt('/claims?status=In+Process')).toEqual({
    headings: ['USL No.', 'Auth', 'What about'],
    cells: ['480100', 'Nothing claimed yet'],
  });
});

it.each(['Not Closed', 'In Process', 'Denied', 'Referral'])(
  'CLM-29 lists CDL under %s with a Claim Status and a blank Auth, each to be chosen',
  async (status) => {
    const ticket = { ...row, number: 'C-77101', case_type: 'CDL', status: 'Invoice received' };
    const address = `/claims?${new URLSearchParams({ type: 'CDL', status })}`;
    const { headings, cells } = await tableAt(address, await released(), ticket);
    expect(headings).toEqual([
      ...['USL No.', 'Claim Status', 'Case Status', 'Type', 'Auth', 'Member', 'Description'],
      'Assigned Date',
      ...(status === 'Not Closed' ? ['Before you bill', 'Un-billed for'] : []),
    ]);
    expect(cells).toEqual([
      ...['C-77101', 'Invoice received', 'Authorized', 'CDL', 'Alma Reyes', 'Contested'],
      '03/02/2026',
    ]);
  },
);
