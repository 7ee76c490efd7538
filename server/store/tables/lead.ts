// `lead`: a lead of the upstream CRM, as last heard of.
import type { Generated } from 'kysely';
import type { JsonColumn } from './columns.ts';

/** A lead of the upstream CRM, as last heard of. */
export interface LeadTable {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly attorney_id: string | null;
  /** How many registered accounts the e-mail already has. */
  readonly no_rec: number;
  readonly props: JsonColumn;
  /** Its id in the CRM it came from. */
  readonly contact_id: Generated<string | null>;
}
