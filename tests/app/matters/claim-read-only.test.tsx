// Claims that are read, not made: what was denied or paid, referrals and closed cases, of both kinds.

import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CLAIMED, MATTER, openCase, submitButton, TICKET } from '../kits/claims-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

const ENTERED = ['textbox', 'spinbutton', 'combobox'] as const;

function form(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.claim-entry form');
  if (!found) throw new Error('There is no form.');
  return found;
}

/** The fields of the form, by whether something can be typed or chosen in them. */
function fields() {
  const all = ENTERED.flatMap((role) => within(form()).queryAllByRole<HTMLInputElement>(role));
  const isLocked = (one: HTMLInputElement) => one.disabled || one.readOnly;
  return { locked: all.filter(isLocked), usable: all.filter((one) => !isLocked(one)) };
}

const documents = () => document.querySelectorAll('.claim-entry input[type=file]').length;

const PAID = { filter: 'Closed', claim_status: 'Approved & Paid', status: 'Closed' } as const;
const DENIED = { filter: 'Denied', claim_status: 'Denied' } as const;
const REASON = 'Denied: Filed too late.';

it('a case that can be claimed on is open to be typed in', async () => {
  for (const one of [MATTER, TICKET]) {
    await openCase(one);
    expect(fields().locked).toEqual([]);
    expect(fields().usable.length).toBeGreaterThan(6);
    expect(submitButton()).not.toBeNull();
    cleanup();
  }
});

/** The receipt of the claim, and what stands beside a word in it. */
const receipt = () => screen.getByRole('article', { name: /^Claim \d/ });
const told = (label: string) => {
  const term = within(receipt()).getByText(label);
  return term.nextElementSibling?.textContent;
};
const cells = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent).filter((text) => text !== '');
const tableRows = (name: string) =>
  within(within(receipt()).getByRole('table', { name })).getAllByRole('row').map(cells);
/** Nothing to type in, chosen or sent. */
const untouchable = () => {
  const inputs = ENTERED.flatMap((role) => within(receipt()).queryAllByRole(role));
  return [inputs, documents(), submitButton()];
};

