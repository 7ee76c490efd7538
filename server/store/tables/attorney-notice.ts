// `attorney_notice`: which mails of status flows an attorney wants; who has no row wants all of them.
import type { JsonColumn } from './columns.ts';

/** The answers of the form of notifications. */
export interface AttorneyNoticeTable {
  readonly attorney_id: string;
  /** Yes or no by the field of the form. */
  readonly answers: JsonColumn;
}
