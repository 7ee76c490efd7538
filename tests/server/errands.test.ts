// What follows a change in other services: done at once, or when they are back.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runDueErrands } from '../../server/errands.ts';
import { insertErrand, takeErrand } from '../../server/store/errands.ts';
import { inTransaction } from '../../server/store/index.ts';
import { aServer } from './helpers/a-server.ts';
import { registerAs } from './helpers/accounts.ts';
import { NOW } from './helpers/app.ts';
import { DRIVERS } from './helpers/databases.ts';
import { ANN, addLeads, applicantWithFile, wholeApplication } from './helpers/people.ts';

describe.each(DRIVERS)('errands on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  afterEach(() => vi.restoreAllMocks());

  const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);
  const runAt = (now: Date) =>
    runDueErrands({
      db: server.app.store,
      services: server.app.services,
      log: server.app.log,
      now: () => now,
    });
  const waiting = () => server.app.store.selectFrom('errand').selectAll().execute();

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
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
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
    const errand = { kind: 'attorney-made', attorney_id: '10001' } as const;
    await inTransaction(server.app.store, (trx) => insertErrand(trx, errand, minutes(-60)));
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => takeErrand(server.app.store, NOW)),
    );
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await takeErrand(server.app.store, minutes(4))).toBeUndefined();
    expect(await takeErrand(server.app.store, minutes(6))).toMatchObject({ attempts: 2 });
  });
});
