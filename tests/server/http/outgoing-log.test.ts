// What is asked of other services, and what they say when they fail, stands in no line of the log.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/store/index.ts';
import { submitted } from '../esign/helpers.ts';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { loggedDuring } from '../helpers/log-lines.ts';
import { addLeads } from '../helpers/people.ts';

const PERSON = { id: '70707', email: 'zebulon.quibble@example.com' };
const PLANTED = {
  key: 'pat-na1-0dd5eed-quibble',
  signing: 'QmFsbG9vbjk5cmVkX3RyYXZlbHM',
  mailbox: 'mailbox-pass-quibble',
  email: PERSON.email,
  street: '4711 Quibblesworth Lane',
};

/** How another service fails: in words that say again what it was asked, elsewhere, or not at all. */
const WAYS = ['echo', 'redirect', 'cut off'] as const;

/** A service that fails in one of these ways, and how often it was asked. */
async function failing() {
  const state = { way: 'echo' as (typeof WAYS)[number], asked: 0 };
  const server = createServer(async (request, response) => {
    state.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const said = `${request.url} ${JSON.stringify(request.headers)} ${Buffer.concat(chunks)}`;
    if (state.way === 'cut off') return request.socket.destroy();
    const headers = { location: `http://127.0.0.1:1/${encodeURIComponent(PERSON.email)}` };
    response.writeHead(state.way === 'echo' ? 500 : 302, state.way === 'echo' ? {} : headers);
    return response.end(said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A mail server that takes nobody's mail, and says whose. */
async function refusingSmtp() {
  const state = { asked: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_, __, done) => done(null, { user: 'portal' }),
    onRcptTo({ address }, _session, done) {
      state.asked += 1;
      done(Object.assign(new Error(`<${address}>: no such mailbox`), { responseCode: 550 }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    state,
    url: `smtp://portal:${PLANTED.mailbox}@127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe('what is asked of others', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let signs: FastifyInstance;
  let signer: Browser;
  let [crm, search, signing]: (Awaited<ReturnType<typeof failing>> | undefined)[] = [];
  let smtp: Awaited<ReturnType<typeof refusingSmtp>>;

  beforeAll(async () => {
    databases = await startDatabases();
    [crm, search, signing] = [await failing(), await failing(), await failing()];
    smtp = await refusingSmtp();
    const dropboxSign = { key: PLANTED.signing, clientId: 'ours', testMode: true };
    app = await startApp({
      ...(await databases.fresh()),
      config: {
        logLevel: 'debug',
        smtpUrl: smtp.url,
        mailFrom: 'Portal <no-reply@portal.example>',
        hubspot: { token: PLANTED.key, names: {}, timeoutMs: 3000, api: crm.url },
        addressSearch: { kind: 'photon', url: search.url, timeoutMs: 3000 },
      },
    });
    await app.ready();
    // Leads of its own, so that somebody can come as far as signing.
    signs = await startApp({
      ...(await databases.fresh()),
      config: { logLevel: 'debug', dropboxSign: { ...dropboxSign, api: signing.url } },
    });
    await addLeads(signs, PERSON);
    signer = (await submitted(signs, PERSON)).browser;
  }, 240_000);
  afterAll(async () => {
    await app?.close();
    await signs?.close();
    for (const one of [crm, search, signing, smtp]) await one?.stop();
    await databases?.stop();
  });

  const expectNothing = (lines: string) => {
    for (const secret of Object.values(PLANTED))
      expect(lines.split('\n').find((line) => line.includes(secret))).toBeUndefined();
  };

  it.each(WAYS)(
    'of the CRM, an address search and a signature provider is told by nobody: %s',
    async (way) => {
      for (const one of [crm, search, signing])
        if (one) Object.assign(one.state, { way, asked: 0 });
      const lines = await loggedDuring(async () => {
        const visitor = new Browser(app);
        const looked = await visitor.lookUp(PERSON.email);
        expect(looked.status).toBeGreaterThanOrEqual(500);
        await visitor.post('searchAddress', { text: PLANTED.street });
        expect((await signer.post('createSignRequests', {})).status).toBeGreaterThanOrEqual(500);
      });
      // The search is let alone for a while once it has failed.
      for (const one of way === 'echo' ? [crm, search, signing] : [crm, signing])
        expect(one?.state.asked).toBeGreaterThan(0);
      expect(lines).toContain('"level"');
      expectNothing(lines);
    },
  );

  it('of a mail server is told by nobody: neither whose mail it is nor how we log in there', async () => {
    const lines = await loggedDuring(async () => {
      await inTransaction(app.store, (trx) =>
        app.services.mail.enqueue(trx, {
          to: PERSON.email,
          template: 'signing_request',
          params: { name: 'Zebulon', link: `/sign#${PLANTED.signing}`, expires: '03/16/2026' },
        }),
      );
      const settled = () =>
        app.store
          .selectFrom('job')
          .select('last_error')
          .where('last_error', 'is not', null)
          .execute();
      await expect.poll(settled, { interval: 50 }).not.toEqual([]);
    });
    expectNothing(lines);
  });
});
