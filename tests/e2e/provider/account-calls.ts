// Visitors, accounts and the dashboard, as doc 1 §7.1 and §7.2 have them.
import { randomBytes } from 'node:crypto';
import type { Asked, Service } from './call.ts';
import { NO_DAY, type Row, rowOf } from './php.ts';
import type { World } from './world.ts';

const failed = (message: string) => ({ status: 'Failed', message });

function login({ world, body }: Asked): unknown {
  const { attorney } = world;
  if (body.is_registered === false || body.is_registered === '0')
    return isOurs(world, body) ? failed('Password already registered') : failed('No records found');
  if (body.username !== attorney.username || body.password !== attorney.password)
    return failed('Wrong password');
  const token = randomBytes(24).toString('hex');
  world.tokens.add(token);
  return { status: 'success', data: { token, ...personOf(world) } };
}

const isOurs = ({ attorney }: World, body: Asked['body']): boolean =>
  String(body.attorney_number) === String(attorney.attorney_number) &&
  body.zip === attorney.zip &&
  body.last_4_ssn === attorney.last_4_ssn;

/** Session and signed flag, doc 1 §3. The password is a hash, as careless services tell it. */
function personOf({ attorney }: World) {
  const { id, attorney_number, username, record } = attorney;
  return {
    ...rowOf({ id, attorney_number, username, signed: true }),
    first_name: record.first_name,
    last_name: record.last_name,
    email: 'a.holloway@example.com',
    password: '$2y$10$Q9',
    secret_question: "mother's maiden name",
    secret_answer: 'Mulberry',
    hubspot_id: null,
  };
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
      addresses,
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
      claim_assigned: claims.map(rowOf),
    },
  };
}

const caseRow = (matter: World['matters'][number]): Row => {
  const { number, type, member_name, member_status, coverage, datecreated, status } = matter;
  return { number, type, member_name, member_status, coverage, datecreated, status };
};

function requestRow(request: World['requests'][number]) {
  const { number, member_name, subject, coverage, created_date, status } = request;
  return { number, member_name, subject, coverage, created_date, status };
}

export const ACCOUNT_CALLS: Service = {
  open: { 'login_attorney.php': login },
  withToken: { 'getAttorneyInfo.php': attorneyInfo, 'dashboard_details.php': dashboard },
};
