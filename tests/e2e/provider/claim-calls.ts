// The claims API, version 2, as doc 3 §7 has it: cases that can be claimed on, what is known of one, claims and their files.
import { randomInt } from 'node:crypto';
import type { Asked, Service } from './call.ts';
import { NO_DAY, type Row, rowOf } from './php.ts';
import type { Matter, World } from './world.ts';

/** The claim there is on a case. */
const claimOn = ({ claims }: World, { number }: Matter): Row | undefined =>
  claims.find(({ case_number }) => case_number === number);

const LISTED: Readonly<Record<string, (claim: Row | undefined) => boolean>> = {
  'Not Closed': (claim) => claim === undefined,
  'In Process': (claim) => claim !== undefined && !ENDED.includes(String(claim.status)),
  Closed: (claim) => claim?.status === 'Approved & Paid',
  Denied: (claim) => claim?.status === 'Denied',
  Referral: () => false,
};
const ENDED = ['Approved & Paid', 'Denied'];

function caseList({ world, body }: Asked): unknown {
  const { status = 'Not Closed', case_type = 'Matter', case_number = '', member_id = '' } = body;
  const found = world.matters.filter(
    (matter) =>
      matter.type === case_type &&
      matter.number.startsWith(String(case_number)) &&
      matter.member_number.startsWith(String(member_id)) &&
      LISTED[String(status)]?.(claimOn(world, matter)),
  );
  return { status: 'success', data: { case_list: found.map((matter) => listed(world, matter)) } };
}

function listed(world: World, matter: Matter) {
  const claim = claimOn(world, matter);
  const paid = claim?.paid_amount ?? null;
  return {
    ...rowOf({
      ...{ number: matter.number, case_type: matter.type, case_status: matter.status },
      ...{ member_name: matter.member_name, assigned_date: `${matter.datecreated} 08:00:00` },
      ...{ status: claim?.status ?? null, ap_id: matter.matter_id, check_date: NO_DAY },
      ...{ check_number: null, paid_amount: paid },
    }),
    auth: rowOf({
      ...{ claim_id: claim?.claim_id ?? null, auth_id: matter.auth_id ?? null },
      ...{ desc: matter.coverage, sub_coverage: matter.sub_coverage },
      ...{ ma_plan_class: matter.plan_class, paid_date: NO_DAY, paid_amount: paid },
    }),
  };
}

const DOCUMENTS = {
  'Detailed Billing Invoice': { required: '1', show: '1' },
  'Hearing Notice': { required: '0', show: '0' },
};

function matterDetails({ world, body }: Asked): unknown {
  const matter = world.matters.find(({ number }) => number === body.case_number);
  if (matter?.type !== 'Matter') return { data: [{ status: 'No records found', data: [] }] };
  const claim = claimOn(world, matter);
  const one = {
    ...common(matter, claim),
    ...rowOf({
      ...{ m_coverage: matter.coverage, m_sub_coverage: matter.sub_coverage },
      ...{ authorized_amount: matter.authorized_amount ?? null, authorized_miles: null },
      ...{ authorized_hours: matter.authorized_hours ?? null, paid_date: NO_DAY },
    }),
    ...DOCUMENTS,
  };
  return { data: [{ status: 'Success', data: { 0: one, claim_data: claimData(claim) } }] };
}

const claimData = (claim: Row | undefined) =>
  claim
    ? [
        rowOf({
          ...{ id: claim.claim_id ?? null, claim_number: claim.claim_number ?? null },
          ...{ claim_status: claim.status ?? null, claim_amount: claim.claim_amount ?? null },
          created_date: '2026-11-30 10:20:00',
        }),
      ]
    : null;

function common(matter: Matter, claim: Row | undefined): Record<string, string | null> {
  return rowOf({
    ...{
      number: matter.number,
      case_type: matter.type,
      status: matter.status,
      company: 'Northline',
    },
    ...{ member_name: matter.member_name, assigned_date: matter.datecreated },
    ...{ plan_class: matter.plan_class, desc: matter.coverage, ticket_type: matter.ticket_type },
    ...{ sub_coverage: matter.sub_coverage, created_date: `${matter.datecreated} 08:00:00` },
    ...{ claim_id: claim?.claim_id ?? null, claim_number: claim?.claim_number ?? null },
    ...{ claim_status: claim?.status ?? null, claim_amount: claim?.claim_amount ?? null },
    ...{ claim_tool_date: claim?.date ?? NO_DAY, check_number: null, paid_amount: null },
    attorney_digital_signature: claim?.digital_sign ?? null,
  });
}

function ticketDetails({ world, body }: Asked): unknown {
  const matter = world.matters.find(({ number }) => number === body.case_number);
  if (matter?.type !== 'CDL') return { data: [{ status: 'No records found', data: [] }] };
  const claim = claimOn(world, matter);
  const one = {
    ...common(matter, claim),
    ...rowOf({ cdl_certified_disposition_fee: '25.00', attorney_fee: '300.00', Note: null }),
    cdl_c_fine_due_date: NO_DAY,
    violations: [
      rowOf({
        ...{ id: 91, citation_number: 'GA-5512', violation: 'Speeding 15 over' },
        ...{ issued_state_point: 3, final_point: null, disposition: null },
        ...{ init_fine_amount: '150.00', total_due_amount: null, final_court_cost_due: null },
      }),
    ],
  };
  return { data: [{ status: 'Success', data: [one] }] };
}

/** Made of whatever was sent; days come as month/day/year. */
function createClaim({ world, body }: Asked): unknown {
  const { case_details, matter_data, cdl_data, pdfFile } = body.data as Sent;
  const matter = world.matters.find(({ number }) => number === case_details.number);
  if (!matter) return { status: 'error', message: 'Undefined index: number' };
  const of = { ...matter_data, ...cdl_data };
  const claim_id = randomInt(10_000, 99_999);
  world.claims.push({
    ...{ claim_id, claim_number: `90${claim_id}`, case_number: matter.number, status: 'Intake' },
    ...{ type: matter.type, claim_amount: of.claim_amount ?? null, note: of.note ?? null },
    ...{ digital_sign: of.digital_sign ?? null, date: isoDay(of.date) },
    names: pdfFile.join(', '),
  });
  return { data: { data: { claim_id, claim_number: `90${claim_id}` } } };
}

interface Sent {
  readonly case_details: { readonly number: string };
  readonly matter_data?: Readonly<Record<string, string>>;
  readonly cdl_data?: Readonly<Record<string, string>>;
  readonly pdfFile: readonly string[];
}

function isoDay(day = ''): string {
  const [month, of, year] = day.split('/');
  return year ? `${year}-${month}-${of}` : day;
}

function upload({ world, body, files }: Asked): unknown {
  const module = `${String(body['prefix[]'])} ${String(body.claim_id)}`;
  world.stored.push(...files.map((file) => ({ module, ...file })));
  return { status: 'success' };
}

const dispositions = (): unknown => ({
  data: [
    { id: 1, title: 'Dismissed' },
    { id: 2, title: 'Guilty plea' },
  ],
});

export const CLAIM_CALLS: Service = {
  open: {},
  withToken: {
    case_list: caseList,
    matter_case_details: matterDetails,
    cdl_case_details: ticketDetails,
    dispositions,
    create_claim: createClaim,
    upload_matter_claim_files: upload,
    upload_cdl_claim_files: upload,
  },
};
