// What the provider's services keep: one attorney with cases, requests and claims, in memory, and whatever is posted.
import { NO_DAY, type Row } from './php.ts';

/** A person of the network with a login; everything else is theirs. */
export interface Attorney {
  readonly id: number;
  readonly attorney_number: number;
  username: string;
  /** Empty while nobody has registered. */
  password: string;
  secret_question: string;
  secret_answer: string;
  readonly zip: string;
  readonly last_4_ssn: string;
  record: Record<string, unknown>;
}

export interface Matter extends Row {
  readonly number: string;
  readonly matter_id: number;
  readonly type: 'Matter' | 'CDL';
  readonly plan_class: string;
  readonly ticket_type: string | null;
  readonly member_name: string;
  readonly member_number: string;
  readonly member_status: string;
  readonly coverage: string;
  readonly sub_coverage: string;
  readonly datecreated: string;
  readonly status: string;
}

/** A file that was uploaded, for what. */
export interface Kept {
  readonly module: string;
  readonly name: string;
  readonly bytes: number;
}

/** The state of the services. */
export interface World {
  readonly attorney: Attorney;
  readonly tokens: Set<string>;
  /** Links by which a password is chosen, while they are good. */
  readonly links: Set<string>;
  /** Of the record: by which key. */
  readonly updates: string[];
  /** What was mailed, in the order it was. */
  readonly mails: string[];
  readonly matters: Matter[];
  readonly requests: Record<string, unknown>[];
  readonly claims: Row[];
  /** Id of whose the first matter is now. */
  holder: number;
  /** How it stands once it was answered; empty before. */
  answer: string;
  /** Uploaded, and part of nothing yet. */
  readonly files: Kept[];
  /** Files of what was sent. */
  readonly stored: Kept[];
}

const ADDRESS = {
  type: { id: 'PRIMARY', name: 'Primary' },
  address1: '48 Linden Court',
  address2: null,
  city: 'Decatur',
  state: 'GA',
  zip: '30030',
  county: 'DeKalb',
  country: 'US',
};

const CONTACT = {
  type: 'PRIMARY',
  name: 'Adaeze Holloway',
  email: 'a.holloway@example.com',
  phone: '(404)555-0182',
  ext: '',
  fax: null,
  cell: null,
};

const CREDENTIAL = {
  lic_state: { STATECD: 'GA', state_name: 'Georgia' },
  bar_number: '118822',
  insurance_company: 'Peachtree Mutual',
  policy_number: 'PM-40-118',
  date_admitted_to_bar: '2009-06-01',
  lic_issue_date: '2026-01-01',
  lic_exp_date: '2031-01-01',
  lic_app_date: NO_DAY,
  lic_app_exp_date: NO_DAY,
};

const record = () => ({
  status: 'Active',
  date_created: '2019-03-04 09:12:44',
  salutation: 'MS',
  first_name: 'Adaeze',
  middle_name: null,
  last_name: 'Holloway',
  firm_name: 'Holloway & Finch',
  office_hours: '9 to 5',
  attorney_type: 'FAM,CDL',
  contacts: [{ ...CONTACT }],
  addresses: [{ ...ADDRESS }],
  college: 'Spelman College',
  low_school: 'Emory',
  normal_hourly_rate: '240.00',
  number_of_year_in_practice: '17',
  number_of_attorney_in_firm: '2',
  language_fluent: ['English'],
  gender: 'Female',
  business: '',
  professional_rating: null,
  fmca_knw: 'No',
  ethnicity: null,
  credentials: [{ ...CREDENTIAL }],
  have_complaint: '0',
  complaint_detail: '',
  number_type: 'ssn',
  social_security: '4471',
  pay_to: 'Holloway & Finch',
  is_same_as_primary: '1',
  pay_address_1: '48 Linden Court',
  pay_address_2: null,
  pay_city: 'Decatur',
  pay_state: 'GA',
  pay_zip: '30030',
  pay_county: 'DeKalb',
  direct_deposite: '0',
  referral_cont_fee: '0',
  coveragelist: [
    {
      ...{ id: '12', sub_cov_id: '12', desc: 'Divorce', sub_coverage: 'Uncontested Divorce' },
      ...{ plan_class: 'FAM', remote_consult: '1', remote_service: '0', deleted: '0' },
    },
  ],
  practice_county_list: [
    {
      id: '1',
      plan_class: 'FAM',
      county: 'DeKalb',
      state_code: 'GA',
      cdl_rate: null,
      deleted: '0',
    },
    {
      id: '2',
      plan_class: 'CDL',
      county: 'Fulton',
      state_code: 'GA',
      cdl_rate: '125.50',
      deleted: '0',
    },
  ],
  coverages: [
    {
      planclass: 'FAM',
      coverage_id: '12',
      sub_coverage: 'Uncontested Divorce',
      remote_consult: '1',
      remote_service: '0',
      deleted: '0',
    },
  ],
  practice_states: [
    { plan_class: 'FAM', county: 'DeKalb', state_code: 'GA', cdl_rate: null, deleted: '0' },
    { plan_class: 'CDL', county: 'Fulton', state_code: 'GA', cdl_rate: '125.50', deleted: '0' },
  ],
});

const MATTERS: readonly Matter[] = [
  {
    ...{ matter_id: 7001, number: '770001', type: 'Matter', plan_class: 'FAM', ticket_type: null },
    ...{ member_name: 'Rosa Ihle', member_number: '55010', member_status: 'Active' },
    ...{ coverage: 'Divorce', sub_coverage: 'Uncontested Divorce', datecreated: '2026-02-10' },
    ...{ status: 'Assigned to Attorney', authorized_amount: 600, authorized_hours: 4 },
  },
  {
    ...{ matter_id: 7002, number: '770002', type: 'Matter', plan_class: 'FAM', ticket_type: null },
    ...{ member_name: 'Piet Vanterpool', member_number: '55011', member_status: 'Terminated' },
    ...{ coverage: 'Wills', sub_coverage: 'Simple Will', datecreated: '2026-02-12' },
    ...{ status: 'Authorized', authorized_amount: 300, authorized_hours: 2 },
  },
  {
    ...{ matter_id: 7003, number: '880001', type: 'CDL', plan_class: 'CDL', ticket_type: 'CDL' },
    ...{ member_name: 'Otis Marlowe', member_number: '55012', member_status: 'Active' },
    ...{ coverage: 'Speeding', sub_coverage: '', datecreated: '2026-03-01' },
    ...{ status: 'Pending Court Date', authorized_amount: null, authorized_hours: null },
  },
];

/** A world of its own for each start. */
export const newWorld = (): World => ({
  attorney: {
    id: 311,
    attorney_number: 20417,
    username: 'adaeze2017',
    password: 'Lantern!2026',
    secret_question: "mother's maiden name",
    secret_answer: 'Mulberry',
    zip: '30030',
    last_4_ssn: '4471',
    record: record(),
  },
  tokens: new Set(),
  links: new Set(),
  mails: [],
  updates: [],
  matters: [...MATTERS],
  requests: [],
  claims: [],
  holder: 311,
  answer: '',
  files: [],
  stored: [],
});
