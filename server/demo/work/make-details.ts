// What is known of an invented case beyond its lists: told from the case itself, so that a store of before gets the same.
import { todayIn } from '../../../runtime/core/index.ts';
import type { Work } from '../../store/matters/insert-work.ts';
import { type Chance, chanceOf } from './random.ts';

type LegalCase = Work['legal_case'][number];
type Detail = Work['case_detail'][number];
type Violation = Work['case_violation'][number];

/** A case, with the sum of what was claimed on it. */
export interface DetailedCase
  extends Pick<
    LegalCase,
    | 'id'
    | 'number'
    | 'kind'
    | 'plan_class'
    | 'ticket_type'
    | 'sub_coverage'
    | 'status'
    | 'assigned_at'
    | 'created_at'
    | 'closed_at'
  > {
  readonly claimed: number;
}

const COMPANIES = [
  'Harbor Freight Lines',
  'Cedar Valley School District',
  'Pinnacle Foods Cooperative',
  'Union Local 842',
  'Tri-State Haulage',
  'Lakeshore Health Partners',
] as const;

const CITED = [
  'Speeding 15 over the limit',
  'Following too closely',
  'Improper lane change',
  'Logbook not current',
  'Overweight on a bridge',
  'Failure to obey a traffic device',
] as const;

/** Where nothing was authorized yet. */
const BEFORE: ReadonlySet<string> = new Set([
  'CSR Assigned',
  'Pending CSR Assignment',
  'Mobile/Web Submission',
  'Recruitment',
]);

/** The details of cases, and the violations of those that are citations. */
export function detailsOf(
  cases: readonly DetailedCase[],
): Pick<Work, 'case_detail' | 'case_violation'> {
  return {
    case_detail: cases.map(detailOf),
    case_violation: cases.filter(({ kind }) => kind === 'CDL').flatMap(violationsOf),
  };
}

const chanceFor = ({ number }: DetailedCase): Chance => chanceOf(Number(number.replace(/\D/g, '')));

function detailOf(one: DetailedCase): Detail {
  const chance = chanceFor(one);
  const company = chance.pick(COMPANIES);
  const isTicket = one.kind === 'CDL' && one.ticket_type !== 'Referral';
  const fee = isTicket ? 125 + 25 * chance.below(10) : null;
  const due = new Date(one.created_at.getTime() + (30 + chance.below(60)) * DAY);
  return {
    id: one.id,
    company,
    ...authorizationOf(one, chance),
    attorney_fee: fee,
    certified_disposition_fee: isTicket ? 10 + 5 * chance.below(4) : null,
    fine_due_on: isTicket ? dayOf(due) : null,
  };
}

const DAY = 24 * 3600 * 1000;
const dayOf = (at: Date) => todayIn('America/New_York', at);

type Authorization = Pick<
  Detail,
  'auth_number' | 'authorized_amount' | 'authorized_hours' | 'authorized_miles' | 'authorized_on'
>;

/** Of an open case more is authorized than was claimed, so that there is something left to claim. */
function authorizationOf(one: DetailedCase, chance: Chance): Authorization {
  if (one.kind === 'CDL' || one.plan_class === 'REF' || BEFORE.has(one.status))
    return {
      auth_number: null,
      authorized_amount: null,
      authorized_hours: null,
      authorized_miles: null,
      authorized_on: null,
    };
  const more = 250 * (1 + chance.below(8));
  const amount = one.closed_at !== null && one.claimed > 0 ? one.claimed : one.claimed + more;
  return {
    auth_number: `A-${one.number}`,
    authorized_amount: amount,
    authorized_hours: 2 + chance.below(20) / 2,
    authorized_miles: chance.below(4) * 15,
    authorized_on: dayOf(one.assigned_at ?? one.created_at),
  };
}

function violationsOf(one: DetailedCase): readonly Violation[] {
  const chance = chanceOf(Number(one.number.replace(/\D/g, '')) + 1);
  const first = chance.below(CITED.length);
  return Array.from({ length: 1 + chance.below(2) }, (_, place) => ({
    id: chance.uuid(),
    case_id: one.id,
    place,
    citation_number: `T${100_000 + chance.below(899_999)}`,
    violation: CITED[(first + place) % CITED.length] ?? CITED[0],
    issued_state_point: chance.below(5),
    final_point: null,
    disposition: null,
    init_fine_amount: 90 + 15 * chance.below(12),
    total_due_amount: null,
    final_court_cost_due: null,
  }));
}
