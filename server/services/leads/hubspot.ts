// Leads of HubSpot: whoever looks himself up is asked for there, and kept here as last heard of; what changes here is told
// there by a job, so that nobody waits for HubSpot and nothing is lost while it is away.
import { Refusal } from '../../common/refusals.ts';
import { changeLead, findLead, hearOfLead, mergeLeadProps } from '../../store/applicants/leads.ts';
import { findAttorney } from '../../store/attorneys/attorneys.ts';
import { inTransaction, type Store, type StoreTransaction } from '../../store/index.ts';
import { insertJob } from '../../store/upkeep/jobs.ts';
import type { Lead, Leads } from '../ports.ts';
import {
  type Contact,
  createHubspotClient,
  HubspotFault,
  type HubspotSettings,
} from './hubspot-client.ts';
import { hubspotLine, UnusableLeads } from './hubspot-faults.ts';
import { createLeads, leadOf, normalEmail } from './table.ts';

/** What the portal writes on a lead; without these properties nothing of an application gets through. */
const WRITTEN = [
  'join_or_decline',
  'status_in_member_system',
  'date_joined_declined',
  'date_application_received',
  'attorney_id',
] as const;

export interface HubspotNeeds {
  readonly db: Store;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
  /** What forms know of a lead. */
  readonly known: () => Iterable<string>;
}

/** Leads of HubSpot; throws `UnusableLeads` where it says that the settings are wrong. One that is away is waited for. */
export async function openHubspotLeads(
  settings: HubspotSettings,
  needs: HubspotNeeds,
): Promise<Leads> {
  const leads = new HubspotLeads(settings, needs);
  await leads.check();
  return leads;
}

class HubspotLeads implements Leads {
  readonly tells = true;
  readonly findById: Leads['findById'];
  readonly findByAttorney: Leads['findByAttorney'];
  readonly save: Leads['save'];
  readonly list: Leads['list'];
  readonly setRegistered: Leads['setRegistered'];
  readonly #client;
  readonly #ownLeads: Leads;
  readonly #settings: HubspotSettings;
  readonly #needs: HubspotNeeds;

  constructor(settings: HubspotSettings, needs: HubspotNeeds) {
    this.#settings = settings;
    this.#needs = needs;
    this.#client = createHubspotClient(settings);
    const ownLeads = createLeads(needs.db);
    this.#ownLeads = ownLeads;
    ({
      findById: this.findById,
      findByAttorney: this.findByAttorney,
      save: this.save,
      list: this.list,
      setRegistered: this.setRegistered,
    } = ownLeads);
  }

  /** Asks what the token may and which properties there are, before anybody comes. */
  async check(): Promise<void> {
    try {
      await this.#client.tryReading();
      const there = new Map((await this.#client.properties()).map((one) => [one.name, one]));
      const closed = WRITTEN.map((name) => this.#there(name)).filter(
        (name) => there.get(name)?.isReadOnly !== false,
      );
      if (closed.length > 0)
        throw new UnusableLeads(
          `HubSpot has no contact property that can be written called ${closed.join(', ')}. Make it there as a single-line text, or name another in HUBSPOT_PROPERTIES.`,
        );
      const absent = this.#names().filter((name) => !there.has(this.#there(name)));
      if (absent.length > 0)
        this.#needs.log.warn(
          { absent },
          'HubSpot has no contact properties of these names: applications start without them. Name others in HUBSPOT_PROPERTIES',
        );
    } catch (error) {
      if (!(error instanceof HubspotFault)) throw error;
      if (error.status === 401 || error.status === 403) throw new UnusableLeads(hubspotLine(error));
      this.#tell(error);
    }
  }

  async findByEmail(given: string): Promise<Lead | undefined> {
    const email = normalEmail(given);
    const contact = await this.#ask(email);
    if (contact === 'away') {
      const known = await this.#ownLeads.findByEmail(email);
      if (known) return known;
      throw new Refusal('LEADS_AWAY');
    }
    // HubSpot finds people by second addresses too; whoever types one is not told of the first.
    if (!contact || normalEmail(contact.properties.email ?? '') !== email)
      return this.#ofOurs(email);
    const row = await hearOfLead(this.#needs.db, {
      contact: contact.id,
      email,
      attorneyId: await this.#attorneyOf(contact),
      props: this.#propsOf(contact),
    });
    return row && leadOf(row);
  }

