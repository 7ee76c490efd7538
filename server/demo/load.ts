// Loads the demo world into an empty store. Safe to run at every start, and after a start that was cut short.
import type { Leads } from '../services/ports.ts';
import { saveDraft } from '../store/drafts.ts';
import { savedApplication } from './applications.ts';
import { type AttorneyNeeds, addAttorney } from './attorneys.ts';
import { LEAD_ATTORNEYS } from './lead-attorneys.ts';
import { DEMO_MEMBERS } from './members.ts';
import { DEMO_PEOPLE } from './people.ts';
import { addStaffOfDemo } from './staff.ts';
import { DEMO_LEADS } from './world.ts';

export interface DemoNeeds extends AttorneyNeeds {
  readonly leads: Leads;
}

/** True when something was loaded; a store with other people's leads, or a whole demo world, is left alone. */
export async function loadDemo(needs: DemoNeeds): Promise<boolean> {
  const emails = (await needs.leads.list()).map((lead) => lead.email);
  const own: ReadonlySet<string> = new Set(Object.values(DEMO_LEADS));
  if (emails.some((email) => !own.has(email))) return false;
  const hired = await addStaffOfDemo(needs);
  const added = (await addMembers(needs)) || hired;
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
  for (const attorney of LEAD_ATTORNEYS) await addAttorney(needs, attorney);
  const { unsigned, signed, registered, saved } = DEMO_PEOPLE;
  for (const lead of [unsigned, signed, registered, saved]) await needs.leads.save(lead);
  const key = { form_id: 'application', owner: `lead/${saved.id}` };
  const data = savedApplication(saved.id, saved.email);
  const content = { data, step: 'practice', release: needs.release };
  await saveDraft(needs.db, key, content, { seen: 0, now: needs.now });
  await needs.leads.save(DEMO_PEOPLE.new);
}
