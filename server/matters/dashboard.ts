// What the home of an attorney shows: who they are, what they do where, and until when they are insured.
import { daysBetween, todayIn } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { SomeAnswersOf } from '../../schemas/names.gen.d.ts';
import { insuranceEnds } from '../accounts/index.ts';
import type { ServerContext } from '../context/context.ts';
import { recordData } from '../forms/kept-record.ts';
import { type AttorneyAddress, listAddresses } from '../store/attorneys/addresses.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { listCoverages } from '../store/attorneys/coverages.ts';
import { listPracticeAreas } from '../store/attorneys/practice-areas.ts';
import { type Desk, workOf } from './work.ts';

type Dashboard = AnswerOf<'dashboard_details'>['data'];

/** Where and when it is shown. */
export interface Home extends Desk, Pick<ServerContext, 'content'> {
  readonly now: Date;
}

/** The whole of it (ENT-08), of this attorney alone. */
export async function dashboardOf(home: Home, attorney: Attorney): Promise<Dashboard> {
  const { db, now, timeZone } = home;
  const [addresses, coverages, areas] = await Promise.all([
    listAddresses(db, attorney.id),
    listCoverages(db, attorney.id),
    listPracticeAreas(db, attorney.id),
  ]);
  const { firm_name } = recordData(home, attorney) as SomeAnswersOf<
    'application' | 'profile',
    'firm_name'
  >;
  return {
    attorney_number: attorney.id,
    first_name: attorney.first_name,
    last_name: attorney.last_name,
    law_firm: typeof firm_name === 'string' ? firm_name : '',
    addresses: addresses.map(shownAddress),
    coverages: coverages.filter(isThere).map((row) => ({
      coverage_id: row.sub_cov_id,
      planclass: row.plan_class,
      coverage: row.description ?? '',
      sub_coverage: row.sub_coverage ?? '',
    })),
    practice_states: areas
      .filter(isThere)
      .map(({ county, state_code, plan_class }) => ({ county, state_code, plan_class })),
    ...insurance(insuranceEnds(home, attorney), todayIn(timeZone, now)),
    ...(await workOf(home, attorney.id)),
  };
}

const isThere = ({ deleted }: { readonly deleted: boolean }) => !deleted;

function shownAddress({ type, ...parts }: AttorneyAddress) {
  const { address1, address2, city, zip, county, state } = parts;
  return {
    type,
    address1: address1 ?? '',
    address2: address2 ?? '',
    city: city ?? '',
    zip: zip ?? '',
    county: county ?? '',
    state: state ?? '',
  };
}

/** The insurance that ends first and the one that ends last, of what is on file (OR-61). */
function insurance(ends: readonly string[], today: string) {
  const [first = '', last = ''] = [ends[0], ends.at(-1)];
  return {
    lic_license_expire_date: first,
    days_of_expire_lic: daysBetween(today, first) ?? null,
    latest_lic_exp_date: last,
    days_of_latest_lic_exp_date: daysBetween(today, last) ?? null,
  };
}
