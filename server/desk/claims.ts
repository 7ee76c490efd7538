// The queue of claims: through every status, to payment with amount and check number, or to denial with its reason.
import type { PaymentWord } from '../../runtime/core/index.ts';
import type { PointerOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { fileOfClaim, postsOfClaim } from '../claims/thread.ts';
import type { SecurityEventKind } from '../security-events/index.ts';
import { payableClaim } from '../store/claims/payable-claims.ts';
import { claimOfDesk } from '../store/desk/desk-claims.ts';
import { paidFor } from '../store/matters/case-details.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';
import { saidIn } from '../threads/posts.ts';
import { payChanges, withPayChanges } from './changed.ts';
import { claimFlowOf } from './claim-flow.ts';
import { claimAnswers, claimFiles } from './claimed.ts';
import { earlierClaims } from './earlier.ts';
import type { Facts, QueueKind } from './kind.ts';
import { leftToPay, payableItem } from './payable.ts';
import { proposedInstead, recordPayment } from './paying.ts';
import { checkProposal, shownProposal } from './proposals.ts';
import { requiredDocuments } from './required.ts';

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
    if (!claim) return {};
    return {
      case: claim.case_number,
      coverage: claim.coverage,
      subCoverage: claim.sub_coverage,
      planClass: claim.plan_class,
      member: member_name,
      attorney: `${attorney_name}, ${attorney_number}`,
      claim: claim.number,
      invoice: claim.invoice,
      claimed: (claim.submitted_at ?? claim.created_at).toISOString(),
      amount: claim.amount,
      authorized: claim.authorized_amount,
      authorizedLeft: async () => leftToPay(await payableClaim(db, id), claim.paid_amount),
      authorizedHours: claim.authorized_hours,
      authorizedMiles: claim.authorized_miles,
      memberStatus: claim.member_status,
      agreedFee: claim.attorney_fee,
      paidForCase: async () => (await paidFor(db, claim.case_id)).toFixed(2),
      paidAmount: claim.paid_amount,
      checkNumber: claim.check_number,
      paidOn: claim.paid_on,
      deniedReason: claim.denied_reason,
    } satisfies Facts<'desk-claims'>;
  },
  changes: payChanges,
  changed: withPayChanges,
  records: async (server, { id }) => ({ item: await payableItem(server, id) }),
  answers: (server, { id }) => claimAnswers(server, id),
  earlier: earlierClaims,
  required: (server, { id }) => requiredDocuments(server, id),
  files: (server, { id }) => claimFiles(server, id),
  said: async (server, { id, kind }) =>
    saidIn(server.db, await postsOfClaim(server, { id, kind: kind as CaseKind })),
  file: (server, { id, kind }, key) => fileOfClaim(server, { id, kind: kind as CaseKind }, key),
  columns: { ['/paid_amount' satisfies PointerOf<'desk-pay'>]: 'claim.paid_amount' },
  set: async (_, { answers }) => {
    const { denied_reason } = answers as SomeAnswersOf<'desk-deny', 'denied_reason'>;
    return denied_reason ? { denied_reason: denied_reason.trim() } : {};
  },
  instead: proposedInstead,
  check: checkProposal,
  prepare: recordPayment,
  proposal: shownProposal,
};
