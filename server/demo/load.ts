// Loads the demo world into an empty store. Safe to run at every start, and after a start that was cut short.
import type { Leads } from '../services/ports.ts';
import { findStaffByEmail } from '../store/accounts/staff.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { saveDraft } from '../store/forms/drafts.ts';
import { type DemoPersonRow, markDemoPeople } from '../store/upkeep/demo-people.ts';
import { hasAttorneys, noteDemoWorld } from '../store/upkeep/demo-world.ts';
import { type AttorneyNeeds, addAttorney } from './attorneys.ts';
import { LEAD_ATTORNEYS } from './lead-attorneys.ts';
import { isOfBefore, MADE_OF } from './made-of.ts';
import { DEMO_MEMBERS } from './members.ts';
import { DEMO_PEOPLE } from './people.ts';
import { savedApplication } from './seed/applications.ts';
import { addStaffOfDemo } from './staff.ts';
import { DEMO_LEADS, DEMO_STAFF } from './world.ts';

export interface DemoNeeds extends AttorneyNeeds {
  readonly leads: Leads;
}

/** What became of it: a store of other people is left alone, and one of before keeps what it has. */
export interface LoadedDemo {
  readonly added: boolean;
  /** The store was filled with another demo world than this one. */
  readonly ofBefore: boolean;
}

/** Adds whoever is missing; everybody who is there stays as they are. */
export async function loadDemo(needs: DemoNeeds): Promise<LoadedDemo> {
  const emails = new Set((await needs.leads.list()).map((lead) => lead.email));
  const own: ReadonlySet<string> = new Set(Object.values(DEMO_LEADS));
  if ([...emails].some((email) => !own.has(email))) return { added: false, ofBefore: false };
  if (emails.size === 0 && !(await hasAttorneys(needs.db))) await noteDemoWorld(needs.db, MADE_OF);
  const hired = await addStaffOfDemo(needs);
  const members = await addMembers(needs);
  const leads = await addLeads(needs, emails);
  await markDemoPeople(needs.db, await peopleThere(needs));
  return { added: hired || members || leads, ofBefore: await isOfBefore(needs.db) };
}

/** Those in the store who are of the demo world: the number alone may be somebody else's. */
async function peopleThere({ db, leads }: DemoNeeds): Promise<readonly DemoPersonRow[]> {
  const found: DemoPersonRow[] = [];
  for (const { id, email } of [...DEMO_MEMBERS, ...LEAD_ATTORNEYS])
    if ((await findAttorney(db, id))?.email === email) found.push({ kind: 'attorney', id });
  for (const { id, email } of Object.values(DEMO_PEOPLE))
    if ((await leads.findById(id))?.email === email) found.push({ kind: 'lead', id });
  for (const email of Object.values(DEMO_STAFF)) {
    const staff = await findStaffByEmail(db, email);
    if (staff) found.push({ kind: 'staff', id: staff.id });
  }
  return found;
}

async function addMembers(needs: DemoNeeds): Promise<boolean> {
  let added = false;
  for (const member of DEMO_MEMBERS) added = (await addAttorney(needs, member)) || added;
  return added;
}

/** Attorneys first: where a lead is, all that belongs to it is there. */
async function addLeads(needs: DemoNeeds, there: ReadonlySet<string>): Promise<boolean> {
  let added = false;
  for (const lead of Object.values(DEMO_PEOPLE)) {
    if (there.has(lead.email)) continue;
    for (const attorney of LEAD_ATTORNEYS.filter(({ email }) => email === lead.email))
      await addAttorney(needs, attorney);
    if (lead.email === DEMO_LEADS.saved) await saveApplication(needs);
    await needs.leads.save(lead);
    added = true;
  }
  return added;
}

async function saveApplication({ db, release, now }: DemoNeeds): Promise<void> {
  const { id, email } = DEMO_PEOPLE.saved;
  const key = { form_id: 'application', owner: `lead/${id}` };
  const data = savedApplication(id, email);
  await saveDraft(db, key, { data, step: 'practice', release }, { seen: 0, now });
}
