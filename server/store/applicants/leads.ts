// Rows of `lead`: the people who may apply, as last heard of, and what the portal has made of them.
import type { Selectable } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { inTransaction, type Store, type StoreTransaction } from '../statements/transaction.ts';
import type { LeadTable } from '../tables/lead.ts';

export type LeadRow = Selectable<LeadTable>;

type Key = 'id' | 'email' | 'attorney_id' | 'contact_id';
/** What a lead is, without what only a CRM says of it. */
export type NewLeadRow = Omit<LeadRow, 'contact_id'>;

/** The lead of this key; e-mail addresses stand there in lower case. */
export async function findLead(
  db: Store | StoreTransaction,
  key: Key,
  value: string,
): Promise<LeadRow | undefined> {
  return db
    .selectFrom('lead')
    .selectAll()
    .where(key, '=', value)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Adds the lead, or replaces the one of the same e-mail. */
export async function saveLead(db: Store, { props, ...rest }: NewLeadRow): Promise<void> {
  const row = { ...rest, props: JSON.stringify(props) };
  await db
    .insertInto('lead')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
}

/** Merges into the record; false where there is no such lead. */
export async function mergeLeadProps(
  trx: StoreTransaction,
  id: string,
  props: JsonObject,
): Promise<boolean> {
  const row = await trx
    .selectFrom('lead')
    .select('props')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const merged = JSON.stringify({ ...row.props, ...props });
  await trx.updateTable('lead').set({ props: merged }).where('id', '=', id).execute();
  return true;
}

/** Sets what the portal itself knows of a lead. */
export async function changeLead(
  db: Store | StoreTransaction,
  id: string,
  values: Partial<Pick<LeadRow, 'attorney_id' | 'no_rec' | 'contact_id'>>,
): Promise<void> {
  await db.updateTable('lead').set(values).where('id', '=', id).execute();
}

/** Leads by e-mail, the first thousand. */
export async function listLeads(db: Store): Promise<readonly LeadRow[]> {
  return db.selectFrom('lead').selectAll().orderBy('email').limit(1000).execute();
}

/** What a CRM says of one of its contacts. */
export interface HeardLead {
  readonly contact: string;
  readonly email: string;
  readonly attorneyId: string | undefined;
  /** Everything that was asked for; `''` where it is empty there. */
  readonly props: Readonly<Record<string, string>>;
}

/**
 * The lead of a contact as it is now said to be: known by its contact, else by its e-mail, else new. What was changed here
 * and the CRM has not been told yet stays as it is here.
 */
export async function hearOfLead(db: Store, heard: HeardLead): Promise<LeadRow | undefined> {
  return inTransaction(db, async (trx) => {
    const { contact, email } = heard;
    const known =
      (await findLead(trx, 'contact_id', contact)) ?? (await findLead(trx, 'email', email));
    if (!known) {
      const fresh = { id: contact, email, contact_id: contact, no_rec: 0, props: '{}' };
      const attorney_id = heard.attorneyId ?? null;
      await trx
        .insertInto('lead')
        .values({ ...fresh, attorney_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const row = known ?? (await findLead(trx, 'email', email));
    if (!row) return undefined;
    const untold = await untoldNames(trx, row.id);
    const props = { ...row.props };
    for (const [name, value] of Object.entries(heard.props)) {
      if (untold.has(name)) continue;
      if (value === '') delete props[name];
      else props[name] = value;
    }
    // Another lead of ours may have this address by now: then this one keeps the one it had.
    const other = await findLead(trx, 'email', email);
    const changed = {
      contact_id: contact,
      email: other && other.id !== row.id ? row.email : email,
      attorney_id: row.attorney_id ?? heard.attorneyId ?? null,
    };
    const values = { ...changed, props: JSON.stringify(props) };
    await trx.updateTable('lead').set(values).where('id', '=', row.id).execute();
    return { ...row, ...changed, props };
  });
}

/** Names of what was changed on a lead and did not get through to the CRM yet. */
async function untoldNames(trx: StoreTransaction, leadId: string): Promise<ReadonlySet<string>> {
  const jobs = await trx
    .selectFrom('job')
    .select('details')
    .where('kind', '=', 'lead-changed')
    .where('status', 'in', ['waiting', 'failed'])
    .execute();
  return new Set(
    jobs.flatMap(({ details }) =>
      'names' in details && details.lead_id === leadId ? [...details.names] : [],
    ),
  );
}
