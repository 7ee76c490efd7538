// What is measured against: as little server as can be around one insert of the body, over the same port of the same store.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { openStore } from '../../server/store/index.ts';

const { DATA_DIR = '', DATABASE_URL } = process.env;
const settings = { dataDir: DATA_DIR, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) };
const { db } = await openStore(settings);
await sql`create table bare (id uuid primary key, body jsonb not null)`.execute(db);

const app = Fastify({ logger: false });
app.post('/', async (request) => {
  const id = randomUUID();
  await sql`insert into bare (id, body) values (${id}, ${JSON.stringify(request.body)})`.execute(
    db,
  );
  return { status: 'success', id };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('Ready: bare');
