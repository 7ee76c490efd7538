// Receivers that are slow, not set yet or told of personal data, and submissions that were deleted meanwhile.
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/store/index.ts';
import { insertJob } from '../../../server/store/upkeep/jobs.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { VISIT } from '../received/a-received.ts';
import { refusing, taken } from './a-receiver.ts';
import { aTellingServer, CRM, declaring, eventually, KEY, secretSetting } from './a-telling.ts';

const ARCHIVE = { name: 'case-archive', events: ['sent', 'deleted'], personal: true };

const FILE = 'schemas/forms/visit/form.json';
const declared = declaring([CRM, ARCHIVE])[FILE];

/** Both are told, and what was sent is kept for so many days. */
const KEPT = {
  [FILE]: (text: string) =>
    (declared?.(text) ?? text).replace('"received":{', '"received":{"keepDays":30,'),
};

describe.each(DRIVERS)('receivers of webhooks, on %s', (driver) => {
  const set = { archive: true };
  const telling = aTellingServer(driver, {
    edits: KEPT,
    more: (port) =>
      set.archive
        ? {
            WEBHOOK_CASE_ARCHIVE_URL: `http://127.0.0.1:${port}/archive`,
            WEBHOOK_CASE_ARCHIVE_SECRET: secretSetting(KEY),
          }
        : {},
  });
  const { server, receiver, toldOnce, deliveries, tries } = telling;
  const pathsTold = () => receiver.told.map(({ path }) => path.replace(/\?.*/, '')).toSorted();

  it('that are slow hold up neither the form, nor other jobs, nor other receivers', async () => {
    const open: (() => void)[] = [];
    receiver.answer = (response, { path }) => {
      if (path === '/archive') taken(response, { path, headers: {}, body: '' });
      else open.push(() => response.writeHead(204).end());
    };
    await server.sent();
    await toldOnce(2);
    const job = await inTransaction(server.app.store, (trx) =>
      insertJob(
        trx,
        { kind: 'attorney-made', details: { attorney_id: 'nobody' } },
        { now: server.now },
      ),
    );
    const statuses = async () =>
      (
        await server.app.store.selectFrom('job').select('status').where('id', '=', job.id).execute()
      ).map(({ status }) => status);
    await eventually(statuses).toEqual(['done']);
    await eventually(async () => (await deliveries()).map(({ state }) => state).toSorted()).toEqual(
      ['delivered', 'waiting'],
    );
    expect(await tries()).toHaveLength(1);
    for (const end of open) end();
    await eventually(async () => (await deliveries()).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  it('are told what is personal, and who sent it, where the form says so', async () => {
    const id = await server.sent({ badge: 'AB-123456' });
    await toldOnce(2);
    const archived = receiver.told.find(({ path }) => path === '/archive');
    const { data } = JSON.parse(archived?.body ?? '');
    expect(data).toMatchObject({ submission: id, answers: VISIT, sender: 'A visitor' });
    expect(data).not.toHaveProperty('hidden');
    expect(archived?.body).not.toContain('AB-123456');
  });

  it('are told that a submission was deleted, and no more what it said', async () => {
    receiver.answer = (response, told) =>
      told.path === '/archive' ? taken(response, told) : refusing(500)(response, told);
    const id = await server.sent();
    await toldOnce(2);
    await eventually(async () => (await tries()).length).toBe(2);
    telling.later(31 * 24 * 60);
    await server.again(KEPT);
    const archived = () => receiver.told.filter(({ path }) => path === '/archive');
    await eventually(async () => archived().length).toBe(2);
    telling.later(8 * 60);
    // That of the submission is forgotten: it was delivered more than thirty days ago.
    await eventually(async () => (await deliveries()).map(({ state }) => state).toSorted()).toEqual(
      ['delivered', 'given-up'],
    );
    expect(JSON.parse(archived()[1]?.body ?? '')).toEqual({
      ...{ type: 'submission.deleted', id: expect.any(String), timestamp: expect.any(String) },
      data: { form: 'visit', submission: id },
    });
    expect((await tries()).map(({ fault }) => fault)).toContain('deleted');
  });

  it('that are not set wait for nothing to be lost, and are told once they are', async () => {
    set.archive = false;
    await server.again(KEPT);
    await server.sent();
    await server.sent();
    await toldOnce(2);
    expect(pathsTold()).toEqual(['/hooks/portal', '/hooks/portal']);
    set.archive = true;
    await server.again(KEPT);
    await toldOnce(4);
    expect(pathsTold()).toEqual(['/archive', '/archive', '/hooks/portal', '/hooks/portal']);
  });
});
