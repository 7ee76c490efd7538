// What holds for every answer: headers, envelopes, bodies nobody should send, and what is written in the log.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant } from './helpers/people.ts';

const TOO_MUCH =
  'This is more than can be sent at once. Take out a file, or shorten a long answer.';

const INDEX = `<!doctype html><html><head><meta name="csp-nonce" content="__NONCE__"><meta name="request-id" content="__REQUEST__">
<style nonce="__NONCE__">body{}</style></head><body><div id="root"></div></body></html>`;

describe('the server', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let clientDir: string;

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'portal-client-'));
    await mkdir(join(clientDir, 'assets'));
    await writeFile(join(clientDir, 'index.html'), INDEX);
    await writeFile(join(clientDir, 'assets', 'main.abc123.js'), `${'x'.repeat(5000)}`);
    await writeFile(join(clientDir, 'assets', '.build-stamp'), 'secret');
    databases = await startDatabases();
    app = await startApp({ ...(await databases.fresh()), parts: { clientDir } });
    await addLeads(app, ANN);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
    await rm(clientDir, { recursive: true, force: true });
  });

  const visit = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers });

  describe('gives pages', () => {
    it('for every address of the app, with their reference, and a nonce of their own that the policy names', async () => {
      const [one, two] = [await visit('/application/practice?x=1'), await visit('/')];
      const nonce = /content="([^"]+)"/.exec(one.body)?.[1] ?? '';
      expect(nonce).toHaveLength(24);
      expect(one.body).not.toContain('__NONCE__');
      expect(one.body).toContain(`<style nonce="${nonce}">`);
      expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(two.body).not.toContain(nonce);
      expect(one.body).toContain(`name="request-id" content="${one.headers['x-request-id']}"`);
      expect(one.headers['cache-control']).toBe('no-store');
    });

    it('under a policy that runs no foreign and no inline code', async () => {
      const policy = String((await visit('/')).headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe-/);
      for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(rule);
    });

    it('that no window of another origin can reach', async () => {
      expect((await visit('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
    });

    it('and hashed files to keep for good, compressed as the browser likes', async () => {
      const url = '/assets/main.abc123.js';
      const plain = await visit(url);
      const br = await visit(url, { 'accept-encoding': 'gzip, br' });
      const gz = await visit(url, { 'accept-encoding': 'gzip' });
      expect(plain.headers['cache-control']).toContain('immutable');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
      const known = await visit(url, { 'if-none-match': String(plain.headers.etag) });
      expect(known.statusCode).toBe(304);
    });

    it('but nothing that was not built to be served', async () => {
      const hidden = [
        '/assets/.build-stamp',
        '/assets/missing.js',
        '/%2e%2e/package.json',
        '/a.php',
      ];
      for (const url of hidden) expect([url, (await visit(url)).statusCode]).toEqual([url, 404]);
      const closed = await startApp({
        ...(await databases.fresh()),
        config: { metrics: false },
        parts: { clientDir },
      });
      expect((await closed.inject('/metrics')).statusCode).toBe(404);
      await closed.close();
    });
  });

  describe('gives released content', () => {
    it('by a pointer that is asked for each time and modules that are kept for good', async () => {
      const pointer = await visit('/content/current.json');
      expect(pointer.headers['cache-control']).toBe('no-cache');
      const { app: appBundle, forms } = pointer.json();
      for (const name of [appBundle, ...Object.values<string>(forms)]) {
        const asset = await visit(`/content/${name}`);
        expect([name, asset.statusCode]).toEqual([name, 200]);
        expect(asset.headers['cache-control']).toContain('immutable');
      }
      const { modules } = (await visit(`/content/${forms.application}`)).json();
      const module = await visit(`/content/${modules.validators}`);
      expect(module.headers['content-type']).toContain('javascript');
    });

    it('and 404 in the envelope for a name it does not have', async () => {
      const missing = await visit('/content/application.0000.json');
      expect(missing.statusCode).toBe(404);
      expect(missing.json()).toMatchObject({ status: 'Failed' });
    });
  });

  describe('refuses in the envelope of the documents', () => {
    const send = async (payload: string, type = 'application/json') =>
      app.inject({
        method: 'POST',
        url: '/api/portal/getLeadHubspot.php',
        headers: { 'content-type': type },
        payload,
      });

    it.each([
      ['a body that is not JSON', '{', 400],
      ['a key named __proto__', '{"emailAddress":"a@b.co","__proto__":{"admin":true}}', 400],
      ['a key named constructor with a prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
      ['a body nested without end', `{"emailAddress":${'['.repeat(1500)}${']'.repeat(1500)}}`, 400],
      ['a huge body', JSON.stringify({ emailAddress: 'x'.repeat(2_000_000) }), 413],
      ['a list instead of an object', '[]', 400],
    ])('%s', async (_, payload, status) => {
      for (const type of ['application/json', 'text/plain']) {
        const refused = await send(payload, type);
        expect(refused.statusCode).toBe(status);
        expect(refused.json()).toMatchObject({ status: 'Failed', message: expect.any(String) });
      }
    });

    it.each([
      ['getLeadHubspot', 'emailAddress'],
      ['login_attorney', 'username'],
      ['getCounty', 'State'],
      ['delete_temp_file', 'name'],
      ['totp_status', 'x'],
    ])('a body larger than the contract of %s can hold, before it is read', async (call, name) => {
      const payload = JSON.stringify({ [name]: 'x'.repeat(40_000) });
      const headers = { 'content-type': 'text/plain' };
      const url = `/api/portal/${call}.php`;
      const refused = await app.inject({ method: 'POST', url, headers, payload });
      expect([refused.statusCode, refused.json()]).toEqual([
        413,
        { status: 'Failed', message: TOO_MUCH },
      ]);
    });

    it("reports of browsers anywhere but at the reports' own address", async () => {
      for (const type of ['application/csp-report', 'application/reports+json']) {
        const headers = { 'content-type': type };
        const url = '/api/portal/getLeadHubspot.php';
        const body = '{"emailAddress":"a@example.com","__proto__":{}}';
        for (const payload of ['null', '[]', '{"emailAddress":"a@example.com"}', body]) {
          const refused = await app.inject({ method: 'POST', url, headers, payload });
          expect([payload, refused.statusCode]).toEqual([payload, 415]);
        }
      }
    });

    it('brackets without end, though inside of a text they are only a text', async () => {
      const deep = `{"emailAddress":${'['.repeat(41)}${']'.repeat(41)}}`;
      expect((await send(deep)).statusCode).toBe(400);
      const text = JSON.stringify({ emailAddress: `"${'[{'.repeat(60)}\\` });
      expect((await send(text)).statusCode).not.toBe(400);
    });

    it('__proto__ deep in an application, and pollutes nothing', async () => {
      const browser = await applicant(app, ANN);
      const body = `{"lead_id":"${ANN.id}","data":{"contacts":[{"__proto__":{"polluted":1}}]}}`;
      expect((await browser.post('save_attorney_temp_data', body)).status).toBe(400);
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    });

    it('an unknown call, an unknown method and an unknown kind of content', async () => {
      for (const [method, url] of [
        ['GET', '/api/portal/no_such_call.php'],
        ['DELETE', '/api/portal/getState.php'],
        ['POST', '/nowhere'],
      ] as const) {
        const refused = await app.inject({ method, url });
        expect([url, refused.statusCode, refused.json().status]).toEqual([url, 404, 'Failed']);
      }
      expect((await send('<a/>', 'application/xml')).statusCode).toBe(415);
    });

    it.each([
      '/api/portal/%',
      '/%E0%A4%A',
      '/content/%00',
      '/content/forms/%00/x',
      '/api/forms/%00/draft',
    ])('an address nobody can read: %s', async (url) => {
      const refused = await app.inject({ method: 'GET', url });
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { status: 'Failed', message: 'The request is incomplete or not in the expected format.' },
      ]);
    });

    it('a name no database takes', async () => {
      const browser = await applicant(app, ANN);
      for (const name of ['a\\u0000b', '\\ud83d']) {
        const body = `{"lead_id":"${ANN.id}","data":{"${name}":1}}`;
        expect((await browser.post('save_attorney_temp_data', body)).status).toBe(400);
      }
    });

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
      ['another origin, from a browser that says no more', { origin: 'https://evil.example' }],
      ['a page that hides its origin', { origin: 'null' }],
    ])('a call from %s', async (_, from) => {
      const url = '/api/portal/logout.php';
      const headers = { ...from, 'content-type': 'text/plain' };
      const refused = await app.inject({ method: 'POST', url, headers, payload: '{}' });
      expect([refused.statusCode, refused.json().status]).toEqual([403, 'Failed']);
    });

    it.each([
      ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'http://portal.test' }],
      ['our own pages in an older browser', { origin: 'http://portal.test' }],
      ['no page at all', {}],
    ])('but no call from %s', async (_, from) => {
      const url = '/api/portal/logout.php';
      const headers = { ...from, host: 'portal.test', 'content-type': 'text/plain' };
      const taken = await app.inject({ method: 'POST', url, headers, payload: '{}' });
      expect(taken.statusCode).toBe(200);
    });

    it('its own faults as "error", with nothing internal in it', async () => {
      const places = {
        ...app.services.places,
        states: async () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432 password=hunter2');
        },
      };
      const broken = await startApp({
        ...(await databases.fresh()),
        parts: { services: { places } },
      });
      const answer = await new Browser(broken).get('/api/portal/getState.php');
      await broken.close();
      expect(answer).toMatchObject({
        status: 500,
        body: { status: 'error', message: 'Something went wrong!' },
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|hunter2|stack/);
    });
  });

  it('counts what browsers report against the policy', async () => {
    const before = app.cspReports.count;
    await app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'https://x.test/a?t=1' },
      }),
    });
    expect(app.cspReports.count).toBe(before + 1);
    expect(app.cspReports.last.at(-1)).toEqual({
      directive: 'script-src',
      blocked: 'https://x.test',
    });
  });

  it('takes no more reports from one network than a page in trouble sends', async () => {
    const report = () =>
      app.inject({
        method: 'POST',
        url: '/csp-report',
        headers: { 'content-type': 'application/csp-report' },
        payload: '{}',
      });
    expect((await report()).statusCode).toBe(204);
    await app.store.updateTable('rate_limit').set({ hits: 300 }).execute();
    const refused = await report();
    await app.store.deleteFrom('rate_limit').execute();
    expect([refused.statusCode, refused.json().status]).toEqual([429, 'Failed']);
  });

  it('says how it is', async () => {
    expect((await visit('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await visit('/readyz')).json()).toEqual({ status: 'ok' });
  });
});
