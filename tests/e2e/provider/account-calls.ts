// Visitors, accounts and the dashboard, as doc 1 §7.1 and §7.2 have them.
import { randomBytes } from 'node:crypto';
import { type Asked, failed, isOurs, personOf, type Service } from './call.ts';
import { NO_DAY, type Row, rowOf } from './php.ts';
import type { World } from './world.ts';

function login({ world, body }: Asked): unknown {
  const { attorney } = world;
  if (body.is_registered === false || body.is_registered === '0') return firstTime({ world, body });
  if (body.username !== attorney.username || body.password !== attorney.password)
    return failed('Wrong password');
  const token = randomBytes(24).toString('hex');
  world.tokens.add(token);
  return { status: 'success', data: { token, ...personOf(world) } };
}

/** Whoever has no password is told, and gets no token. */
function firstTime({ world, body }: Pick<Asked, 'world' | 'body'>): unknown {
  if (!isOurs(world, body)) return failed('No records found');
  if (world.attorney.password !== '') return failed('Password already registered');
  return { status: 'success', data: personOf(world) };
}

/** Doc 1 §7.1: `attorney` and `status`, with all fields of doc 2 §3. */
const attorneyInfo = ({ world }: Asked): unknown => ({
  status: 'success',
  attorney: { ...world.attorney.record, ...personOf(world) },
});

const OPEN_CLAIMS = ['Intake', 'In Process', 'Pending Approval for Payment'];

/** Dashboard data, doc 1 §3. */
function dashboard({ world }: Asked): unknown {
  const { attorney, matters, requests, claims } = world;
  const { first_name, last_name, addresses, coverages, practice_states } = attorney.record;
  const ofKind = (kind: string) => matters.filter(({ type }) => type === kind).length;
  const open = (kind: string) =>
    claims.filter(({ type, status }) => type === kind && OPEN_CLAIMS.includes(String(status)));
  return {
    data: {
      first_name,
      last_name,
      addresses: (addresses as readonly Row[]).map(({ type: _, ...rest }) => rest),
      coverages,
      practice_states,
      ...rowOf({
        total_cases: matters.length,
        total_matter_case_assigned: ofKind('Matter'),
        total_cdl_case_assigned: ofKind('CDL'),
        total_open_authorization_request: requests.filter(({ status }) => status !== 'Completed')
          .length,
        total_open_claims: open('Matter').length + open('CDL').length,
        total_matter_open_claims: open('Matter').length,
        total_cdl_open_claims: open('CDL').length,
        lic_license_expire_date: NO_DAY,
        days_of_expire_lic: '',
        latest_lic_exp_date: '2031-01-01 00:00:00',
        days_of_latest_lic_exp_date: 1494,
      }),
      cases_assigned: matters.map((matter) => rowOf(caseRow(matter))),
      auth_request_assigned: requests.map(requestRow),
      claim_assigned: claims.map((claim) => claimRow(world, claim)),
    },
  };
}

const caseRow = (matter: World['matters'][number]): Row => {
  const { number, type, member_name, member_status, coverage, datecreated, status } = matter;
  return { number, type, member_name, member_status, coverage, datecreated, status };
};

function claimRow({ matters }: World, claim: Row) {
  const matter = matters.find(({ number }) => number === claim.case_number);
  const { case_number, claim_number, type, status, date } = claim;
  return rowOf({
    ...{ case_number, number: claim_number ?? null, type, status, claim_status: status },
    ...{ member_name: matter?.member_name ?? null, desc: matter?.coverage ?? null },
    ...{ submitted_date: date, date_created: `${String(date)} 10:20:00` },
  } as Row);
}

function requestRow(request: World['requests'][number]) {
  const { number, member_name, subject, coverage, created_date, status } = request;
  return { number, member_name, subject, coverage, created_date, status };
}

export const ACCOUNT_CALLS: Service = {
  open: { 'login_attorney.php': login },
  withToken: { 'getAttorneyInfo.php': attorneyInfo, 'dashboard_details.php': dashboard },
};
