// Leads in our own table: the embedded default of the leads port.
import type { JsonObject } from '../../runtime/core/index.ts';
import { inTransaction, type Store, type Tables } from '../store/index.ts';
import type { Lead, Leads } from './ports.ts';

/** The columns as they are read: JSON comes as an object. */
type LeadRow = Omit<Tables['lead'], 'props'> & { readonly props: JsonObject };

export function createLeads(db: Store): Leads {
  const one = async (column: 'id' | 'email' | 'attorney_id', value: string) => {
    const row = await db
      .selectFrom('lead')
      .selectAll()
      .where(column, '=', value)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row && leadOf(row);
  };
  const change = async (id: string, values: { attorney_id: string } | { no_rec: number }) => {
    await db.updateTable('lead').set(values).where('id', '=', id).execute();
  };
  return {
    findByEmail: (email) => one('email', normal(email)),
    findById: (id) => one('id', id),
    findByAttorney: (attorneyId) => one('attorney_id', attorneyId),
    async save(lead) {
      const row = {
        email: normal(lead.email),
        attorney_id: lead.attorneyId ?? null,
        no_rec: lead.noRec,
        props: JSON.stringify(lead.props),
      };
      await db
        .insertInto('lead')
        .values({ id: lead.id, ...row })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ id: lead.id, ...row }))
        .execute();
    },
    async updateProps(id, props) {
      await inTransaction(db, async (trx) => {
        const row = await trx
          .selectFrom('lead')
          .select('props')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return;
        const merged = JSON.stringify({ ...row.props, ...props });
        await trx.updateTable('lead').set({ props: merged }).where('id', '=', id).execute();
      });
    },
    linkAttorney: (id, attorneyId) => change(id, { attorney_id: attorneyId }),
    setRegistered: (id, noRec) => change(id, { no_rec: noRec }),
    async list() {
      const rows = await db.selectFrom('lead').selectAll().orderBy('email').limit(1000).execute();
      return rows.map(leadOf);
    },
  };
}

function leadOf(row: LeadRow): Lead {
  const { id, email, attorney_id, no_rec, props } = row;
  return {
    id,
    email,
    noRec: no_rec,
    props,
    ...(attorney_id !== null && { attorneyId: attorney_id }),
  };
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}
