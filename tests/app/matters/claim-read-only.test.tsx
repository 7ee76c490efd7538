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

/** Says what was filled in where it stands. */
const shown = (label: string) => within(form()).getByLabelText(label, { exact: false });
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

it('MTR-05, MTR-07 a denied claim is locked, field by field, and says why it was denied', async () => {
  await openCase({ ...MATTER, ...CLAIMED, ...DENIED, denied_reason: 'Filed too late.' });
  screen.getByText(REASON);
  expect(fields().usable).toEqual([]);
  expect(shown('Claim Amount')).toHaveProperty('value', '640.00');
  expect(shown('Notes')).toHaveProperty('value', 'Hearing attended.');
  expect(shown('Digital Signature')).toHaveProperty('readOnly', true);
  expect(submitButton()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('MTR-10 a paid claim shows the day, the check and the amount, and takes no files', async () => {
  const paid = { ...PAID, paid_date: '2026-02-27', check_number: '700123', paid_amount: 600.5 };
  await openCase({ ...MATTER, ...CLAIMED, ...paid });
  screen.getByText('Payment of this claim');
  expect(['Paid Date', 'Check Number', 'Paid Amount'].map((one) => shown(one).textContent)).toEqual(
    ['02/27/2026', '700123', '$600.50'],
  );
  expect([fields().usable, documents(), submitButton()]).toEqual([[], 0, null]);
});

it('CDL-11, CDL-14 a denied CDL claim is locked down to its citations, and says why', async () => {
  const [violation] = TICKET.violations;
  if (!violation) throw new Error('There is no citation.');
  await openCase({
    ...{ ...TICKET, ...DENIED, claim_id: 'k2', claim_number: '77', Note: 'Pleaded.' },
    denied_reason: '{"reason":"Filed too late."}',
    violations: [{ ...violation, disposition: '7', total_due_amount: 120 }],
  });
  screen.getByText(REASON);
  expect(fields().usable).toEqual([]);
  expect(shown('Notes')).toHaveProperty('value', 'Pleaded.');
  expect(shown('Final Fine Amount Due')).toHaveProperty('readOnly', true);
  expect(await screen.findByRole('option', { name: 'Dismissed' })).toHaveProperty('selected', true);
  expect(submitButton()).toBeNull();
});

it('CDL-11 a paid CDL claim is locked, and beside it stands how it was paid', async () => {
  const paid = { ...PAID, check_date: '2026-02-27', check_number: '700124', paid_amount: 300 };
  await openCase({ ...TICKET, ...paid, claim_id: 'k2', claim_number: '77', Note: 'Pleaded.' });
  const panel = screen.getByRole('region', { name: 'Selected Case Details' });
  const fact = (name: string) => within(panel).getByText(name).nextElementSibling?.textContent;
  expect(['Check Number', 'Paid Date', 'Paid Amount'].map(fact)).toEqual([
    '700124',
    '02/27/2026',
    '$300.00',
  ]);
  expect([fields().usable, documents(), submitButton()]).toEqual([[], 0, null]);
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
  expect([fields().usable, submitButton()]).toEqual([[], null]);
});
