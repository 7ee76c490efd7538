// What stops a claim that is sent too early: all of it at once, the first as the documents order it as a toast; and the button meanwhile.

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import {
  choose,
  MATTER,
  messages,
  openCase,
  pdf,
  submit,
  submitButton,
  TICKET,
  type,
} from '../kits/claims-kit.tsx';

vi.mock('../../../app/host/open.ts', async () => ({
  openForm: (await import('../kits/released.ts')).openReleased,
}));

const CREATED: Partial<CallAnswer> = {
  body: {
    status: 'success',
    message: 'Claim created successfully.',
    data: { data: { claim_id: 'k1', claim_number: '231415926' } },
  },
};
const ARRIVED: Partial<CallAnswer> = { body: { status: 'success', message: 'x', data: [] } };
const AMOUNT = 'Please enter a valid claim amount';

/** What is said, and what the attorney does then. */
type Check = readonly [words: string, mend: () => Promise<void>];

const MATTER_CHECKS: readonly Check[] = [
  ['Please upload required claim file.', () => choose('Detailed Billing Invoice', pdf('a.pdf'))],
  [
    'Please Select Member First Contact Date',
    () => type('Member First Contact Date', '02/03/2026'),
  ],
  [AMOUNT, () => type('Claim Amount', 'twelve')],
  [AMOUNT, () => type('Claim Amount', '-1')],
  [AMOUNT, () => type('Claim Amount', '640.00')],
  ['Please Select Date of Last Service', () => type('Date of Last Service', '02/20/2026')],
  ['Please Enter Digital Signature', () => type('Digital Signature', '   ')],
  ['Please Enter Digital Signature', () => type('Digital Signature', 'Dana Whitfield')],
  ['Please Select Date', () => type('Date', '03/02/2026')],
  ['Please Enter Notes', () => type('Notes', 'Hearing attended.')],
];

const TICKET_CHECKS: readonly Check[] = [
  ['Please Enter Notes', () => type('Notes', 'Pleaded to a lesser charge.')],
  ['Please Enter Date', () => type('Date', '03/02/2026')],
];

it.each([
  ['MTR-19 to MTR-25 A Matter claim', MATTER, MATTER_CHECKS],
  ['CDL-15, CDL-16 A CDL claim', TICKET, TICKET_CHECKS],
])(
  '%s is stopped by all that is missing at once, the first of it said as a toast',
  async (_, one, checks) => {
    const made = await openCase(one, {
      create_claim: () => CREATED,
      upload_matter_claim_files: () => ARRIVED,
    });
    const sent = () => made.asked.filter(({ id }) => id === 'create_claim');
    for (const [at, [words, mend]] of checks.entries()) {
      // A press puts away what was told before, as it does on the whole page.
      made.portal.toasts.outdate();
      submit();
      // What is wrong in another way is said the same way.
      const left = new Set(checks.slice(at).map(([said]) => said));
      await waitFor(() => expect([...messages()].sort()).toEqual([...left].sort()));
      await waitFor(() => expect(made.portal.toasts.shown()?.text).toBe(words));
      await mend();
      // What is mended is said no more; what is wrong in another way is, at the field.
      if (checks[at + 1]?.[0] !== words)
        await waitFor(() => expect(made.portal.toasts.shown()).toBeUndefined());
    }
    expect(sent()).toEqual([]);
    submit();
    await waitFor(() =>
      expect(made.portal.toasts.shown()?.text).toBe('Claim created successfully.'),
    );
    expect(sent()).toHaveLength(1);
  },
);

it('CLM-40 Submit is hidden while a claim is sent, and returns where it was refused', async () => {
  let answer: (answer: Partial<CallAnswer>) => void = () => undefined;
  const { portal } = await openCase(TICKET, {
    create_claim: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await type('Notes', 'Pleaded to a lesser charge.');
  await type('Date', '03/02/2026');
  submit();
  const waits = await screen.findByText('Sending the claim and its files…');
  expect(submitButton()).toBeNull();
  expect(waits.closest('[role=status]')).toBe(document.activeElement);
  await act(async () => answer({ status: 500, body: { status: 'error', message: 'x' } }));
  await waitFor(() => expect(submitButton()).toBe(document.activeElement));
  expect(screen.queryByText('Sending the claim and its files…')).toBeNull();
  expect(portal.toasts.shown()?.text).toBe('Something went wrong, please try again!');
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Pleaded to a lesser charge.');
});
