// The queue of claims: through every status, to payment with amount and check number, or to denial with its reason.
import type { PaymentWord } from '../../runtime/core/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import type { SecurityEventKind } from '../security-events/index.ts';
import { claimOfDesk } from '../store/desk/desk-claims.ts';
import { paidFor } from '../store/matters/case-details.ts';
import { payChanges, withPayChanges } from './changed.ts';
import { claimFlowOf } from './claim-flow.ts';
import { claimAnswers, claimFile, claimFiles } from './claimed.ts';
import { fact, type QueueKind } from './kind.ts';
import { payableItem } from './payable.ts';
import { proposedInstead, settlePayment } from './paying.ts';
import { checkProposal, shownProposal } from './proposals.ts';

/** What each move of a payment is as a security event. */
const EVENTS = {
  pay: 'payment',
  confirm: 'payment',
  propose: 'payment.proposed',
  return: 'payment.returned',
  correct: 'payment.corrected',
} as const satisfies Record<PaymentWord, SecurityEventKind>;

export const claims: QueueKind = {
  flow: claimFlowOf,
  event: (_, { wanted }) => (wanted?.payment ? EVENTS[wanted.payment] : undefined),
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
  columns: { ['/paid_amount' satisfies PointerOf<'desk-pay'>]: 'claim.paid_amount' },
  set: async (_, { answers }) => {
    const { denied_reason } = answers as SomeAnswersOf<'desk-deny', 'denied_reason'>;
    return denied_reason ? { denied_reason: denied_reason.trim() } : {};
  },
  instead: proposedInstead,
  check: checkProposal,
  settle: settlePayment,
  proposal: shownProposal,
};
