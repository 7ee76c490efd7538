// Makes the cases of one attorney out of a plan: the same generator for the demo world and for stores to measure with.
import type { Work } from '../../store/matters/insert-work.ts';
import { homeOf, NOTES } from './homes.ts';
import { claimsOf } from './make-claims.ts';
import { detailsOf } from './make-details.ts';
import { requestsOf } from './make-requests.ts';
import type { At, Making, Owner } from './making.ts';
import { FIRST_NAMES, LAST_NAMES } from './names.ts';
import { officeTime } from './office-hours.ts';
import { OVER, type PlannedCase } from './planned.ts';

type Rows = { -readonly [T in keyof Work]: Work[T][number][] };
type LegalCase = Work['legal_case'][number];

/** Everything on these cases. */
export function makeWork(making: Making, owner: Owner, plan: readonly PlannedCase[]): Work {
  const rows: Rows = {
    plan_member: [],
    legal_case: [],
    case_detail: [],
    case_violation: [],
    submission: [],
    form_item: [],
    claim: [],
    matter_event: [],
  };
  for (const planned of plan) {
    const member = memberOf(making, planned);
    const at = timeOf(making, planned);
    const legalCase = caseOf(making, planned, { owner, memberId: member.id, at });
    rows.plan_member.push(member);
    rows.legal_case.push(legalCase);
    const asked = requestsOf(making, planned, { owner, caseId: legalCase.id, at });
    rows.submission.push(...asked.submissions);
    rows.form_item.push(...asked.requests);
    rows.matter_event.push(...asked.events);
    const { claims, events } = claimsOf(making, planned, { owner, caseId: legalCase.id, at });
    rows.claim.push(...claims);
    rows.matter_event.push(...events);
    const claimed = claims.reduce((sum, { amount }) => sum + amount, 0);
    const { case_detail, case_violation } = detailsOf([{ ...legalCase, claimed }]);
    rows.case_detail.push(...case_detail);
    rows.case_violation.push(...case_violation);
  }
  return rows;
}

const DAY = 24 * 3600 * 1000;

function timeOf({ chance, now, timeZone }: Making, { days }: PlannedCase): At {
  const began = now.getTime() - days * DAY + chance.below(DAY / 4);
  return officeTime(timeZone, new Date(began), now);
}

function memberOf({ chance, numbers }: Making, { member }: PlannedCase) {
  const number = numbers.member++;
  return {
    id: chance.uuid(),
    number: String(number),
    first_name: chance.pick(FIRST_NAMES),
    last_name: chance.pick(LAST_NAMES),
    ...homeOf(number),
    status: member,
  };
}

function caseOf(
  { chance, catalogue, numbers }: Making,
  { kind, planClass, ticket, status }: PlannedCase,
  { owner, memberId, at }: { readonly owner: Owner; readonly memberId: string; readonly at: At },
): LegalCase {
  const words = NOTES[numbers.matter % NOTES.length] ?? { note: '', note_description: '' };
  const about = chance.pick(
    catalogue.filter((row) => row.plan_class === planClass && !VAGUE.has(row.desc)),
  );
  return {
    id: chance.uuid(),
    number: kind === 'CDL' ? `C-${numbers.citation++}` : String(numbers.matter++),
    kind,
    plan_class: planClass,
    ticket_type: ticket,
    member_id: memberId,
    attorney_id: owner.id,
    coverage: about.desc,
    sub_coverage: about.sub_coverage,
    ...words,
    status,
    created_at: at(0),
    assigned_at: at(0.1),
    closed_at: OVER.has(status) ? at(0.95) : null,
  };
}

/** Coverages that are no matter of a member. */
const VAGUE: ReadonlySet<string> = new Set(['General Practice', 'Out of Network Reimbursement']);
