// What the application is called where it is kept.
import type { FlowId, FormId } from '../../schemas/names.gen.d.ts';

/** Its form, and its status flow. */
export const APPLICATION = 'application' satisfies FormId & FlowId;

/** Owner of an applicant's drafts and submissions; the shelf of the files, until it is sent. */
export function leadOwner(leadId: string): `lead/${string}` {
  return `lead/${leadId}`;
}
