// The queue of claims: through every status, to payment with amount and check number, or to denial with its reason.
import { formatNamed, type Json } from '../../runtime/core/index.ts';
import { claimFlow } from '../flows/index.ts';
import { paidFor } from '../store/case-details.ts';
import { claimOfDesk } from '../store/desk-claims.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';
import { payChanges, withPayChanges } from './changed.ts';
import { claimAnswers, claimFile, claimFiles } from './claimed.ts';
import { fact, type QueueKind } from './kind.ts';
import { payableItem } from './payable.ts';

/** Answers that have columns of their own names, besides the amount that is paid. */
const KEPT = ['check_number', 'paid_on', 'denied_reason'] as const;

export const claims: QueueKind = {
  flow: ({ kind }) => claimFlow(kind as CaseKind),
  event: (_, { answers }) => ('paid_amount' in answers ? 'payment' : 'desk.move'),
  async facts({ db }, { id, member_name, attorney_name, attorney_number }) {
    const claim = await claimOfDesk(db, id);
    if (!claim) return [];
    const paid = await paidFor(db, claim.case_id);
    return [
      fact('case', claim.case_number),
      fact('coverage', claim.coverage),
      fact('subCoverage', claim.sub_coverage),
      fact('member', member_name),
      fact('attorney', `${attorney_name}, ${attorney_number}`),
      fact('invoice', claim.invoice),
      fact('claimed', claim.created_at.toISOString(), 'date'),
      fact('amount', claim.amount, 'money'),
      fact('authorized', claim.authorized_amount, 'money'),
      fact('agreedFee', claim.attorney_fee, 'money'),
      fact('paidForCase', paid.toFixed(2), 'money'),
      fact('paidAmount', claim.paid_amount, 'money'),
      fact('checkNumber', claim.check_number),
      fact('paidOn', claim.paid_on, 'date'),
      fact('deniedReason', claim.denied_reason),
    ];
  },
  changes: payChanges,
  changed: withPayChanges,
  records: async (server, { id }) => ({ item: await payableItem(server, id) }),
  answers: (server, { id }) => claimAnswers(server, id),
  files: (server, { id }) => claimFiles(server, id),
  file: (server, { id }, key) => claimFile(server, id, key),
  columns: { '/paid_amount': 'claim.paid_amount' },
  async set(_, { answers }) {
    const { paid_amount, ...texts } = answers;
    return {
      ...(typeof paid_amount === 'string' && { paid_amount: Number(paid_amount) }),
      ...Object.fromEntries(KEPT.flatMap((name) => kept(name, texts[name]))),
    };
  },
  params: (_, { answers }) => ({
    amount: formatNamed('money')(answers.paid_amount ?? ''),
    check: String(answers.check_number ?? ''),
    day: formatNamed('date')(answers.paid_on ?? ''),
  }),
};

const kept = (name: string, value: Json | undefined): [string, string][] =>
  typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
