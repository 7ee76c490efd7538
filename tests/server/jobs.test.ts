// What follows a change in other services: done at once, or when they are back.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runNextJob } from '../../server/jobs/run.ts';
import { inTransaction } from '../../server/store/index.ts';
import { insertJob, takeJob } from '../../server/store/upkeep/jobs.ts';
import { keepTidy } from '../../server/store/upkeep/tidy.ts';
import { aServer } from './helpers/a-server.ts';
import { registerAs } from './helpers/accounts.ts';
import { NOW } from './helpers/app.ts';
import { DRIVERS } from './helpers/databases.ts';
import { ANN, addLeads, applicantWithFile, wholeApplication } from './helpers/people.ts';

describe.each(DRIVERS)('jobs on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true }, emptied: ['job'] });

  afterEach(() => vi.restoreAllMocks());

  const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);
  const runAt = async (now: Date) => {
    const { store: db, services, log } = server.app;
    let busy = true;
    while (busy) busy = await runNextJob({ db, services, log, now: () => now });
  };
  const waiting = () =>
    server.app.store.selectFrom('job').selectAll().where('status', '=', 'waiting').execute();

  /** An hour the server's own worker has not reached. */
  const LATER = minutes(60);
  const insert = (when: { now: Date; holdMs?: number }) =>
    inTransaction(server.app.store, (trx) =>
      insertJob(trx, { kind: 'attorney-made', details: { attorney_id: '10001' } }, when),
    );
  const take = (now: Date) => takeJob(server.app.store, now, { 'attorney-made': 5 * 60_000 });

  it('are done by the time an application is answered', async () => {
    const lead = { id: '3001', email: 'prompt@example.com' };
    await addLeads(server.app, lead);
    const browser = await applicantWithFile(server.app, lead);
    const { body } = await browser.post('create_attorney', wholeApplication(lead));
    expect(await waiting()).toEqual([]);
    expect(await server.app.services.files.list(`attorney/${body.attorney.id}`)).toHaveLength(1);
  });

  it('bring the files of an application and the word of it when the service is back', async () => {
    await addLeads(server.app, ANN);
    const browser = await applicantWithFile(server.app, ANN);
    const away = new Error('The lead service is away.');
    const link = vi.spyOn(server.app.services.leads, 'linkAttorney').mockRejectedValue(away);
    const created = await browser.post('create_attorney', wholeApplication(ANN));
    expect(created.status).toBe(200);
    expect(await waiting()).toMatchObject([{ kind: 'attorney-made' }]);

    await runAt(minutes(2));
    expect(await waiting()).toMatchObject([{ attempts: 2, last_error: 'Error' }]);
    link.mockRestore();
    await runAt(minutes(2));
    expect(await waiting()).toHaveLength(1);
    await runAt(minutes(30));
    expect(await waiting()).toEqual([]);
    const { id } = created.body.attorney;
    expect(
      (await server.app.services.files.list(`attorney/${id}`)).map(({ name }) => name),
    ).toEqual(['declarations.pdf']);
  });

  it('mark a lead as registered when the service is back', async () => {
    const away = new Error('The lead service is away.');
    vi.spyOn(server.app.services.leads, 'findByAttorney').mockRejectedValueOnce(away);
    const browser = server.browser();
    expect((await registerAs(browser, 'latecomer')).status).toBe(200);
    expect(await waiting()).toMatchObject([{ kind: 'attorney-registered' }]);
    await runAt(minutes(2));
    expect(await waiting()).toEqual([]);
  });

  it('are taken by one process at a time', async () => {
    await insert({ now: LATER });
    const taken = await Promise.all(Array.from({ length: 5 }, () => take(LATER)));
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await take(minutes(64))).toBeUndefined();
    expect(await take(minutes(66))).toMatchObject({ attempts: 2 });
  });

  it('are left to whoever adds one to do it at once, as long as that holds', async () => {
    await insert({ now: LATER, holdMs: 5 * 60_000 });
    expect(await take(minutes(64))).toBeUndefined();
    expect(await take(minutes(66))).toMatchObject({ attempts: 2 });
  });

  it('wait where this process can do none of their kind', async () => {
    await insert({ now: LATER });
    expect(await takeJob(server.app.store, LATER, { mail: 1000 })).toBeUndefined();
    expect(await takeJob(server.app.store, LATER, {})).toBeUndefined();
  });

  it('move over from the tables of the version before, with what was promised of them', async () => {
    const { store, services } = server.app;
    const id = randomUUID();
    const cell = { row: `outbox/${id}`, field: 'params' };
    const params = services.crypto.encrypt(
      JSON.stringify({ name: 'Ann', link: '/sign/kept-token', expires: 'soon' }),
      cell,
    );
    await sql`insert into outbox (id, recipient, template, params, status, attempts, due_at, created_at)
      values (${id}, 'old@example.com', 'signing_request', ${params}, 'kept', 0, ${NOW}, ${NOW}),
        (${randomUUID()}, 'sent@example.com', 'welcome', '', 'sent', 3, ${NOW}, ${NOW})`.execute(
      store,
    );
    await sql`insert into errand (id, kind, attorney_id, attempts, due_at)
      values (${randomUUID()}, 'attorney-registered', '10001', 4, ${minutes(1)})`.execute(store);
    const tidying = keepTidy(store, () => NOW);
    await tidying.first;
    await tidying.stop();

    const [mail] = (await services.mail.stored()).filter(({ to }) => to === 'old@example.com');
    expect(mail?.text).toContain('/sign/kept-token');
    const done = await store.selectFrom('job').selectAll().where('status', '=', 'done').execute();
    expect(done.map(({ details }) => details)).toContainEqual({
      recipient: 'sent@example.com',
      template: 'welcome',
    });
    expect(await waiting()).toMatchObject([
      {
        kind: 'attorney-registered',
        details: { attorney_id: '10001' },
        attempts: 4,
        due_at: minutes(1),
      },
    ]);
  });
});
