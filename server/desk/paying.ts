// What moves of a claim do to its payment: pay it, propose it to a second clerk, confirm, give back, correct.
import { type FlowMove, formatNamed, isOpenMove, paymentMove } from '../../runtime/core/index.ts';
import type { AnswersOf, SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, flowOf } from '../flows/index.ts';
import {
  insertClaimPayment,
  type StandingProposal,
  setProposal,
  standingProposal,
} from '../store/claims/claim-payments.ts';
import { holdPayable } from '../store/claims/payable-claims.ts';
import type { StoreTransaction } from '../store/index.ts';
import type { MoveColumns } from '../store/matters/flow-items.ts';
import type { PaymentAct } from '../store/tables/claim-payment.ts';
import { isAboveDollars } from './cents.ts';
import { claimFlowOf } from './claim-flow.ts';
import type { DeskMove, Prepared } from './kind.ts';

/** What is asked of a payment, and of a correction of one: how much it was stays. */
type Payment = AnswersOf<'desk-pay', 'paid_amount' | 'check_number' | 'paid_on'> & Note;
type Correction = AnswersOf<'desk-correct', 'check_number' | 'paid_on'> & Note;
type Note = SomeAnswersOf<'desk-pay' | 'desk-correct', 'note'>;

/** Above the setting a payment is proposed in place of made: the flow says by which move. */
export function proposedInstead(
  server: Pick<ServerContext, 'config' | 'content'>,
  { wanted, from, row, answers }: DeskMove,
): FlowMove | undefined {
  const { paySecondAbove: limit } = server.config;
  if (wanted?.payment !== 'pay' || limit === undefined) return undefined;
  if (!isAboveDollars(String((answers as Payment).paid_amount), limit)) return undefined;
  const move = paymentMove(flowOf(server, claimFlowOf(row)), {
    ...{ from, who: DESK, payment: 'propose' },
  });
  if (!move) throw new Error('The flow of the claim has no move that proposes a payment.');
  return move;
}

/** Settles it within the transaction of the move, the claim held; refuses whoever saw another proposal, or made it. */
export async function recordPayment(
  _: ServerContext,
  trx: StoreTransaction,
  made: DeskMove,
): Promise<Prepared> {
  const { wanted, row, answers } = made;
  const claim = await holdPayable(trx, row.id);
  const proposed = claim?.proposal_id != null;
  if (!wanted || !claim) return {};
  const moved = () =>
    new Refusal('MOVED_ALREADY', {
      params: { status: claim.status },
      data: { status: claim.status },
    });
  // Nobody asks for a proposal: it is made in place of a payment.
  const wish = made.inPlace ? 'pay' : wanted.payment;
  if (!isOpenMove(wish, { proposed })) throw moved();
  const asked = answers as Payment;
  if (wanted.payment === 'pay') return written(trx, made, { act: 'paid', ...asked });
  if (wanted.payment === 'propose') return written(trx, made, { act: 'proposed', ...asked });
  if (wanted.payment === 'correct') {
    const { paid_amount, check_number, paid_on } = claim;
    if (paid_amount === null) throw moved();
    const was = { check_number, paid_on };
    const corrected = answers as Correction;
    return written(trx, made, { act: 'corrected', ...corrected, paid_amount, was });
  }
  if (wanted.payment === undefined) return {};
  const proposal = await standingProposal(trx, row.id);
  if (proposal?.event_id !== made.seen) throw moved();
  if (wanted.payment === 'return') return {};
  refuseSame(made, proposal);
  return written(trx, made, { act: 'confirmed', ...answersOf(proposal) });
}

/** The same two eyes twice are one pair. */
export function refuseSame({ by }: DeskMove, { by_id }: StandingProposal): void {
  if (by_id === by.id) throw new Refusal('SECOND_CLERK');
}

/** As if whoever confirms had typed it. */
const answersOf = ({ amount, check_number, paid_on, words }: StandingProposal): Payment => ({
  ...{ paid_amount: amount, check_number, paid_on },
  note: words,
});

type Written = Payment & {
  readonly act: PaymentAct;
  /** Before a correction. */
  readonly was?: { readonly check_number: string | null; readonly paid_on: string | null };
};

/** The columns, words and mail of a payment, and what is kept of it. */
function written(
  trx: StoreTransaction,
  { row, submission }: DeskMove,
  { act, was, ...paid }: Written,
): Prepared {
  const amount = Number(paid.paid_amount);
  const check_number = paid.check_number.trim();
  const { paid_on } = paid;
  const set: MoveColumns = { paid_amount: amount, check_number, paid_on };
  return {
    answers: paid,
    ...(act !== 'proposed' && { set }),
    params: {
      amount: formatNamed('money')(paid.paid_amount),
      check: check_number,
      day: formatNamed('date')(paid_on),
      was: was?.check_number ?? '',
    },
    async keep(event) {
      await insertClaimPayment(trx, {
        ...{ event_id: event, claim_id: row.id, act, amount, check_number, paid_on },
        was_check_number: was?.check_number ?? null,
        was_paid_on: was?.paid_on ?? null,
        submission_id: submission && act !== 'confirmed' ? submission : null,
      });
      if (act === 'proposed') await setProposal(trx, row.id, event);
    },
  };
}
