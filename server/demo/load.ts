// Loads the demo world into an empty store. Safe to run at every start, and after a start that was cut short.
import type { Leads } from '../services/ports.ts';
import { saveDraft } from '../store/drafts.ts';
import { savedApplication } from './applications.ts';
import { type AttorneyNeeds, addAttorney } from './attorneys.ts';
import { DEMO_MEMBERS, type DemoAttorney } from './members.ts';
import { DEMO_PEOPLE } from './people.ts';
import { DEMO_LEADS } from './world.ts';

export interface DemoNeeds extends AttorneyNeeds {
  readonly leads: Leads;
}

/** True when something was loaded; a store with other people's leads, or a whole demo world, is left alone. */
export async function loadDemo(needs: DemoNeeds): Promise<boolean> {
  const emails = (await needs.leads.list()).map((lead) => lead.email);
  const own: ReadonlySet<string> = new Set(Object.values(DEMO_LEADS));
  if (emails.some((email) => !own.has(email))) return false;
  const added = await addMembers(needs);
  // The new applicant comes last: where that lead is, all leads are there.
  if (emails.includes(DEMO_LEADS.new)) return added;
  await addLeads(needs);
  return true;
}

async function addMembers(needs: DemoNeeds): Promise<boolean> {
  let added = false;
  for (const member of DEMO_MEMBERS) added = (await addAttorney(needs, member)) || added;
  return added;
}

async function addLeads(needs: DemoNeeds): Promise<void> {
  const { unsigned, signed, registered, saved } = DEMO_PEOPLE;
  await addAttorney(needs, { ...ofLead(unsigned), person: UNSIGNED, status: 'Pending' });
  await addAttorney(needs, {
    ...ofLead(signed),
    person: SIGNED,
    status: 'Pending',
    signedDays: -3,
  });
  await addAttorney(needs, {
    ...ofLead(registered),
    person: REGISTERED,
    status: 'Active',
    signedDays: -400,
    account: { username: 'registeredattorney', answer: 'Wenatchee' },
  });
  for (const lead of [unsigned, signed, registered, saved]) await needs.leads.save(lead);
  const key = { form_id: 'application', owner: `lead/${saved.id}` };
  const data = savedApplication(saved.id, saved.email);
  const content = { data, step: 'practice', release: needs.release };
  await saveDraft(needs.db, key, content, { seen: 0, now: needs.now });
  await needs.leads.save(DEMO_PEOPLE.new);
}

/** Tax numbers of the demo world end with the attorney's number, unless a check outside asks for others. */
function ofLead(lead: {
  readonly id: string;
  readonly email: string;
  readonly attorneyId: string;
}): Pick<DemoAttorney, 'id' | 'leadId' | 'email' | 'lastFour'> {
  const { id: leadId, email, attorneyId: id } = lead;
  return { id, leadId, email, lastFour: id.slice(-4) };
}

const UNSIGNED = {
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
} as const satisfies DemoAttorney['person'];

const SIGNED = {
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
} as const satisfies DemoAttorney['person'];

const REGISTERED = {
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
} as const satisfies DemoAttorney['person'];
