// The attorneys of the demo world whose handles are fixed: checks and manuals name them.
import type { Applied } from './seed/applications.ts';

export interface DemoAttorney {
  readonly id: string;
  readonly email: string;
  /** Absent: never was a lead. */
  readonly leadId?: string;
  readonly person: Omit<Applied, 'leadId' | 'email'>;
  readonly status: string;
  /** Last four digits of the tax number. */
  readonly lastFour: string;
  /** Days from today of the signature; absent: not signed. */
  readonly signedDays?: number;
  /** Absent: not registered. */
  readonly account?: { readonly username: string; readonly answer: string };
}

const SIGNED_LONG_AGO = -500;

export const DEMO_MEMBERS: readonly DemoAttorney[] = [
  {
    id: '10001',
    email: 'marian.whitlock@example.com',
    status: 'Active',
    lastFour: '4321',
    signedDays: SIGNED_LONG_AGO,
    account: { username: 'demoattorney1', answer: 'Mulberry' },
    person: {
      first: 'Marian',
      last: 'Whitlock',
      firm: 'Whitlock & Hale, LLP',
      phone: '(404)555-0127',
      street: '191 Peachtree St NE',
      city: 'Atlanta',
      state: ['GA', 'Georgia'],
      zip: '30301',
      counties: ['Fulton', 'DeKalb', 'Cobb'],
      types: ['FAM', 'CDL', 'REF'],
      alsoIn: [
        { state_code: 'CA', county: 'Los Angeles', plan_class: 'FAM' },
        { state_code: 'CA', county: 'Los Angeles', plan_class: 'REF' },
        { state_code: 'CA', county: 'Orange', plan_class: 'CDL' },
      ],
      left: [
        { what: '3050', daysAgo: 75 },
        { what: { state_code: 'GA', county: 'Clayton', plan_class: 'REF' }, daysAgo: 40 },
      ],
      licences: [
        { state: ['GA', 'Georgia'], bar: '418822', insuredDays: 45 },
        { state: ['CA', 'California'], bar: '289914', insuredDays: 45 },
      ],
    },
  },
  {
    id: '10002',
    email: 'julian.castellano@example.com',
    status: 'Active',
    lastFour: '8765',
    signedDays: -10,
    person: {
      first: 'Julian',
      last: 'Castellano',
      firm: 'Castellano Law Group',
      phone: '(310)555-0144',
      street: '9465 Wilshire Blvd',
      city: 'Beverly Hills',
      state: ['CA', 'California'],
      zip: '90210',
      counties: ['Los Angeles', 'Orange'],
      types: ['FAM', 'REF'],
    },
  },
  {
    id: '10003',
    email: 'rebecca.lindqvist@example.com',
    status: 'Active',
    lastFour: '3310',
    signedDays: SIGNED_LONG_AGO,
    account: { username: 'demoattorney3', answer: 'Juniper' },
    person: {
      first: 'Rebecca',
      last: 'Lindqvist',
      firm: 'Lindqvist Family Law',
      phone: '(312)555-0172',
      street: '30 N LaSalle St',
      city: 'Chicago',
      state: ['IL', 'Illinois'],
      zip: '60602',
      counties: ['Cook', 'DuPage'],
      types: ['FAM'],
      licences: [{ state: ['IL', 'Illinois'], bar: '6301177', insuredDays: -12 }],
    },
  },
  {
    id: '10004',
    email: 'omar.haddad@example.com',
    status: 'Active',
    lastFour: '4410',
    signedDays: -60,
    account: { username: 'demoattorney4', answer: 'Sycamore' },
    person: {
      first: 'Omar',
      last: 'Haddad',
      firm: 'Haddad Injury Lawyers',
      phone: '(214)555-0158',
      street: '1700 Pacific Ave',
      city: 'Dallas',
      state: ['TX', 'Texas'],
      zip: '75201',
      counties: ['Dallas', 'Tarrant'],
      types: ['REF'],
      licences: [{ state: ['TX', 'Texas'], bar: '24087713' }],
    },
  },
];
