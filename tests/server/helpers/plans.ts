// What a PostgreSQL server does to answer some work: the plan of every statement that the work asks.
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store, Tables } from '../../../server/store/index.ts';

/** One statement as the server carried it out. */
export interface Carried {
  readonly sql: string;
  /** The plan as JSON text, with what every step really took. */
  readonly plan: string;
  readonly ms: number;
}

export interface Watched {
  readonly db: Store;
  /** Every statement of some work, carried out once more with its plan. */
  plansOf(work: () => Promise<unknown>): Promise<readonly Carried[]>;
  close(): Promise<void>;
}

/** Opens a database whose tables are there already. */
export function watched(databaseUrl: string | undefined): Watched {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, types: TYPES });
  let asked: CompiledQuery[] | undefined;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked?.push(query);
    },
  });
  const carried = async (query: CompiledQuery): Promise<Carried> => {
    const sql = `explain (analyze, format json) ${query.sql}`;
    const { rows } = await db.executeQuery<Record<string, [Explained]>>({ ...query, sql });
    const [told] = Object.values(rows[0] ?? {})[0] ?? [];
    const ms = (told?.['Planning Time'] ?? 0) + (told?.['Execution Time'] ?? 0);
    return { sql: query.sql, plan: JSON.stringify(told), ms };
  };
  return {
    db,
    async plansOf(work) {
      const queries: CompiledQuery[] = [];
      asked = queries;
      await work();
      asked = undefined;
      return Promise.all(queries.map(carried));
    },
    close: () => db.destroy(),
  };
}

interface Explained {
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

const [INT8, DATE] = [20, 1082];

/** Counts are numbers and days are text, as the store reads them. */
const TYPES = {
  getTypeParser(oid: number) {
    if (oid === INT8) return Number;
    return oid === DATE ? String : pg.types.getTypeParser(oid);
  },
} as pg.CustomTypesConfig;
