// `auth_reply`: what was said on an authorization request after it was made.
import type { Moment } from './columns.ts';

/** One reply. */
export interface AuthReplyTable {
  readonly id: string;
  readonly request_id: string;
  /** Which side says it. */
  readonly user_type: 'attorney' | 'staff';
  /** Who says it, as shown. */
  readonly created_name: string;
  readonly description: string;
  readonly created_at: Moment;
  /** The form it came with, and the files of it; none in an invented world. */
  readonly submission_id: string | null;
}
