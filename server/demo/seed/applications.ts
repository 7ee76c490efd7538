// The demo world's answers: one application left in the middle, and those of the attorneys whose application is in.
import type { JsonObject } from '../../../runtime/core/index.ts';

/** A date so many days from today, both YYYY-MM-DD. */
function daysFrom(today: string, days: number): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Step 1 done, step 2 begun. */
export function savedApplication(leadId: string, email: string): JsonObject {
  return {
    lead_id: leadId,
    emailAddress: email,
    salutation: 'Mr',
    first_name: 'Marcus',
    middle_name: 'Antonio',
    last_name: 'Delgado',
    firm_name: 'Delgado Law, PLLC',
    office_hours: 'Monday to Friday, 8:30 to 5:00',
    contacts: [
      {
        type: 'PRIMARY',
        name: 'Marcus A. Delgado',
        email,
        old_email: email,
        phone: '(512) 555-0136',
        cell: '(512) 555-0171',
      },
      {
        type: 'SECONDARY',
        name: 'Lucia Ferrer',
        email: 'lucia.ferrer@example.com',
        phone: '(512)555-0137',
      },
    ],
    addresses: [
      {
        type: { id: 'PRIMARY', name: 'PRIMARY' },
        address1: '401 Congress Ave',
        address2: 'Suite 1540',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        county: 'Travis',
        country: 'United States',
      },
    ],
    college: 'Rice University',
    low_school: 'University of Texas School of Law',
    normal_hourly_rate: 240,
    number_of_year_in_practice: 11,
    gender: 'Male',
    language_fluent: ['English', 'Spanish'],
    credentials: [
      {
        lic_state: { STATECD: 'TX', state_name: 'Texas' },
        bar_number: '24081177',
        date_admitted_to_bar: '2015-11-06',
      },
    ],
    referral_cont_fee: false,
    attorney_type: ['FAM', 'CDL'],
    direct_deposite: 0,
    number_type: 'ssn',
  };
}

export interface Applied {
  readonly leadId: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly firm: string;
  readonly phone: string;
  readonly street: string;
  readonly city: string;
  readonly state: readonly [code: string, name: string];
  readonly zip: string;
  readonly counties: readonly string[];
  readonly types: readonly string[];
  /** Where counties of other states are practised in too. */
  readonly alsoIn?: readonly PracticeArea[];
  /** What they serve no longer, and for how long. */
  readonly left?: readonly Left[];
  /** Where it is not one licence in `state` with insurance for most of a year. */
  readonly licences?: readonly Licence[];
}

/** A county for one class of plan. */
interface PracticeArea {
  readonly state_code: string;
  readonly county: string;
  readonly plan_class: string;
}

/** A coverage by its number, or a county, that was taken out of the record so many days ago. */
interface Left {
  readonly what: string | PracticeArea;
  readonly daysAgo: number;
}

/** One licence; the insurance ends so many days from today, without a number there is none. */
export interface Licence {
  readonly state: readonly [code: string, name: string];
  readonly bar: string;
  readonly insuredDays?: number;
}

/** A whole application, as it was submitted. Tax and bank numbers are sealed elsewhere, never here. */
export function submittedApplication(person: Applied, today: string): JsonObject {
  const [code, name] = person.state;
  return {
    lead_id: person.leadId,
    emailAddress: person.email,
    first_name: person.first,
    last_name: person.last,
    firm_name: person.firm,
    contacts: [
      {
        type: 'PRIMARY',
        name: `${person.first} ${person.last}`,
        email: person.email,
        phone: person.phone,
      },
    ],
    addresses: [
      {
        type: { id: 'PRIMARY', name: 'PRIMARY' },
        address1: person.street,
        city: person.city,
        state: code,
        zip: person.zip,
        county: person.counties[0] ?? '',
      },
    ],
    college: 'State University',
    low_school: `${name} College of Law`,
    normal_hourly_rate: 260,
    number_of_year_in_practice: 14,
    number_of_attorney_in_firm: 3,
    gender: 'Prefer Not To Answer',
    language_fluent: ['English'],
    credentials: (
      person.licences ?? [{ state: person.state, bar: '418822', insuredDays: 245 }]
    ).map((licence) => credential(licence, today)),
    attorney_type: person.types,
    referral_cont_fee: false,
    coveragelist: coverages(person, today),
    practice_county_list: practiceAreas(person, today),
    have_complaint: 0,
    number_type: 'ssn',
    direct_deposite: 0,
    pay_to: person.firm,
    is_same_as_primary: 1,
    pay_address_1: person.street,
    pay_city: person.city,
    pay_state: code,
    pay_zip: person.zip,
    pay_county: person.counties[0] ?? '',
    review_agreements: true,
  };
}

