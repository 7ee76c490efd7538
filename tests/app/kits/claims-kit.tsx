// The claims page over the shipped forms and rules, with a server that tells one case and counts what it is asked.

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Claims } from '../../../app/pages/claims/Claims.tsx';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { CallAnswer } from '../../../runtime/react/index.ts';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { released } from '../../helpers/releases.ts';
import { fakeCalls } from '../../react/kits/kit.tsx';
import { heldToContracts } from './contract-checks.ts';
import { member, portalOf, show } from './kit.tsx';

type Matter = NonNullable<AnswerOf<'matter_case_details'>['data'][number]['data']['0']>;
type Ticket = AnswerOf<'cdl_case_details'>['data'][number]['data'][number];

/** A Matter case that nothing was claimed on. */
export const MATTER = {
  ...{ id: 'c1', number: '480100', case_type: 'Matter', status: 'Assigned to Attorney' },
  ...{ filter: 'Not Closed', member_name: 'Alma Reyes', member_number: 'M-100' },
  ...{ company: 'Northline Freight', assigned_date: '2026-01-12', created_date: '2026-01-12' },
  ...{ m_coverage: '', m_sub_coverage: '', plan_class: 'FAM', ticket_type: '' },
  ...{ desc: 'Divorce and Separation', sub_coverage: 'Contested', auth_id: 'A-480100' },
  ...{ authorized_amount: 1140, authorized_hours: 6, authorized_miles: 30 },
  ...{ claimed_amount: null, left_amount: 1140, claim_id: '', claim_number: '', claim_status: '' },
  ...{ claim_type: '', claim_amount: null, claim_hours: null, paid_amount: null, paid_date: '' },
  ...{ check_number: '', claim_tool_date: '', attorney_digital_signature: '', denied_reason: '' },
  ...{ claim: {}, required_documents: ['Detailed Billing Invoice'] },
  shown_documents: ['Hearing Notice'],
} as unknown as Matter;

/** A claim that was made on it, in the names of the form. */
export const CLAIMED: Partial<Matter> = {
  ...{ claim_id: 'k1', claim_number: '231415926', claim_amount: 640, claimed_amount: 640 },
  claim: {
    ...{ payment_date: '2026-02-03', date_of_last_service: '2026-02-20', claim_amount: '640.00' },
    ...{ note: 'Hearing attended.', digital_sign: 'Dana Whitfield', date: '2026-03-02' },
  },
};

/** A ticket that nothing was claimed on. */
export const TICKET = {
  ...{ id: 'c2', number: 'C-77101', case_type: 'CDL', status: 'Assigned to Attorney' },
  ...{ filter: 'Not Closed', member_name: 'Omar Voss', member_number: 'M-200' },
  ...{ company: 'Northline Freight', assigned_date: '2026-01-12', created_date: '2026-01-12' },
  ...{ plan_class: 'CDL', ticket_type: 'Ticket', desc: 'Moving Violations', sub_coverage: '' },
  ...{ attorney_invoice_claim: '', certified_disposition_fee: 25, attorney_fee: 300, Note: '' },
  ...{ cdl_certified_disposition_fee: null, fine_due_date: '', cdl_c_fine_due_date: '' },
  ...{ claim_id: '', claim_number: '', claim_status: '', claim_amount: null, claim_tool_date: '' },
  ...{ county_civil_criminal: '', attorney_digital_signature: '', check_number: '' },
  ...{ check_date: '', paid_amount: null, denied_reason: '', claim: {}, claim_data: [] },
  ...{ required_documents: [], shown_documents: ['Copy of Disposition'] },
  violations: [
    {
      ...{ id: 'v1', citation_number: 'T-1', violation: 'Speeding', issued_state_point: 4 },
      ...{ final_point: null, disposition: '', init_fine_amount: 200, total_due_amount: null },
      ...{ final_court_cost_due: null, final_total_due_driver: null },
    },
  ],
} as unknown as Ticket;

export type Table = Readonly<
  Record<string, (payload: JsonObject) => Partial<CallAnswer> | Promise<Partial<CallAnswer>>>
>;

/** The page with this case chosen; its form is on screen. Answers are held to their contracts. */
export async function openCase(one: Matter | Ticket, table: Table = {}) {
  const { app, texts } = await released();
  const { calls, asked } = fakeCalls({
    case_list: () => ({ body: { status: 'success', data: { case_list: [], total: 0 } } }),
    matter_case_details: () => ({
      body: { status: 'success', data: [{ status: 'Success', data: { 0: one } }] } as JsonObject,
    }),
    cdl_case_details: () => ({
      body: { status: 'success', data: [{ status: 'Success', data: [one] }] } as JsonObject,
    }),
    dispositions: () => ({
      body: { status: 'success', data: { data: [{ id: '7', title: 'Dismissed' }] } },
    }),
    form_draft_load: () => ({ body: { status: 'success', n_rec: 0 } }),
    form_draft_save: () => ({
      body: {
        status: 'success',
        data: { status: 'success', message: '', revision: 1, savedAt: '2026-03-02T15:00:00Z' },
      },
    }),
    ...table,
  });
  const bare = portalOf({ session: { user: member() }, calls: heldToContracts(calls) });
  const portal = { ...bare, content: { ...bare.content, app, texts } };
  const { case_type: type, filter: status, number, claim_id: claim } = one;
  const at = new URLSearchParams({ type, status, case: number, ...(claim && { claim }) });
  show(<Claims />, portal, `/claims?${at}`);
  await screen.findByRole('heading', { name: /^(Enter (Claim|Invoice)|Claim \d)/ });
  return { asked, portal };
}

/** Types into a field of this name. */
export const type = (name: string, text: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
  });

/** Chooses files for this type of document. */
export const choose = (document: string, ...files: readonly File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${document}`)), { target: { files } });
  });

/** A PDF as it begins, of this name. */
export const pdf = (name: string): File => new File(['%PDF-1.7\nrest'], name);

/** What the page says at fields and documents. */
export const messages = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.claim-entry .f-msg')].map(({ textContent }) => textContent);

/** Waits until exactly this is said. */
export const says = (...words: readonly string[]): Promise<void> =>
  waitFor(() => expect(messages()).toEqual(words));

export const submitButton = () => screen.queryByRole('button', { name: 'Submit Claim' });

export const submit = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Submit Claim' }));
};
