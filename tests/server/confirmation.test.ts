// Accept or decline by the link of a mail: the calls of its page, in their order, and all that can be wrong with the link.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../runtime/core/index.ts';
import reasons from '../../schemas/forms/case-confirmation/decision.schema.json' with {
  type: 'json',
};
import { moveItem } from '../../server/flows/index.ts';
import { confirmationPath, issuedNow } from '../../server/links/matter-link.ts';
import { inTransaction } from '../../server/store/index.ts';
import { eventsOfCase } from '../../server/store/matters/matter-events.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const FAILED = 'Something went wrong, Please try again!';
const REASONS = reasons.properties.info.properties.note_from_attorney.enum;
const WHO = '10001';

describe('the link to accept or decline a matter', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let now = NOW;
  let caseId: string;
  beforeAll(async () => {
    databases = await startDatabases();
    const config = { demo: true, checkResponses: true };
    app = await startApp({ ...(await databases.fresh()), config, parts: { now: () => now } });
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });
  beforeEach(async () => {
    now = NOW;
    await app.store.deleteFrom('rate_limit').execute();
    const { id } = await app.store
      .selectFrom('legal_case')
      .select('id')
      .where('number', '=', '480100')
      .executeTakeFirstOrThrow();
    caseId = id;
    await assign(WHO, 'Assigned to Attorney');
  });

  const assign = (attorney_id: string | null, status: string) =>
    app.store
      .updateTable('legal_case')
      .set({ attorney_id, status, closed_at: null })
      .where('id', '=', caseId)
      .execute();
  const standing = () =>
    app.store
      .selectFrom('legal_case')
      .select(['attorney_id', 'status'])
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
  const linkTo = async (attorneyId = WHO, preselected = {}) => {
    const matter = await issuedNow(app.store, { caseId, attorneyId }, now);
    return confirmationPath(app.services.crypto, matter, preselected).split('/').at(-1) ?? '';
  };
  async function post(call: string, body: object, headers = {}) {
    const sent = await new Browser(app).post(call, body, headers);
    return { status: sent.status, body: sent.body as unknown as JsonObject };
  }
  const decrypt = (encrypted: string) => post('data_decrypt', { encrypted });
  const agent = (call: string, body: object) => post(`/api/agent/${call}`, body);
  async function tokenOf(encrypted: string): Promise<string> {
    const { status, body } = await agent('agent_login', { encrypted });
    expect([status, body.status]).toEqual([200, 'Active']);
    return String(body.token);
  }
  const detailsOf = async (encrypted: string) =>
    agent('case_details', { matter_id: caseId, token: await tokenOf(encrypted) });
  const answer = (token: string, info: JsonObject, headers = {}) =>
    post('create_todo_note', { action: 'case_confirmation', case: caseId, info, token }, headers);
  const said = ({ status, body }: { status: number; body: JsonObject }) => [
    status,
    body.status,
    body.message,
  ];

  it('says whose matter it is and what may be preselected, and holds nothing one could read', async () => {
    const preselected = { accept_decline: 'decline', had_consult: 'No' } as const;
    const sealed = await linkTo(WHO, preselected);
    expect(sealed).not.toContain(caseId);
    expect(sealed).not.toBe(await linkTo(WHO, preselected));
    expect((await decrypt(sealed)).body).toEqual({
      status: 200,
      data: { matter_id: caseId, attorney_id: WHO, ...preselected },
    });
  });

  it('opens for nobody who changed, cut or swapped it, and for nothing but its purpose', async () => {
    const sealed = await linkTo();
    const token = await tokenOf(sealed);
    const [version, key, nonce, body = ''] = sealed.split('.');
    const other = (await linkTo('10003')).split('.');
    const wrong = [
      `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`,
      sealed.slice(0, -1),
      [version, key, other[2], body].join('.'),
      [version, 'ffffffff', nonce, body].join('.'),
      [version, key, nonce, ''].join('.'),
      token,
      app.services.crypto.encrypt(JSON.stringify({ matter_id: caseId, attorney_id: WHO }), {
        row: 'submission/1',
        field: '/tax',
      }),
      'x',
      '{}',
    ];
    for (const one of wrong) {
      expect([one, ...said(await decrypt(one))]).toEqual([one, 404, 'Failed', FAILED]);
      expect(said(await agent('agent_login', { encrypted: one }))).toEqual([404, 'Failed', FAILED]);
    }
    for (const one of [sealed, 'x', ''])
      expect(said(await agent('case_details', { matter_id: caseId, token: one }))).toEqual([
        401,
        'Failed',
        FAILED,
      ]);
  });

  it('gives a token for its own matter alone, and for eight hours', async () => {
    const token = await tokenOf(await linkTo());
    const other = await app.store
      .selectFrom('legal_case')
      .select('id')
      .where('number', '=', '480101')
      .executeTakeFirstOrThrow();
    expect((await agent('case_details', { matter_id: other.id, token })).status).toBe(401);
    const info = { accept_decline: 'accept' };
    const onOther = { action: 'case_confirmation', case: other.id, info, token };
    expect((await post('create_todo_note', onOther)).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    const inHeader = () => post('/api/agent/case_details', { matter_id: caseId }, bearer);
    expect((await inHeader()).status).toBe(200);
    expect((await post('dashboard_details', {}, bearer)).status).toBe(401);
    now = new Date(NOW.getTime() + 8 * 3600 * 1000);
    expect(said(await inHeader())).toEqual([401, 'Failed', FAILED]);
  });

  it('shows the matter with its member, and changes nothing by being opened', async () => {
    const before = await eventsOfCase(app.store, caseId);
    await decrypt(await linkTo());
    const { body } = await detailsOf(await linkTo());
    expect(body.status).toBe('Success');
    expect(body.data).toMatchObject({
      matter_number: '480100',
      attorney_id: WHO,
      status: 'Assigned to Attorney',
      can_decide: true,
      phone: expect.stringMatching(/^404-555-01\d\d$/),
      zip: expect.stringMatching(/^\d{5}$/),
      coverage: expect.stringMatching(/\w/),
      sub_coverage: expect.stringMatching(/\w/),
      note: expect.stringMatching(/\w/),
      note_description: expect.stringMatching(/\w/),
    });
    expect(await standing()).toEqual({ attorney_id: WHO, status: 'Assigned to Attorney' });
    expect(await eventsOfCase(app.store, caseId)).toEqual(before);
  });

  it.each([
    ['Assigned to Attorney', WHO, true],
    ['ASSIGNED TO ATTORNEY', WHO, true],
    ['Authorized', WHO, true],
    ['Authorized', '10003', false],
    ['Assigned to Attorney', null, false],
    ['Pending Confirmation', WHO, false],
    ['Closed', WHO, false],
    ['CSR Assigned', WHO, false],
  ])('lets decide of %s with %s: %s', async (status, attorney, can) => {
    await assign(attorney, status);
    const { body } = await detailsOf(await linkTo());
    const data = body.data as JsonObject;
    expect(data.can_decide).toBe(can);
    // Of a matter that is not theirs to answer, nothing is told.
    if (!can) expect(Object.values(data).filter((value) => value)).toEqual(['reassigned']);
    const tried = await answer(await tokenOf(await linkTo()), { accept_decline: 'accept' });
    expect(tried.status).toBe(can ? 200 : 409);
    if (!can) expect(await standing()).toEqual({ attorney_id: attorney, status });
  });

  it('accepts: the matter stays the attorney’s, and the track of the case says so', async () => {
    const token = await tokenOf(await linkTo());
    const sent = await answer(token, { accept_decline: 'accept' });
    expect(sent.body).toEqual({ status: 'Success', accept_decline: 'accept' });
    expect(await standing()).toEqual({ attorney_id: WHO, status: 'Pending Confirmation' });
    const last = (await eventsOfCase(app.store, caseId)).at(-1);
    expect(last).toMatchObject({
      move: 'accept',
      who: 'attorney',
      by_id: WHO,
      from_status: 'Assigned to Attorney',
      words: '',
    });
    expect((await answer(token, { accept_decline: 'accept' })).status).toBe(409);
  });

  it('declines for each of the seven reasons, and the matter is nobody’s', async () => {
    expect(REASONS).toHaveLength(7);
    for (const note_from_attorney of REASONS) {
      await assign(WHO, 'Authorized');
      const token = await tokenOf(await linkTo());
      const info = { accept_decline: 'decline', note_from_attorney, had_consult: 'No' };
      expect((await answer(token, info)).body.status).toBe('Success');
      expect(await standing()).toEqual({ attorney_id: null, status: 'Pending CSR Assignment' });
      const last = (await eventsOfCase(app.store, caseId)).at(-1);
      expect(last).toMatchObject({ move: 'decline', attorney_id: WHO });
      expect(last?.words).toBe(`${note_from_attorney} Consultation with the member: No`);
    }
    expect((await detailsOf(await linkTo())).body.data).toMatchObject({ can_decide: false });
  });

  it('is refused a decline without a reason, or with one that is not offered', async () => {
    const token = await tokenOf(await linkTo());
    const without = await answer(token, { accept_decline: 'decline' });
    expect(said(without)).toEqual([422, 'Failed', 'Please enter reason for declining the case.']);
    const own = { accept_decline: 'decline', note_from_attorney: 'I do not like it.' };
    expect((await answer(token, own)).status).toBe(422);
    expect(await standing()).toEqual({ attorney_id: WHO, status: 'Assigned to Attorney' });
  });

  it('takes what is left out for accept, and for Yes', async () => {
    expect((await answer(await tokenOf(await linkTo()), {})).body.accept_decline).toBe('accept');
    await assign(WHO, 'Authorized');
    const [note_from_attorney] = REASONS;
    await answer(await tokenOf(await linkTo()), { accept_decline: 'decline', note_from_attorney });
    const last = (await eventsOfCase(app.store, caseId)).at(-1);
    expect(last?.words).toMatch(/member: Yes$/);
  });

  it('hears one of a hundred who accept at once, and tells the others', async () => {
    const token = await tokenOf(await linkTo());
    const before = (await eventsOfCase(app.store, caseId)).length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => answer(token, { accept_decline: 'accept' })),
    );
    const wins = answers.filter(({ status }) => status === 200);
    expect(wins).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]));
    expect(new Set(others.map(({ body }) => body.message))).toEqual(
      new Set(['You have answered this matter already.']),
    );
    expect(await eventsOfCase(app.store, caseId)).toHaveLength(before + 1);
  }, 60_000);

  it('answers the same key with the same answer, once', async () => {
    const token = await tokenOf(await linkTo());
    const headers = { 'idempotency-key': 'one-press' };
    const twice = [
      await answer(token, { accept_decline: 'accept' }, headers),
      await answer(token, { accept_decline: 'accept' }, headers),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
  });

  it('stands in the mail of an assignment, and nowhere else', async () => {
    await assign('10003', 'Recruitment');
    const { store, services } = app;
    const content = app.releases.current();
    await inTransaction(store, (trx) =>
      moveItem({ content, services, now: () => now }, trx, {
        flow: 'case',
        id: caseId,
        move: 'assign',
        by: { role: 'desk', id: 'clerk', name: 'Clerk' },
        set: { attorney_id: WHO },
      }),
    );
    const texts = (await services.mail.stored()).map(({ text }) => text).join();
    const [, sealed = texts] = /\/case_confirmation#([\w.-]+)/.exec(texts) ?? [];
    expect((await detailsOf(sealed)).body.data).toMatchObject({ can_decide: true });
  });

  it('stands on the page of the demo: one that waits, one reassigned, one changed', async () => {
    const { body } = await new Browser(app).get('/api/demo');
    const { entries } = body as unknown as {
      entries: { group: string; id: string; link: string }[];
    };
    const links = entries.filter(({ group }) => group === 'matters');
    expect(links.map(({ id }) => id)).toEqual(['waiting', 'reassigned', 'tampered']);
    const [waiting = '', gone = '', tampered = ''] = links.map(
      ({ link }) => link.split('/').at(-1) ?? '',
    );
    const canDecide = async (sealed: string) => {
      const { matter_id } = (await decrypt(sealed)).body.data as JsonObject;
      const token = await tokenOf(sealed);
      const { body: found } = await agent('case_details', { matter_id: String(matter_id), token });
      return (found.data as JsonObject).can_decide;
    };
    expect([await canDecide(waiting), await canDecide(gone)]).toEqual([true, false]);
    expect((await decrypt(tampered)).status).toBe(404);
  });
});
