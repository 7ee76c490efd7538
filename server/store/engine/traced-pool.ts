// Statements as parts of the work that asks for them: what is done to which table, and the text with its placeholders, never a value.
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { currentTracing, traced } from '../../watching/spans.ts';

/** The same pool, telling whoever traces; the pool itself where nobody does. */
export function tracedPool(pool: PostgresPool): PostgresPool {
  if (!currentTracing()) return pool;
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      // Always the same for one connection: kysely tells connections apart by it.
      const known = clients.get(client) ?? tracedClient(client);
      clients.set(client, known);
      return known;
    },
  };
}

function tracedClient(client: PostgresPoolClient): PostgresPoolClient {
  const ask = client.query.bind(client) as (text: string, values: readonly unknown[]) => unknown;
  const query = (text: string, values: readonly unknown[]) =>
    traced(
      () => ({
        name: summaryOf(text),
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) },
      }),
      async () => ask(text, values),
    );
  return { query, release: () => client.release() } as unknown as PostgresPoolClient;
}

const LONGEST = 2000;

/** `select "attorney"`: what is done, and to the table named first. */
function summaryOf(text: string): string {
  const [verb = ''] = /^\s*\w{1,20}/.exec(text.slice(0, 100)) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+("?\w{1,60}"?)/.exec(text.slice(0, 1000)) ?? [];
  return `${verb.trim().toLowerCase()} ${table.replaceAll('"', '')}`.trim();
}
