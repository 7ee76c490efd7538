// Cases of an attorney that have gone without a claim for long: what their home names, the longest first.
import { shiftedDay, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { claimFlow, flowOf } from '../flows/index.ts';
import { memberName } from '../matters/member-name.ts';
import { planClassesOf } from '../matters/plan-classes.ts';
import { type ListedWork, listWork } from '../store/claims/claim-lists.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';
import { unbilled } from './list.ts';
import { listedBy, listOfCase } from './listed.ts';

type Home = AnswerOf<'dashboard_details'>['data'];
type Due = NonNullable<Home['billing_due']>[number];
type Needs = Pick<ServerContext, 'db' | 'content' | 'now'>;

const KINDS: readonly CaseKind[] = ['Matter', 'CDL'];
const MOST = 10;

/** The first of them, and how many there are; nothing where content says nothing of billing. */
export async function billingDue(
  server: Needs,
  attorneyId: string,
): Promise<Pick<Home, 'billing_due' | 'total_billing_due'>> {
  const lists = await Promise.all(KINDS.map((kind) => dueOf(server, attorneyId, kind)));
  const rows = lists.flatMap((list) => list.rows);
  return {
    billing_due: rows
      .map((row) => shownDue(server, row))
      .toSorted((one, other) => other.unbilled_days - one.unbilled_days)
      .slice(0, MOST),
    total_billing_due: lists.reduce((sum, { total }) => sum + total, 0),
  };
}

async function dueOf(
  server: Needs,
  attorneyId: string,
  kind: CaseKind,
): ReturnType<typeof listWork> {
  const { billing, timeZone } = server.content.app;
  const first = billing?.steps[0];
  const choice = listOfCase(server, { referral: false, claimable: true });
  const listed = listedBy(server, choice, kind);
  if (!first || !listed) return { rows: [], total: 0 };
  const until = shiftedDay(todayIn(timeZone, server.now()), { days: -first.days }) ?? '';
  return listWork(server.db, {
    ...{ attorneyId, listed, kind, classes: planClassesOf(server) },
    followUp: flowOf(server, claimFlow(kind)).followUp,
    ...{ caseNumber: '', memberNumber: '', checkNumber: '', paidOn: '' },
    ...{ begun: { until, timeZone }, size: MOST, offset: 0 },
  });
}

function shownDue(server: Needs, row: ListedWork): Due {
  const { hindrance, unbilled_days = 0 } = unbilled(server, row);
  return {
    ...{ id: row.case_id, number: row.case_number, type: row.kind, coverage: row.coverage },
    ...{ member_name: memberName(row), hindrance, unbilled_days },
  };
}
