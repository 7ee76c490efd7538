// Leads in our own table: the embedded default of the leads port.

import {
  changeLead,
  findLead,
  type LeadRow,
  listLeads,
  mergeLeadProps,
  saveLead,
} from '../../store/applicants/leads.ts';
import { inTransaction, type Store } from '../../store/index.ts';
import type { Lead, Leads } from '../ports.ts';

export function createLeads(db: Store): Leads {
  const one = async (...asked: ['id' | 'email' | 'attorney_id', string]) => {
    const row = await findLead(db, ...asked);
    return row && leadOf(row);
  };
  return {
    findByEmail: (email) => one('email', normalEmail(email)),
    findById: (id) => one('id', id),
    findByAttorney: (attorneyId) => one('attorney_id', attorneyId),
    save: ({ id, email, attorneyId = null, noRec, props }) =>
      saveLead(db, {
        id,
        email: normalEmail(email),
        attorney_id: attorneyId,
        no_rec: noRec,
        props,
      }),
    async updateProps(id, props) {
      await inTransaction(db, (trx) => mergeLeadProps(trx, id, props));
    },
    linkAttorney: (id, attorneyId) => changeLead(db, id, { attorney_id: attorneyId }),
    setRegistered: (id, noRec) => changeLead(db, id, { no_rec: noRec }),
    list: async () => (await listLeads(db)).map(leadOf),
    tells: false,
    tell: async () => undefined,
  };
}

/** A row as the port has it. */
export function leadOf({ id, email, attorney_id, no_rec, props }: LeadRow): Lead {
  return {
    id,
    email,
    noRec: no_rec,
    props,
    ...(attorney_id !== null && { attorneyId: attorney_id }),
  };
}

/** Addresses are found in any case. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
