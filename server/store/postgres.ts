// The driver for a PostgreSQL server, by DATABASE_URL.
import pg from 'pg';
import type { Driver } from './driver.ts';

const INT8 = 20;
const DATE = 1082;

/** Numbers stay numbers and calendar dates stay text, as the embedded store gives them. */
function types(): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      if (oid === INT8) return Number;
      if (oid === DATE) return String;
      return format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid);
    },
  } as pg.CustomTypesConfig;
}

/** Opens a pool of connections; throws when the server does not answer. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: types(),
  });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', onError);
  const first = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  first.release();
  return { kind: 'postgres', pool, close: async () => undefined };
}
