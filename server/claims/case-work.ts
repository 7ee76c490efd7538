// One case as the page of its attorney carries it: whose it is about, what it comes to, until when it is to be billed, and its work.
import { todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { memberName } from '../matters/member-name.ts';
import { canRequestOn } from '../matters/request-forms.ts';
import { shownRequest } from '../matters/shown-requests.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { requestsOn } from '../store/matters/auth-requests.ts';
import { memberOf } from '../store/matters/case-details.ts';
import { amount } from './amounts.ts';
import { billingOf } from './billing.ts';
import { filesOnCase, type WorkFile } from './case-files.ts';
import { amountsOf } from './details.ts';
import { hindranceOf } from './hindrance.ts';
import { isUnbilled, type Known } from './standing.ts';
import { claimThread } from './thread.ts';

type Work = AnswerOf<'case_work'>['data'];

/** All of it, of a case of this attorney. */
export async function caseWork(
  server: ServerContext,
  attorney: Attorney,
  known: Known,
): Promise<Work> {
  const { one, claims } = known;
  const { timeZone } = server.content.app;
  const day = (at: Date) => todayIn(timeZone, at);
  const [member, requests, threads, can_request] = await Promise.all([
    memberOf(server.db, one.member_id),
    requestsOn(server.db, one.id, attorney.id),
    Promise.all(claims.map((claim) => claimThread(server, claim))),
    canRequestOn(server, attorney, one),
  ]);
  const [newest] = claims;
  const can_claim = isUnbilled(server, known);
  const claimed_at = newest ? (newest.submitted_at ?? newest.created_at) : null;
  return {
    case: shownCase(known, day),
    member: { ...member, name: memberName(one), number: one.member_number },
    amounts: { ...amountsOf(known), attorney_fee: amount(one.attorney_fee) },
    billing: (can_claim && billingOf(server, { ...one, claimed_at })) || null,
    hindrance: can_claim ? hindranceOf(server, one) : '',
    ...{ can_claim, can_request },
    asked: threads.filter(({ can_reply }) => can_reply).map(askedOn),
    claims: claims.map((claim) => ({
      ...{ id: claim.id, case_number: one.number, claim_number: claim.number },
      ...{ sent: day(claim.submitted_at ?? claim.created_at), invoice: claim.invoice ?? '' },
      ...{ amount: Number(claim.amount), paid_amount: amount(claim.paid_amount) },
      status: claim.status,
    })),
    requests: requests.map((request) => {
      const { id, subject, created_date, status, new_reply } = shownRequest(request, timeZone);
      return { id, subject, created_date, status, new_reply };
    }),
    files: [...(await filesOnCase(server, { threads, requests }))].sort(byDay),
  };
}

const byDay = (one: WorkFile, other: WorkFile): number => other.day.localeCompare(one.day);

function shownCase({ one }: Known, day: (at: Date) => string): Work['case'] {
  return {
    id: one.id,
    number: one.number,
    case_type: one.kind,
    status: one.status,
    plan_class: one.plan_class,
    ticket_type: one.kind === 'CDL' ? (one.ticket_type ?? '') : '',
    coverage: one.coverage,
    sub_coverage: one.sub_coverage,
    company: one.company ?? '',
    assigned_date: one.assigned_at === null ? '' : day(one.assigned_at),
    auth_id: one.auth_number ?? '',
    note: one.note,
    note_description: one.note_description,
  };
}

/** In the desk's last words. */
const askedOn = ({
  claim_id,
  claim_number,
  posts,
}: AnswerOf<'claim_thread'>['data']): Work['asked'][number] => ({
  ...{ claim_id, claim_number },
  words: posts.findLast(({ user_type }) => user_type === 'staff')?.description ?? '',
});
