// A lock that somebody forgets, and a database that takes no changes: the server says so, gives up in time, and goes on.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/store/engine/postgres.ts';
import { StoreAway } from '../../server/store/index.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';
import { type MortalPostgres, mortalPostgres } from './support/mortal-postgres.ts';

const POOL = 4;

describe('a server on PostgreSQL', () => {
  let postgres: MortalPostgres;
  let dataDir: string;
  let server: ServerProcess;
  let address: string;
  let other: pg.Client;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-limits-'));
    postgres = await mortalPostgres();
    server = startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: `${postgres.url}?application_name=portal`,
      DATABASE_POOL_SIZE: String(POOL),
      DEMO: '0',
    });
    address = await server.ready();
    other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
  });
  afterAll(async () => {
    await other?.end();
    server?.child.kill('SIGKILL');
    await server?.ended();
    await postgres?.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A change of somebody's answers: what the database has to be well for. */
  const save = () =>
    fetch(`${address}/api/forms/feedback/draft`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: {} }),
    });
  const ready = () => fetch(`${address}/readyz`);
  const heldByUs = async () => {
    const { rows } = await other.query(
      `select pid from pg_stat_activity where application_name = 'portal'`,
    );
    return rows.length;
  };

  const waitingForUs = async () => {
    const { rowCount } = await other.query(
      `select from pg_stat_activity where application_name = 'portal' and wait_event_type = 'Lock'`,
    );
    return rowCount;
  };

  it('gives up a table that somebody locks, in words, and leaves no statement behind', async () => {
    expect((await save()).status).toBe(200);
    await other.query('begin; lock table draft in access exclusive mode');
    let most = 0;
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(Array.from({ length: POOL }, save));
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
        expect((await answer.json()).message).toBe(
          'Our records are very busy at the moment. Nothing was changed. Please try again shortly.',
        );
      }
      most = Math.max(most, await heldByUs());
    }
    expect(most).toBeLessThanOrEqual(POOL);
    // The lock is held still: whatever waited for it has been ended by the server, not only given up by us.
    await expect.poll(waitingForUs).toBe(0);
    expect((await ready()).status).toBe(200);
    await other.query('rollback');
    expect((await save()).status).toBe(200);
    await expect.poll(() => server.output()).toContain('the database took too long');
  });

  it('holds no more connections than it is told, however many ask', async () => {
    await Promise.all(Array.from({ length: 10 * POOL }, save));
    expect(await heldByUs()).toBeLessThanOrEqual(POOL);
  });

  it.each([
    ['alter system', 'alter system reset default_transaction_read_only'],
    ['alter database postgres', 'alter database postgres reset default_transaction_read_only'],
  ])(
    'says that the database takes no changes (%s), and works on when it does',
    async (how, back) => {
      await other.query(`${how} set default_transaction_read_only = on`);
      await other.query('select pg_reload_conf()');
      // As after a failover: whoever comes in now finds what may only be read.
      await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal'`,
      );
      await expect
        .poll(async () => (await ready()).json())
        .toEqual({
          status: 'error',
          troubles: ['store-read-only'],
        });
      const answer = await save();
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        503,
        '2',
        {
          status: 'error',
          message:
            'Our records cannot be changed at the moment. Nothing was changed. Please try again shortly.',
        },
      ]);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect((await fetch(`${address}/`)).status).not.toBe(500);
      await other.query('set session characteristics as transaction read write');
      await other.query(back);
      await other.query('select pg_reload_conf()');
      await expect.poll(async () => (await save()).status).toBe(200);
      await expect.poll(async () => (await ready()).status).toBe(200);
    },
  );

  it('is refused at once where it has to wait for a lock to bring its tables up to date', async () => {
    await other.query(`delete from schema_migration where name = '0001-applications'`);
    await other.query('begin; lock table schema_migration in exclusive mode');
    const second = startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '0' });
    expect(await second.ended()).toBe(1);
    expect(second.output()).toMatch(
      /^The start waited for a lock in the database that another session holds\. [^\n]+$/m,
    );
    await other.query('rollback');
    await other.query(`insert into schema_migration (name) values ('0001-applications')`);
  });

  it('is rid of a transaction in which a process stands still', async () => {
    const limits = { statementMs: 0, lockMs: 0, idleMs: 100 };
    const { pool } = await openPostgres(postgres.url, {
      onError: () => undefined,
      limits,
      most: 1,
    });
    const client = await pool.connect();
    await client.query('begin', []);
    const { rows } = (await client.query('select pg_backend_pid() as pid', [])) as unknown as {
      readonly rows: readonly { readonly pid: number }[];
    };
    const isThere = async () =>
      (await other.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount;
    await expect.poll(isThere).toBe(0);
    await expect(client.query('select 1', [])).rejects.toThrow(StoreAway);
    client.release();
    await pool.end();
  });
});
