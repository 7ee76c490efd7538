// `account_switch`: each time an account was disabled, or enabled again.
import type { ColumnType } from 'kysely';
import type { Moment } from './columns.ts';

export type AccountKind = 'attorney' | 'staff';

/** Rows are only ever added, which the database itself enforces. */
export interface AccountSwitchTable {
  readonly id: string;
  /** Counts up: the order in which they were made. */
  readonly nth: ColumnType<string, never, never>;
  readonly kind: AccountKind;
  /** Id of the account, which may have been removed since. */
  readonly account: string;
  readonly at: Moment;
  readonly disabled: boolean;
  readonly reason: string;
  /** Of the staff; '' of whoever ran a command. */
  readonly by_id: string;
  readonly by_email: string;
}