  updateProps(id: string, props: Lead['props']): Promise<void> {
    const write = (trx: StoreTransaction) => mergeLeadProps(trx, id, props);
    return this.#change(id, Object.keys(props), write);
  }

  linkAttorney(id: string, attorneyId: string): Promise<void> {
    const write = async (trx: StoreTransaction) => {
      await changeLead(trx, id, { attorney_id: attorneyId });
      return true;
    };
    return this.#change(id, ['attorney_id'], write);
  }

  async tell(leadId: string, names: readonly string[]): Promise<void> {
    const row = await findLead(this.#needs.db, 'id', leadId);
    if (!row?.contact_id) return;
    // As they are now: jobs of one lead may come in any order.
    const properties = Object.fromEntries(
      names.map((name) => {
        const value = name === 'attorney_id' ? row.attorney_id : row.props[name];
        return [this.#there(name), value === null || value === undefined ? '' : String(value)];
      }),
    );
    if (await this.#client.update(row.contact_id, properties)) return;
    // Two contacts made one have a new id.
    const heir = await this.#client.byEmail(row.email, ['email']);
    if (heir && heir.id !== row.contact_id && (await this.#client.update(heir.id, properties)))
      return changeLead(this.#needs.db, row.id, { contact_id: heir.id });
    throw new HubspotFault(404, 'CONTACT_GONE');
  }

  async #ask(email: string): Promise<Contact | undefined | 'away'> {
    try {
      const names = ['email', 'attorney_id', ...this.#names()];
      return await this.#client.byEmail(
        email,
        names.map((name) => this.#there(name)),
      );
    } catch (error) {
      this.#tell(error);
      return 'away';
    }
  }

  /** Nobody in HubSpot: a lead that was never there, or that has become an attorney, stays. */
  async #ofOurs(email: string): Promise<Lead | undefined> {
    const row = await findLead(this.#needs.db, 'email', email);
    return row && (row.contact_id === null || row.attorney_id !== null) ? leadOf(row) : undefined;
  }

  /** Written with the job that tells of it: both are stored or neither. */
  async #change(
    id: string,
    names: readonly string[],
    write: (trx: StoreTransaction) => Promise<boolean>,
  ): Promise<void> {
    const { db, now } = this.#needs;
    await inTransaction(db, async (trx) => {
      if (!(await write(trx))) return;
      const job = { kind: 'lead-changed', details: { lead_id: id, names } } as const;
      await insertJob(trx, job, { now: now() });
    });
  }

  /** What HubSpot says of it, unless that attorney came from another lead. */
  async #attorneyOf(contact: Contact): Promise<string | undefined> {
    const id = contact.properties[this.#there('attorney_id')];
    if (!id) return undefined;
    const attorney = await findAttorney(this.#needs.db, id);
    const lead = attorney?.lead_id && (await findLead(this.#needs.db, 'id', attorney.lead_id));
    if (!lead || lead.contact_id === contact.id) return id;
    this.#needs.log.warn(
      { contact: contact.id, attorney: id },
      'HubSpot names an attorney who came from another lead; it is not believed',
    );
    return undefined;
  }

  #propsOf({ properties }: Contact): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#names().map((name) => {
        const value = properties[this.#there(name)] ?? '';
        return [name, YES_NO[value] ?? value];
      }),
    );
  }

  #names(): readonly string[] {
    const written = WRITTEN.filter((name) => name !== 'attorney_id');
    return [...new Set([...this.#needs.known(), ...written])];
  }

  /** HubSpot knows small letters only. */
  #there(name: string): string {
    return this.#settings.names[name] ?? name.toLowerCase();
  }

  #tell(error: unknown): void {
    if (!(error instanceof HubspotFault)) throw error;
    const { status, code } = error;
    this.#needs.log.warn({ status, code }, hubspotLine(error));
  }
}

/** How HubSpot keeps a single checkbox, and how the portal reads it. */
const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };
