// `schema_migration`: which migrations have run.
import type { Generated } from 'kysely';

export interface MigrationTable {
  readonly name: string;
  readonly applied_at: Generated<Date>;
}
