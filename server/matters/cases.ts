// The cases of an attorney as their page lists them.
import { todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { type CasesAsked, type FoundCase, searchCases } from '../store/matters/searched-cases.ts';
import { memberName } from './member-name.ts';
import { planClassesOf } from './plan-classes.ts';

type Asked = Omit<RequestOf<'list_of_cases'>, 'username'>;
type Cases = AnswerOf<'list_of_cases'>;

/** As many as a call answers with that does not say how many. */
const PAGE = 100;

/** A page of the cases that are asked for; newest first unless told. */
export async function casesOf(
  server: Pick<ServerContext, 'db' | 'content'>,
  attorneyId: string,
  asked: Asked,
): Promise<Pick<Cases, 'data' | 'total'>> {
  const { timeZone } = server.content.app;
  const wanted = { ...searchOf(asked), classes: planClassesOf(server) };
  const { total, cases } = await searchCases(server.db, attorneyId, wanted);
  return { data: cases.map((row) => shown(row, timeZone)), total };
}

function searchOf(asked: Asked): Omit<CasesAsked, 'classes'> {
  const { page = 1, limit = PAGE, sort = 'datecreated', direction } = asked;
  const isDescending =
    direction === undefined ? asked.sort === undefined : direction === 'descending';
  return {
    kind: asked.type || undefined,
    referral: { '0': false, '1': true }[String(asked.case_type ?? '')],
    isOpen: asked.open === true,
    status: trimmed(asked.status),
    number: trimmed(asked.case_number),
    memberNumber: trimmed(asked.member_number),
    order: { by: sort, descending: isDescending },
    skip: (page - 1) * limit,
    most: limit,
  };
}

/** What is blank asks for nothing. */
const trimmed = (text = ''): string | undefined => text.trim() || undefined;

function shown(row: FoundCase, timeZone: string): Cases['data'][number] {
  const { id, number, kind, plan_class, ticket_type, member_number, member_status } = row;
  return {
    id,
    number,
    type: kind,
    plan_class,
    ticket_type: kind === 'CDL' ? (ticket_type ?? '') : '',
    member_name: memberName(row),
    member_number,
    member_status,
    coverage: row.coverage,
    datecreated: todayIn(timeZone, row.created_at),
    status: row.status,
  };
}
