// Whoever is disabled is out by every way there was in: links to matters, invitation, draft, and links to sign.
import { describe, expect, it } from 'vitest';
import { setDisabled } from '../../../server/accounts/disabled.ts';
import { confirmationPath, issuedNow } from '../../../server/links/matter-link.ts';
import { caseOfDesk, whoCouldHave } from '../../../server/store/desk/desk-cases.ts';
import { api, mailedUrl, newSigner, popupUrl } from '../esign/helpers.ts';
import { aServer } from '../helpers/a-server.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { applicant } from '../helpers/people.ts';

const WHO = '10001';
const HOUR = 3_600_000;

describe.each(ON_POSTGRES)('a disabled attorney, on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true }, emptied: ['rate_limit'] });
  const set = (id: string, disabled: boolean) =>
    setDisabled({ db: server.app.store, now: () => server.now }, id, disabled);

  /** The link as a mail of now would have it, and what its page asks with it. */
  async function matterLink() {
    const { id: caseId } = await server.app.store
      .selectFrom('legal_case')
      .select('id')
      .where('number', '=', '480100')
      .executeTakeFirstOrThrow();
    const { store, services } = server.app;
    const linked = await issuedNow(store, { caseId, attorneyId: WHO }, server.now);
    const encrypted = confirmationPath(services.crypto, linked).split('/').at(-1);
    const browser = server.browser();
    const opened = await browser.post('/api/agent/agent_login', { encrypted });
    const { token } = opened.body as unknown as { token: string };
    const info = { accept_decline: 'accept' };
    return {
      details: async () =>
        (await browser.post('/api/agent/case_details', { matter_id: caseId, token })).body
          .data as unknown as { standing: string; first_name: string; can_decide: boolean },
      accept: () =>
        browser.post('create_todo_note', {
          action: 'case_confirmation',
          case: caseId,
          info,
          token,
        }),
    };
  }

  it('answers no matter by a link, is told nothing of the member, and not by that link once enabled again', async () => {
    const link = await matterLink();
    expect(await link.details()).toMatchObject({ standing: 'open', can_decide: true });
    server.now = new Date(server.now.getTime() + HOUR);
    await set(WHO, true);
    const ended = { standing: 'ended', can_decide: false, first_name: '' };
    expect(await link.details()).toMatchObject(ended);
    const refused = await link.accept();
    expect([refused.status, refused.body.message]).toEqual([
      410,
      'A link to answer a matter works for a limited time, and ends when the matter is assigned anew.',
    ]);
    const later = await matterLink();
    expect(await later.details()).toMatchObject(ended);

    server.now = new Date(server.now.getTime() + HOUR);
    await set(WHO, false);
    expect(await link.details()).toMatchObject(ended);
    server.now = new Date(server.now.getTime() + HOUR);
    const fresh = await matterLink();
    expect(await fresh.details()).toMatchObject({ standing: 'open' });
    expect((await fresh.accept()).status).toBe(200);
  });

  it('who has no account yet applies no more: no draft, no invitation, no code, no link to sign', async () => {
    const { browser, attorneyId, lead } = await newSigner(server.app);
    await browser.post('generateEmailSignRequest', { attorney_id: attorneyId });
    const mailed = await mailedUrl(server.app, lead.email);
    const popup = await popupUrl(browser, attorneyId);
    const back = await applicant(server.app, lead);
    expect((await back.get(api(mailed))).status).toBe(200);
    await set(attorneyId, true);

    for (const url of [mailed, popup])
      for (const one of [browser, back, server.browser()]) {
        expect((await one.get(api(url))).status).toBe(404);
        expect((await one.post(api(url, '/code'), {})).status).toBe(404);
      }
    for (const one of [browser, back]) {
      const check = { lead_id: lead.id, emailAddress: lead.email };
      expect((await one.post('attorney_check', check)).status).toBe(401);
      expect((await one.post('send_mailbox_code', {})).status).toBe(401);
      expect((await one.post('createSignRequests', { attorney_id: attorneyId })).status).toBe(401);
    }
    const look = (emailAddress: string) =>
      server.browser().post('getLeadHubspot', { emailAddress });
    const unknown = await look('nobody.at.all@example.com');
    const known = await look(lead.email);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.headers['set-cookie']).toBeUndefined();

    await set(attorneyId, false);
    expect((await look(lead.email)).body.message).toBeUndefined();
    const again = await applicant(server.app, lead);
    expect((await again.get(api(mailed))).status).toBe(200);
  });

  it('is offered no case', async () => {
    const { store } = server.app;
    const { id } = await store
      .selectFrom('legal_case')
      .select('id')
      .where('number', '=', '480101')
      .executeTakeFirstOrThrow();
    const one = await caseOfDesk(store, id);
    if (!one) throw new Error('No such case.');
    const classes = { referrals: ['ref'], servedAs: { COM: 'FAM' } };
    const nobodys = { ...one, attorney_id: null };
    const asked = { statuses: ['Active'], classes, state: '', county: '', most: 99 };
    const could = async () => (await whoCouldHave(store, nobodys, asked)).map(({ id: who }) => who);
    const [first] = await could();
    if (first === undefined) throw new Error('Nobody could have it.');
    await set(first, true);
    expect(await could()).not.toContain(first);
    await set(first, false);
    expect(await could()).toContain(first);
  });
});
