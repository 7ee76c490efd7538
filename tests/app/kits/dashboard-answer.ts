// What the dashboard is told in tests: an attorney with something of everything, small enough to be read.

import type { AnswerOf } from '../../../app/calls/typed.ts';

type Data = AnswerOf<'dashboard_details'>['data'];

export const DASHBOARD: Data = {
  attorney_number: '10001',
  first_name: 'Dana',
  last_name: 'Whitfield',
  law_firm: 'Whitfield & Okafor, LLC',
  addresses: [
    {
      type: 'SECONDARY',
      address1: '1 Side St',
      address2: '',
      city: 'Macon',
      zip: '31201',
      county: 'Bibb',
      state: 'GA',
    },
    {
      type: 'PRIMARY',
      address1: '1180 Peachtree St NE',
      address2: 'Suite 1450',
      city: 'Atlanta',
      zip: '30309',
      county: 'Fulton',
      state: 'GA',
    },
  ],
  coverages: [
    { coverage_id: '1', planclass: 'FAM', coverage: 'Estate Planning', sub_coverage: 'Wills' },
    { coverage_id: '2', planclass: 'FAM', coverage: 'Estate Planning', sub_coverage: 'Trusts' },
    { coverage_id: '3', planclass: 'REF', coverage: 'Worker Compensation', sub_coverage: '' },
  ],
  practice_states: [
    { county: 'Fulton', state_code: 'GA', plan_class: 'FAM' },
    { county: 'Fulton', state_code: 'GA', plan_class: 'CDL' },
    { county: 'Los Angeles', state_code: 'CA', plan_class: 'REF' },
  ],
  lic_license_expire_date: '2027-01-04',
  days_of_expire_lic: 45,
  latest_lic_exp_date: '2027-01-04',
  days_of_latest_lic_exp_date: 45,
  total_cases: 34,
  total_matter_case_assigned: 21,
  total_cdl_case_assigned: 13,
  total_open_authorization_request: 6,
  new_replies: 2,
  total_open_claims: 11,
  total_matter_open_claims: 8,
  total_cdl_open_claims: 3,
  total_inactive_member_cases: 0,
  inactive_member_cases: [],
  cases_assigned: [],
  auth_request_assigned: [],
  claim_assigned: [],
};

/** A row of each list. */
export const CASE: Data['cases_assigned'][number] = {
  id: 'c1',
  number: '480233',
  type: 'Matter',
  member_name: 'Marcus Ellery',
  member_status: 'Active',
  coverage: 'Divorce, contested',
  datecreated: '2026-11-17',
  status: 'Assigned To Attorney',
};
export const REQUEST: Data['auth_request_assigned'][number] = {
  id: 'r1',
  number: '480233',
  own_case: '480233',
  member_name: 'Marcus Ellery',
  subject: 'Contested hearing, extra hours',
  coverage: 'Divorce and Separation',
  created_date: '2026-11-18',
  status: 'Open',
  new_reply: true,
};
export const CLAIM: Data['claim_assigned'][number] = {
  id: 'k1',
  case_number: '480102',
  own_case: '480102',
  number: '9001',
  type: 'Matter',
  member_name: 'Wei-Lin Zhao',
  desc: 'Mediation session',
  submitted_date: '2026-11-14',
  date_created: '2026-11-01',
  status: 'Not Closed',
  claim_status: 'In Process',
};
