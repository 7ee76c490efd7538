// What a PostgreSQL server does to answer some work: the plan of every statement that the work asks.
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connections } from '../../../server/store/engine/postgres.ts';
import type { Store, Tables } from '../../../server/store/index.ts';

/** One statement as the server carried it out. */
export interface Carried {
  readonly sql: string;
  /** The plan as JSON text, with what every step really took. */
  readonly plan: string;
  readonly ms: number;
  /** Steps that go through all of a table or an index, such as "Seq Scan on claim". */
  readonly through: readonly string[];
  /** Rows it looked at in tables and indexes. */
  readonly rows: number;
  /** Pages of 8 kB it looked at, wherever they were; a page that was looked at twice counts twice. */
  readonly pages: number;
}

export interface Watched {
  readonly db: Store;
  /** Every statement of some work, carried out once more with its plan. */
  plansOf(work: () => Promise<unknown>): Promise<readonly Carried[]>;
  /** The same database over connections of its own. */
  anew(): Watched;
  close(): Promise<void>;
}

/** Opens a database whose tables are there already. */
export function watched(databaseUrl: string | undefined): Watched {
  const pool = new pg.Pool({ ...connections(databaseUrl), max: 4 });
  // Whoever asks is told; a connection at rest that ends with its server is nobody's failure.
  pool.on('error', () => undefined);
  let asked: CompiledQuery[] | undefined;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked?.push(query);
    },
  });
  const carried = async (query: CompiledQuery): Promise<Carried> => {
    const sql = `explain (analyze, buffers, format json) ${query.sql}`;
    const { rows } = await db.executeQuery<Record<string, [Explained]>>({ ...query, sql });
    const [told] = Object.values(rows[0] ?? {})[0] ?? [];
    const ms = (told?.['Planning Time'] ?? 0) + (told?.['Execution Time'] ?? 0);
    const scans = told ? scansOf(told.Plan) : [];
    const through = scans.filter(isThrough).map(named);
    const looked = scans.reduce((sum, scan) => sum + rowsOf(scan), 0);
    const pages = told ? pagesOf(told.Plan) : 0;
    return { sql: query.sql, plan: JSON.stringify(told), ms, through, rows: looked, pages };
  };
  return {
    db,
    async plansOf(work) {
      const queries: CompiledQuery[] = [];
      asked = queries;
      await work();
      asked = undefined;
      const told: Carried[] = [];
      // One after the other: two at once would take each other's time.
      for (const query of queries) told.push(await carried(query));
      return told;
    },
    anew: () => watched(databaseUrl),
    close: () => db.destroy(),
  };
}

interface Explained {
  readonly Plan: Step;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** A step of a plan, as the server words it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

/** Steps that read a table or an index. */
function scansOf(step: Step): readonly Step[] {
  const below = (step.Plans ?? []).flatMap(scansOf);
  const reads = step['Relation Name'] !== undefined || step['Index Name'] !== undefined;
  return reads ? [step, ...below] : below;
}

/** An index without a condition is gone through like a table. A bitmap's heap reads what its index found. */
function isThrough(step: Step): boolean {
  if (step['Node Type'] === 'Bitmap Heap Scan') return false;
  return step['Index Name'] === undefined || step['Index Cond'] === undefined;
}

const named = (step: Step): string =>
  `${step['Node Type']} on ${step['Relation Name'] ?? step['Index Name']}`;

const rowsOf = (step: Step): number =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];

/** A step's pages include those of the steps below it. */
const pagesOf = (step: Step): number => step['Shared Hit Blocks'] + step['Shared Read Blocks'];
