// The leads of the demo world who have applied already: unsigned, signed, and registered.
import type { DemoAttorney } from './members.ts';
import { DEMO_PEOPLE } from './people.ts';

/** In the order they are added. */
export const LEAD_ATTORNEYS: readonly DemoAttorney[] = [
  {
    ...ofLead(DEMO_PEOPLE.unsigned),
    status: 'Pending',
    person: {
      first: 'Priya',
      last: 'Raman',
      firm: 'Raman Family Law',
      phone: '(617)555-0119',
      street: '50 Milk St',
      city: 'Boston',
      state: ['MA', 'Massachusetts'],
      zip: '02109',
      counties: ['Suffolk', 'Middlesex', 'Norfolk'],
      types: ['FAM'],
    },
  },
  {
    ...ofLead(DEMO_PEOPLE.signed),
    status: 'Pending',
    signedDays: -3,
    person: {
      first: 'Thomas',
      last: 'Beaumont',
      firm: 'Beaumont & Thibodeaux',
      phone: '(504)555-0158',
      street: '639 Loyola Ave',
      city: 'New Orleans',
      state: ['LA', 'Louisiana'],
      zip: '70113',
      counties: ['Orleans Parish', 'Jefferson Parish'],
      types: ['CDL', 'REF'],
    },
  },
  {
    ...ofLead(DEMO_PEOPLE.registered),
    status: 'Active',
    signedDays: -400,
    account: { username: 'registeredattorney', answer: 'Wenatchee' },
    person: {
      first: 'Helen',
      last: 'Okafor',
      firm: 'Okafor Legal Group',
      phone: '(206)555-0163',
      street: '1201 3rd Ave',
      city: 'Seattle',
      state: ['WA', 'Washington'],
      zip: '98101',
      counties: ['King', 'Pierce', 'Snohomish'],
      types: ['FAM', 'REF'],
    },
  },
];

/** Tax numbers of the demo world end with the attorney's number, unless a check outside asks for others. */
function ofLead(lead: {
  readonly id: string;
  readonly email: string;
  readonly attorneyId: string;
}): Pick<DemoAttorney, 'id' | 'leadId' | 'email' | 'lastFour'> {
  const { id: leadId, email, attorneyId: id } = lead;
  return { id, leadId, email, lastFour: id.slice(-4) };
}
