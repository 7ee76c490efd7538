// `signature_link`: the links to a request.
import type { Moment, OptionalMoment } from './columns.ts';

/** A link to a request; the address holds the token, the table only its hash. */
export interface SignatureLinkTable {
  readonly token_hash: string;
  readonly request_id: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly voided_at: OptionalMoment;
}
