// `mailbox_code`: the code that is on its way to the mailbox of a lead.
import type { Moment } from './columns.ts';

export interface MailboxCodeTable {
  readonly lead_id: string;
  /** Tells this code from the one before. */
  readonly id: string;
  /** The digits, sealed: the same code may be mailed again. */
  readonly sealed: string;
  /** Too long to be guessed, since somebody tries to. */
  readonly is_long: boolean;
  readonly mails: number;
  readonly mailed_at: Moment;
  readonly expires_at: Moment;
}
