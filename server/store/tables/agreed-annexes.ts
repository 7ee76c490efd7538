// `agreed_annexes`: which documents were offered with a form as it was submitted, in their order.
import type { ColumnType } from 'kysely';

/** Absent where a submission is older than the table; an empty list says that there were none. */
export interface AgreedAnnexesTable {
  readonly submission_id: string;
  readonly sha256s: ColumnType<readonly string[], string, never>;
}