it('MTR-05, MTR-07 a denied claim reads like a receipt, and says why it was denied', async () => {
  await openCase({ ...MATTER, ...CLAIMED, ...DENIED, denied_reason: 'Filed too late.' });
  within(receipt()).getByText(REASON);
  within(receipt()).getByText('This claim is decided. Nothing more happens on it.');
  within(receipt()).getByText('Case 480100, Alma Reyes');
  expect(told('Member First Contact Date')).toBe('02/03/2026');
  expect(told('Notes')).toBe('Hearing attended.');
  expect(told('Digital Signature')).toBe('Dana Whitfield');
  expect(tableRows('Amounts')).toEqual([
    ['Claim Amount', '$640.00'],
    ['Total', '$640.00'],
  ]);
  expect(untouchable()).toEqual([[], 0, null]);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('MTR-10 a paid claim shows the day, the check and the amount, and takes no files', async () => {
  const paid = { ...PAID, paid_date: '2026-02-27', check_number: '700123', paid_amount: 600.5 };
  await openCase({ ...MATTER, ...CLAIMED, ...paid });
  within(receipt()).getByText('Payment of this claim');
  within(receipt()).getByText('This claim is paid. Nothing more happens on it.');
  expect(['Paid Date', 'Check Number', 'Paid Amount'].map(told)).toEqual([
    '02/27/2026',
    '700123',
    '$600.50',
  ]);
  expect(untouchable()).toEqual([[], 0, null]);
});

it('CDL-11, CDL-14 a denied CDL claim tells its citations with what they come to, and why', async () => {
  const [violation] = TICKET.violations;
  if (!violation) throw new Error('There is no citation.');
  const owes = (fine: number) => ({ total_due_amount: fine, final_total_due_driver: fine });
  await openCase({
    ...{ ...TICKET, ...DENIED, claim_id: 'k2', claim_number: '77', Note: 'Pleaded.' },
    denied_reason: '{"reason":"Filed too late."}',
    // What was claimed, whatever fee was agreed on since.
    claim: { claim_amount: '275.00', certified_disposition_fee: 25 },
    violations: [
      { ...violation, disposition: '7', ...owes(120.1) },
      { ...violation, id: 'v2', citation_number: 'T-2', ...owes(0.2) },
    ],
  });
  within(receipt()).getByText(REASON);
  expect(told('Notes')).toBe('Pleaded.');
  await within(receipt()).findByText('Dismissed');
  const [head, ...rows] = tableRows('Citation Disposition');
  expect(head).toEqual([
    ...['Citation Number', 'Violation', 'Issued State Points', 'Disposition'],
    ...['Initial Fine Amount', 'Final Fine Amount Due', 'Total Final Due'],
  ]);
  expect(rows).toEqual([
    ['T-1', 'Speeding', '4', 'Dismissed', '$200.00', '$120.10', '$120.10'],
    ['T-2', 'Speeding', '4', '$200.00', '$0.20', '$0.20'],
    ['Total', '$400.00', '$120.30', '$120.30'],
  ]);
  expect(tableRows('Amounts')).toEqual([
    ['Claim Amount', '$275.00'],
    ['Certified Disposition Fee', '$25.00'],
    ['Total', '$300.00'],
  ]);
  expect(untouchable()).toEqual([[], 0, null]);
});

it('CDL-11 beside a paid CDL claim stands how it was paid', async () => {
  const paid = { ...PAID, check_date: '2026-02-27', check_number: '700124', paid_amount: 300 };
  await openCase({ ...TICKET, ...paid, claim_id: 'k2', claim_number: '77', Note: 'Pleaded.' });
  const panel = screen.getByRole('region', { name: 'Selected Case Details' });
  const fact = (name: string) => within(panel).getByText(name).nextElementSibling?.textContent;
  expect(['Check Number', 'Paid Date', 'Paid Amount'].map(fact)).toEqual([
    '700124',
    '02/27/2026',
    '$300.00',
  ]);
  expect(untouchable()).toEqual([[], 0, null]);
});

it('a claim that waits says for whom, and takes more files unless its thread does', async () => {
  const waits = { ...CLAIMED, filter: 'In Process', claim_status: 'In Process' } as const;
  await openCase({ ...MATTER, ...waits });
  within(receipt()).getByText('We are working on this claim. There is nothing you need to do.');
  expect(documents()).toBeGreaterThan(0);
  cleanup();
  await openCase({ ...MATTER, ...waits, claim_status: 'Requested More Info' });
  within(receipt()).getByText('We need something more from you before we can go on.');
});

it.each([
  ['MTR-02 under Referral', { ...MATTER, filter: 'Referral' as const }],
  ['OR-125 of the plan class REF', { ...MATTER, plan_class: 'REF' }],
  ['CDL-12 that is a referral ticket', { ...TICKET, ticket_type: 'Referral' }],
  ['under Closed', { ...MATTER, filter: 'Closed' as const, status: 'Closed' }],
  ['under Closed of a driver', { ...TICKET, filter: 'Closed' as const, status: 'Closed' }],
])('a case %s takes no claim and no files, and says so', async (_, one) => {
  await openCase(one);
  screen.getByText('Nothing can be claimed on this case here.');
  expect([fields().usable, documents(), submitButton()]).toEqual([[], 0, null]);
  expect(fields().locked.length).toBeGreaterThan(6);
});

it('OR-48 a closed case takes no files, though its list is that of the un-billed', async () => {
  await openCase({ ...MATTER, status: 'Closed' });
  expect(documents()).toBe(0);
});

it('a claim whose case is with somebody else is read with no word of how that case stands', async () => {
  const left = {
    filter: 'In Process',
    has_left: true,
    ...{ status: '', assigned_date: '' },
  } as const;
  await openCase({ ...MATTER, ...CLAIMED, ...left });
  screen.getByText(/^This case is with another attorney now/);
  expect(screen.queryByRole('region', { name: 'Authorization Detail' })).toBeNull();
  const panel = screen.getByRole('region', { name: 'Selected Case Details' });
  expect(within(panel).queryByText('Status')).toBeNull();
  expect(told('Notes')).toBe('Hearing attended.');
  expect(submitButton()).toBeNull();
});
