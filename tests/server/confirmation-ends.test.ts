// The link to accept or decline a matter ends with the answer, with time, and with the assignment it came from; who answered reads what.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import reasons from '../../schemas/forms/case-confirmation/decision.schema.json' with {
  type: 'json',
};
import { moveItem } from '../../server/flows/index.ts';
import { confirmationPath } from '../../server/links/matter-link.ts';
import { inTransaction } from '../../server/store/index.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const REASONS = reasons.properties.info.properties.note_from_attorney.enum;
const WHO = '10001';

describe('the link to accept or decline a matter ends', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let now = NOW;
  let caseId: string;
  beforeAll(async () => {
    databases = await startDatabases();
    const config = { demo: true, checkResponses: true };
    app = await startApp({ ...(await databases.fresh()), config, parts: { now: () => now } });
    const { id } = await app.store
      .selectFrom('legal_case')
      .select('id')
      .where('number', '=', '480100')
      .executeTakeFirstOrThrow();
    caseId = id;
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });
  beforeEach(async () => {
    now = NOW;
    await app.store.deleteFrom('rate_limit').execute();
  });

  const standing = () =>
    app.store
      .selectFrom('legal_case')
      .select(['attorney_id', 'status'])
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
  async function post(call: string, body: object) {
    const sent = await new Browser(app).post(call, body);
    return { status: sent.status, body: sent.body as unknown as JsonObject };
  }
  const tokenOf = async (encrypted: string) =>
    String((await post('/api/agent/agent_login', { encrypted })).body.token);
  const answer = (token: string, info: JsonObject) =>
    post('create_todo_note', { action: 'case_confirmation', case: caseId, info, token });
  const DAY = 24 * 3600 * 1000;
  const move = (name: string, more: object = {}) =>
    inTransaction(app.store, (trx) =>
      moveItem({ content: app.releases.current(), services: app.services, now: () => now }, trx, {
        flow: 'case',
        id: caseId,
        move: name,
        by: { role: 'desk', id: 'clerk', name: 'Clerk' },
        ...more,
      }),
    );
  const mailed = async () => {
    const texts = (await app.services.mail.stored()).map(({ text }) => text).join();
    return [...texts.matchAll(/case_confirmation#([\w.-]+)/g)].map(([, link = '']) => link);
  };
  const assigned = async (attorney_id: string) => {
    const before = await mailed();
    await move('assign', { set: { attorney_id } });
    return (await mailed()).find((link) => !before.includes(link)) ?? '';
  };
  const told = async (link: string) => {
    const asked = { matter_id: caseId, token: await tokenOf(link) };
    return (await post('/api/agent/case_details', asked)).body.data as JsonObject;
  };
  const tried = async (link: string) => {
    const { status, body } = await answer(await tokenOf(link), { accept_decline: 'accept' });
    return [status, body.status];
  };
  const MEMBER = { phone: expect.stringMatching(/^404/), address1: expect.stringMatching(/\w/) };
  const NO_MEMBER = { phone: '', address1: '', last_name: '', member_number: '', zip: '' };

  it('with the answer: whoever accepted reads that, with the member, and it never comes back to life', async () => {
    const link = await assigned(WHO);
    expect(await told(link)).toMatchObject({ standing: 'open', can_decide: true });
    expect(await tried(link)).toEqual([200, 'Success']);
    const accepted = {
      ...{ standing: 'answered', can_decide: false, matter_number: '480100', ...MEMBER },
      answered: { accept_decline: 'accept', at: NOW.toISOString(), yours: true },
    };
    expect(await told(link)).toMatchObject(accepted);
    expect(await tried(link)).toEqual([409, 'Failed']);
    // The flow would let an attorney answer again from here; this link has had its answer.
    for (const name of ['authorize', 'court-date', 'authorize']) {
      await move(name);
      expect(await told(link)).toMatchObject(accepted);
      expect(await tried(link)).toEqual([409, 'Failed']);
    }
    expect(await standing()).toEqual({ attorney_id: WHO, status: 'Authorized' });
  });

  it('for the member’s data, as soon as the matter is another’s', async () => {
    const link = await assigned(WHO);
    await tried(link);
    await assigned('10003');
    const gone = { answered: { accept_decline: 'accept', yours: false }, ...NO_MEMBER };
    expect(await told(link)).toMatchObject(gone);
  });

  it('with a decline, and each assignment has a link of its own', async () => {
    const first = await assigned(WHO);
    const info = { accept_decline: 'decline', note_from_attorney: REASONS[0] ?? '' };
    expect((await answer(await tokenOf(first), info)).status).toBe(200);
    const declined = { standing: 'answered', matter_number: '480100', ...NO_MEMBER };
    expect(await told(first)).toMatchObject({
      ...declined,
      answered: { accept_decline: 'decline', yours: false },
    });
    const second = await assigned(WHO);
    expect(await told(first)).toMatchObject({ ...declined, can_decide: false });
    expect(await tried(first)).toEqual([409, 'Failed']);
    expect(await told(second)).toMatchObject({ standing: 'open', ...MEMBER });
    expect(await tried(second)).toEqual([200, 'Success']);
    expect(await told(first)).toMatchObject({ can_decide: false });
  });

  it('when somebody else has answered before it came back', async () => {
    const first = await assigned(WHO);
    const others = await assigned('10003');
    expect(await told(first)).toMatchObject({ standing: 'reassigned', ...NO_MEMBER });
    expect(await tried(others)).toEqual([200, 'Success']);
    const back = await assigned(WHO);
    expect(await told(first)).toMatchObject({ standing: 'ended', ...NO_MEMBER });
    expect(await tried(first)).toEqual([410, 'Failed']);
    expect(await told(others)).toMatchObject({ answered: { yours: false }, ...NO_MEMBER });
    expect(await tried(back)).toEqual([200, 'Success']);
  });

  it('with time, answered or not, also while its page is open', async () => {
    const link = await assigned(WHO);
    now = new Date(NOW.getTime() + 14 * DAY - 1000);
    expect(await told(link)).toMatchObject({ standing: 'open' });
    const token = await tokenOf(link);
    now = new Date(NOW.getTime() + 14 * DAY);
    expect(await told(link)).toMatchObject({
      standing: 'ended',
      can_decide: false,
      ...NO_MEMBER,
    });
    const late = await answer(token, { accept_decline: 'accept' });
    expect([late.status, late.body.status, late.body.message]).toEqual([
      410,
      'Failed',
      'A link to answer a matter works for a limited time, and ends when the matter is assigned anew.',
    ]);
    const newer = await assigned(WHO);
    await tried(newer);
    now = new Date(NOW.getTime() + 29 * DAY);
    expect(await told(newer)).toMatchObject({
      answered: { accept_decline: 'accept', yours: true },
      ...NO_MEMBER,
    });
  });

  it('one of an earlier version, whose age is that of the assignment', async () => {
    const old = confirmationPath(app.services.crypto, { caseId, attorneyId: WHO });
    const sealed = old.split('/').at(-1) ?? '';
    // Long after the answers that other tests gave.
    now = new Date(NOW.getTime() + 40 * DAY);
    await assigned(WHO);
    expect(await told(sealed)).toMatchObject({ standing: 'open' });
    now = new Date(NOW.getTime() + 41 * DAY);
    expect(await tried(sealed)).toEqual([200, 'Success']);
    await move('authorize');
    expect(await tried(sealed)).toEqual([409, 'Failed']);
    now = new Date(NOW.getTime() + 42 * DAY);
    await assigned(WHO);
    now = new Date(NOW.getTime() + 56 * DAY);
    expect(await told(sealed)).toMatchObject({ standing: 'ended', ...NO_MEMBER });
  });
});
