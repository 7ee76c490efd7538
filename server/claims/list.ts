// What the claims page lists, as its call tells it (ENT-35).
import { isCalendarDate, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import { memberName } from '../matters/member-name.ts';
import { planClassesOf } from '../matters/plan-classes.ts';
import { type ListedWork, listWork, type WorkListed } from '../store/claims/claim-lists.ts';
import { amountText, dayIn } from './amounts.ts';
import { billingOf } from './billing.ts';
import { hindranceOf } from './hindrance.ts';
import { listedBy, presetList } from './listed.ts';

type Answer = AnswerOf<'case_list'>['data'];
type Item = Answer['case_list'][number];

type Needs = Pick<ServerContext, 'db' | 'content' | 'now'>;

/** One page of what this attorney looks for. */
export async function caseList(
  server: Needs,
  attorneyId: string,
  asked: RequestOf<'case_list'>,
): Promise<Answer> {
  const { status = presetList(server), case_type: kind = 'Matter', page = 1, limit = 5 } = asked;
  const listed = listedBy(server, status, kind);
  const paidOn = dayIn(asked.check_date ?? '');
  // Under a choice that there is not stands nothing, and nothing was paid on a day that is none.
  if (!listed || (paidOn !== '' && !isCalendarDate(paidOn))) return { case_list: [], total: 0 };
  const { rows, total } = await listWork(server.db, {
    attorneyId,
    listed,
    classes: planClassesOf(server),
    followUp: flowOf(server, claimFlow(kind)).followUp,
    kind,
    caseNumber: textOf(asked.case_number),
    memberNumber: textOf(asked.member_id),
    checkNumber: textOf(asked.check_number),
    paidOn,
    size: limit,
    offset: (page - 1) * limit,
  });
  return { case_list: rows.map((row) => shown(server, row, listed)), total };
}

const textOf = (value: string | undefined): string => (value ?? '').trim();

function shown(server: Needs, row: ListedWork, listed: WorkListed): Item {
  const { timeZone } = server.content.app;
  const isUnbilled = listed.rows === 'cases' && listed.claimable === true;
  const invoice = row.invoice ?? '';
  const check = row.check_number ?? '';
  const paid_on = row.paid_on ?? '';
  const paid = amountText(row.paid_amount);
  return {
    id: row.claim_id === null ? row.case_id : `${row.case_id}.${row.claim_id}`,
    number: row.case_number,
    own_case: row.own ? row.case_number : '',
    case_type: row.kind,
    status: row.claim_status ?? '',
    case_status: row.case_status,
    member_name: memberName(row),
    violation: row.cited ?? row.sub_coverage,
    assigned_date: row.assigned_at === null ? '' : todayIn(timeZone, row.assigned_at),
    ...(isUnbilled && unbilled(server, row)),
    ap_id: row.case_id,
    claim_number: row.claim_number ?? '',
    attorney_invoice_claim: invoice,
    check_number: check,
    check_date: paid_on,
    paid_amount: paid,
    auth: {
      // A case that can be claimed on is opened for a new claim, not with the one before.
      claim_id: isUnbilled ? '' : (row.claim_id ?? ''),
      auth_id: row.auth_number ?? '',
      desc: row.coverage,
      sub_coverage: row.sub_coverage,
      ma_plan_class: row.kind === 'Matter' ? row.plan_class : '',
      attorney_invoice_claim: invoice,
      check_number: check,
      paid_date: paid_on,
      paid_amount: paid,
    },
  };
}

/** For how long, and why nothing should be billed on it yet. */
export function unbilled(server: Pick<Needs, 'content' | 'now'>, row: ListedWork) {
  const billing = billingOf(server, row);
  const hindrance = hindranceOf(server, { ...row, status: row.case_status });
  return { hindrance, ...(billing && { unbilled_days: billing.days }) };
}
