// Roles and contracts of calls that are published while processes run: the next call goes by them, in every process.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStaff } from '../../server/accounts/staff/index.ts';
import { type Edits, edited } from '../helpers/releases.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { published } from './helpers/published.ts';
import { staffToken } from './helpers/staff.ts';

const HOUSE = 'schemas/house.json';

/** A call as staff changed its contract. */
const call = (id: string, change: object): Edits => ({
  [`schemas/calls/${id}.json`]: edited((file) => ({ ...file, ...change })),
});

describe('the house as it is published', () => {
  let databases: Databases;
  /** Who publishes, and who hears of it. */
  let a: FastifyInstance;
  let b: FastifyInstance;
  const clock = { now: NOW };
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    const settings = await databases.fresh();
    const parts = { now: () => clock.now };
    a = await startApp({ ...settings, parts });
    b = await startApp({ ...settings, parts, config: { demo: true } });
  });
  afterEach(async () => {
    await Promise.all([a.close(), b.close()]);
  });
  const publish = async (edits: Edits) => {
    await a.releases.publish(await published(edits));
    clock.now = new Date(clock.now.getTime() + 1000);
    await b.releases.refresh();
  };

  it('holds the next call against its new contract', async () => {
    const ask = () => new Browser(b).post('getCounty', { State: 'Georgia' });
    expect((await ask()).status).toBe(200);
    await publish(
      call('getCounty', {
        request: {
          type: 'object',
          required: ['State'],
          additionalProperties: false,
          properties: { State: { type: 'string', maxLength: 2 } },
        },
      }),
    );
    expect((await ask()).status).toBe(400);
    expect((await new Browser(b).post('getCounty', { State: 'GA' })).status).toBe(200);
    const long = await new Browser(b).post('getCounty', { State: 'x'.repeat(9000) });
    expect(long.status).toBe(413);
  });

  it('opens a form to a role that is new, and to no other of the staff', async () => {
    await publish({
      [HOUSE]: edited((file) => ({
        ...file,
        roles: { ...(file.roles as object), auditor: { who: 'staff' } },
      })),
      'schemas/forms/feedback/form.json': edited((form) => ({ ...form, access: 'auditor' })),
    });
    const open = async (email: string) => {
      const headers = await staffToken(new Browser(b), email);
      return (await new Browser(b).get('/api/forms/feedback/draft', headers)).status;
    };
    const needs = { db: b.store, services: b.services, now: () => clock.now };
    expect(await open('editor@example.com')).toBe(403);
    const { id } = await b.store
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'publisher@example.com')
      .executeTakeFirstOrThrow();
    await b.store
      .updateTable('staff')
      .set({ roles: JSON.stringify(['auditor']) as never })
      .where('id', '=', id)
      .execute();
    expect(await open('publisher@example.com')).toBe(200);
    await addStaff(needs, { email: 'new@example.org', roles: ['auditor'] });
  });

  it('refuses in words what code goes by: where a call stands, and for whom', async () => {
    const before = b.releases.current().id;
    for (const change of [{ path: '/getCounties.php' }, { method: 'PUT' }])
      await expect(publish(call('getCounty', change))).rejects.toThrow(
        'all else only together with the code',
      );
    await expect(publish(call('staff_me', { auth: 'desk' }))).rejects.toThrow(
      'all else only together with the code',
    );
    expect(b.releases.current().id).toBe(before);
  });
});
