// `studio_visit`: somebody looks at a change by a link, having typed its code or logged in. No session: nothing else is seen by it.
import type { Moment } from './columns.ts';

export interface StudioVisitTable {
  readonly token_hash: string;
  readonly link_id: string;
  readonly expires_at: Moment;
}
