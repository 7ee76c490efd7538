// Nobody reads in the log, or in a header that goes on, what an address, a header or a body held: tried at every address there is.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES } from '../../../app/routes/addresses.ts';
import { listOfAddresses } from '../../../scripts/page-addresses.ts';
import { readContracts } from '../../../server/calls/contracts.ts';
import { startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { loggedDuring, type Route, routesOf } from '../helpers/log-lines.ts';

/** As they are written where people and programs write them. */
const PLANTED = {
  token: 'QmFsbG9vbjk5cmVkX3RyYXZlbHM-LWZhcg5n0k3nPl4',
  sealed: 'v1.key7.c2VhbGVkbm9uY2U.c2VhbGVkLW1hdHRlci1vZi1zb21lYm9keQ',
  email: 'zebulon.quibble@example.com',
  name: 'Quibblesworth',
  number: '987-65-4321',
};
const ALL = Object.values(PLANTED);
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

describe('the log', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let clientDir: string;

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'portal-pages-'));
    await writeFile(join(clientDir, 'index.html'), '<!doctype html>');
    await writeFile(join(clientDir, 'page-addresses'), listOfAddresses(ADDRESSES));
    databases = await startDatabases();
    app = await startApp({
      ...(await databases.fresh()),
      config: { logLevel: 'debug', demo: true },
      parts: { clientDir },
    });
  }, 240_000);
  afterAll(async () => {
    await app.close();
    await databases.stop();
    await rm(clientDir, { recursive: true, force: true });
  });

  const addresses = (): readonly Route[] => [
    ...ADDRESSES.map(({ path }) => ({ method: 'GET', path: path.replace('*', '/nowhere') })),
    ...routesOf(app).filter(({ method }) => method !== 'HEAD'),
  ];

  it('is tried with every call of the contracts and every page', () => {
    const tried = addresses().map(({ path }) => path);
    for (const { path } of readContracts().values())
      expect(tried.some((one) => one.endsWith(path.replace(/^\//, '')))).toBe(true);
    expect(tried).toEqual(expect.arrayContaining(['/csp-report', '/healthz', '/staff/home']));
    expect(tried.length).toBeGreaterThan(120);
  });

  it.each(LEVELS)(
    'at the level %s holds nothing that stood in path, query, fragment, header or body',
    async (level) => {
      app.log.level = level;
      const lines = await loggedDuring(async () => {
        for (const route of addresses())
          for (const request of requestsTo(route)) {
            const { headers } = await app.inject(request);
            const { 'set-cookie': _, 'content-disposition': __, ...onwards } = headers;
            for (const secret of ALL)
              expect([request.url, JSON.stringify(onwards)]).not.toContain(
                expect.stringContaining(secret),
              );
          }
      });
      for (const secret of ALL)
        expect(lines.split('\n').find((line) => line.includes(secret))).toBeUndefined();
      if (level === 'trace' || level === 'info')
        expect(lines).toContain('"path":"/staff/password/:id');
    },
    240_000,
  );

  it('tells a page and a call by the pattern of its address', async () => {
    app.log.level = 'info';
    const asked = [
      ['/reset-password/abc', '/reset-password/:id?'],
      ['/STAFF/password/abc/', '/staff/password/:id?'],
      ['/case_confirmation/v1.a.b.c?x=1', '/case_confirmation/:data?'],
      ['/sign/abc', '/sign/:token?'],
      ['/api/sign/abc', '/api/sign/:token'],
      ['/desk/cases/77', '/desk/:queue/:id'],
      ['/', '/'],
      ['/assets/main.js', '/assets/:file'],
      ['/nowhere/at/all', '*'],
    ] as const;
    for (const [url, path] of asked) {
      const lines = await loggedDuring(() => app.inject({ method: 'GET', url }));
      const [line = '{}'] = lines.split('\n').filter((one) => one.includes('request completed'));
      expect([url, JSON.parse(line).req.path]).toEqual([url, path]);
    }
  });

  it('tells of a failure its kind and place, and nothing it quotes', async () => {
    app.log.level = 'trace';
    const { token, email, name, number } = PLANTED;
    const messages = [
      `duplicate key value violates unique constraint "x": Key (email)=(${email}) already exists.`,
      `Unexpected token 'Q', "{"a":"${name} ${number}"}" is not valid JSON`,
      `550 5.1.1 <${email}>: Recipient address rejected`,
      `Failed to parse URL from https://api.hubapi.com/crm/v3/contacts/${email}?token=${token}`,
      `no such link ${token}\nof ${email}\n    at home (${number})`,
      `${number} is no number of ${email}`,
    ];
    for (const message of messages) {
      const failure = Object.assign(new Error(message, { cause: new Error(message) }), {
        code: '23505',
        detail: email,
        parameters: [token],
        table: 'attorney',
        constraint: 'attorney_email_key',
      });
      const { services } = app;
      const { states } = services.places;
      Object.assign(services.places, { states: () => Promise.reject(failure) });
      const lines = await loggedDuring(() => app.inject('/api/portal/getState.php'));
      Object.assign(services.places, { states });
      const failed = lines.split('\n').find((line) => line.includes('call failed')) ?? '{}';
      expect(JSON.parse(failed).err).toMatchObject({
        type: 'Error',
        code: '23505',
        table: 'attorney',
        constraint: 'attorney_email_key',
        stack: expect.stringContaining('log.test.ts'),
      });
      for (const secret of ALL) expect(lines).not.toContain(secret);
    }
  });

  it('tells of a report of a browser the rule and the origin, and of no page', async () => {
    app.log.level = 'trace';
    const { token, email } = PLANTED;
    const page = `https://portal.example/staff/password/${token}?e=${email}`;
    const old = {
      'csp-report': {
        'document-uri': page,
        referrer: page,
        'violated-directive': 'script-src-elem https://x.example',
        'blocked-uri': `https://x.example/${token}`,
        'source-file': page,
        'script-sample': token,
      },
    };
    const body = {
      documentURL: page,
      effectiveDirective: 'img-src',
      blockedURL: page,
      referrer: page,
    };
    const sent = [
      ['application/csp-report', old],
      ['application/reports+json', [{ type: 'csp-violation', url: page, body }]],
      ['application/csp-report', { 'csp-report': { 'violated-directive': token } }],
      ['application/csp-report', { 'csp-report': { 'blocked-uri': `${token}:x` } }],
    ] as const;
    const lines = await loggedDuring(async () => {
      for (const [type, payload] of sent)
        await app.inject({
          method: 'POST',
          url: '/csp-report',
          headers: { 'content-type': type, referer: page },
          payload: JSON.stringify(payload),
        });
    });
    const told = lines
      .split('\n')
      .flatMap((line) => (line.includes('"csp"') ? [JSON.parse(line).csp] : []));
    expect(told.slice(0, 3)).toEqual([
      { directive: 'script-src-elem', blocked: 'https://x.example' },
      { directive: 'img-src', blocked: 'https://portal.example' },
      { directive: '', blocked: '' },
    ]);
    for (const secret of ALL) expect(lines).not.toContain(secret);
  });
});

/** The same address with what is planted, in each place in turn. */
function requestsTo({
  method,
  path,
}: Route): readonly (InjectOptions & { readonly url: string })[] {
  const { token, sealed, email, name, number } = PLANTED;
  const [here, there] = [token, sealed].map((secret) => path.replaceAll(/:\w+\??|\*/g, secret));
  const query = `token=${token}&device=${token}&email=${email}&name=${name}`;
  const page = `https://portal.example/case_confirmation/${sealed}?e=${email}#${token}`;
  const headers = {
    referer: page,
    origin: 'null',
    authorization: `Bearer ${token}`,
    cookie: `session=${token}; applicant=${sealed}`,
    'user-agent': name,
    'x-request-id': token,
    'idempotency-key': token,
    'x-forwarded-for': email,
  };
  const body = JSON.stringify({ token, encrypted: sealed, email, id: number, name });
  const json = { 'content-type': 'application/json' };
  const ours = { 'sec-fetch-site': 'same-origin' };
  return [
    { url: `${here}?${query}`, headers: { ...headers, ...ours } },
    { url: `${there}/${token}/${email}`, headers },
    { url: `${here}#${token}` },
    { url: `${here}/%ff${token}` },
    { url: `${here ?? ''}%00${token}` },
    ...(method === 'GET'
      ? []
      : [
          { url: here, headers: { ...ours, ...json }, payload: body },
          { url: here, headers: { ...ours, ...json }, payload: body.slice(1) },
          { url: here, headers: { ...ours, 'content-type': email }, payload: body },
        ]),
  ].map(
    (request) =>
      ({ ...request, method, url: request.url ?? '/' }) as InjectOptions & { url: string },
  );
}
