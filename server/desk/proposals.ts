// A payment that was proposed, as the second clerk looks at it: judged anew before it is confirmed.
import { paymentMove } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, flowOf } from '../flows/index.ts';
import { judgedAnswers } from '../forms/judging.ts';
import { type FormUse, releasedForm } from '../forms/use.ts';
import type { Named } from '../security-events/index.ts';
import { namesOfStaff } from '../store/accounts/staff.ts';
import { standingProposal } from '../store/claims/claim-payments.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import { findSubmission } from '../store/forms/submissions.ts';
import { claimFlowOf } from './claim-flow.ts';
import type { DeskMove, DeskServer, Proposal } from './kind.ts';
import { payableItem } from './payable.ts';
import { refuseSame } from './paying.ts';

/** What a clerk is told of the one that stands. */
export async function shownProposal(
  { db, content }: DeskServer,
  { id }: DeskRow,
  clerk: string,
): Promise<Proposal | undefined> {
  const proposal = await standingProposal(db, id);
  if (!proposal) return undefined;
  const { by_id, at, amount, check_number, paid_on, words } = proposal;
  const names = await namesOfStaff(db, [by_id]);
  const by = names.get(by_id) ?? content.texts.t('server.desk.name');
  const own = by_id === clerk;
  return { amount, check_number, paid_on, words, by, at: at.toISOString(), own };
}

/**
 * Before a move that confirms: the answers of the proposal are judged by the rules, the claim and the settings of now.
 * `know` is told who proposed it. A proposal that was not seen is no matter here: the move itself is refused.
 */
export async function checkProposal(
  server: ServerContext,
  made: DeskMove,
  know: (proposer: Named) => void,
): Promise<void> {
  const { wanted, row, seen } = made;
  if (wanted?.payment !== 'confirm' && wanted?.payment !== 'return') return;
  const proposal = await standingProposal(server.db, row.id);
  if (!proposal) return;
  know({ kind: 'staff', id: proposal.by_id });
  if (wanted.payment === 'return' || proposal.event_id !== seen) return;
  refuseSame(made, proposal);
  const asked = { from: row.status, who: DESK, payment: 'pay' } as const;
  const { form } = paymentMove(flowOf(server, claimFlowOf(row)), asked) ?? {};
  const sent = proposal.submission_id && (await findSubmission(server.db, proposal.submission_id));
  if (form === undefined || !sent) return;
  const records = { item: await payableItem(server, row.id) };
  // What it was typed twice for may be so no more.
  const use = {
    form: releasedForm(server, form),
    records,
    short: true,
    isKnown: () => true,
  } as const satisfies FormUse;
  await judgedAnswers(server, use, sent.data).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const why = error.details.sentence ?? '';
    throw new Refusal('PROPOSAL_UNFIT', { params: { why } });
  });
}