/** What they serve, and behind it what they did. */
function coverages(person: Applied, today: string): JsonObject[] {
  const gone = leftOf(person, today).flatMap(({ what, ...since }) =>
    LEFT_COVERAGES.filter(({ sub_cov_id }) => sub_cov_id === what).map((row) => ({
      ...row,
      ...since,
    })),
  );
  return [...person.types.flatMap((type) => COVERAGES[type] ?? []), ...gone];
}

/** Every county of the state for every class of plan, the others as they are named, and those that were left. */
function practiceAreas(person: Applied, today: string): JsonObject[] {
  const { counties, types, alsoIn = [] } = person;
  const [state_code] = person.state;
  const here = counties.flatMap((county) =>
    types.map((plan_class) => ({ state_code, county, plan_class })),
  );
  const gone = leftOf(person, today).flatMap(({ what, ...since }) =>
    typeof what === 'string' ? [] : [{ ...what, ...since }],
  );
  const served = [...here, ...alsoIn].map((area) =>
    area.plan_class === 'CDL' ? { ...area, cdl_rate: 175 } : { ...area },
  );
  return [...served, ...gone];
}

const leftOf = ({ left = [] }: Applied, today: string) =>
  left.map(({ what, daysAgo }) => ({ what, deleted: 1, date_deleted: daysFrom(today, -daysAgo) }));

function credential({ state, bar, insuredDays }: Licence, today: string): JsonObject {
  const [code, name] = state;
  return {
    lic_state: { STATECD: code, state_name: name },
    bar_number: bar,
    date_admitted_to_bar: '2012-05-18',
    ...(insuredDays !== undefined && {
      insurance_company: 'Lawyers Mutual',
      policy_number: 'LM-220418',
      lic_issue_date: daysFrom(today, insuredDays - 365),
      lic_exp_date: daysFrom(today, insuredDays),
    }),
  };
}

/** Rows of server/data/coverages.json. */
const COVERAGES: Readonly<Record<string, readonly JsonObject[]>> = {
  FAM: [
    {
      sub_cov_id: '1110',
      desc: 'Estate Planning',
      sub_coverage: 'Simple will',
      plan_class: 'FAM',
      remote_consult: true,
      remote_service: true,
    },
    {
      sub_cov_id: '1330',
      desc: 'Labor and Employment',
      sub_coverage: 'Wrongful termination, pre-suit demand',
      plan_class: 'FAM',
      remote_consult: true,
      remote_service: false,
    },
  ],
  CDL: [
    {
      sub_cov_id: '2010',
      desc: 'Moving Violations',
      sub_coverage: 'Speeding, 1 to 14 mph over',
      plan_class: 'CDL',
      remote_consult: true,
      remote_service: false,
    },
  ],
  REF: [
    {
      sub_cov_id: '3010',
      desc: 'Personal Injury and Wrongful Death',
      sub_coverage: 'Injury or death by negligence of another',
      plan_class: 'REF',
      remote_consult: true,
      remote_service: false,
    },
  ],
};

/** Rows of the same file that somebody served once. */
const LEFT_COVERAGES: readonly JsonObject[] = [
  {
    sub_cov_id: '3050',
    desc: 'Worker Compensation',
    sub_coverage: 'Claims and hearings after injury at work',
    plan_class: 'REF',
    remote_consult: false,
    remote_service: false,
  },
];
