// An application became an attorney: its files move to the attorney, and the lead service is told.
import { findAttorney } from '../store/attorneys/attorneys.ts';
import { type JobOfKind, MINUTE } from './kind.ts';

export const attorneyMade: JobOfKind<'attorney-made'> = {
  holdMs: 5 * MINUTE,
  firstWaitMs: MINUTE,
  async run({ db, services: { files, leads } }, { details: { attorney_id } }) {
    const lead = (await findAttorney(db, attorney_id))?.lead_id;
    if (!lead) return;
    await files.moveAll(`lead/${lead}`, `attorney/${attorney_id}`);
    await leads.linkAttorney(lead, attorney_id);
  },
};
