// The doors of the demo world show every mail, link and code there is: whoever does not sit at the machine finds none of them.
import { request as ask } from 'node:http';
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../../server/config/config.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from '../../../server/demo/world.ts';
import { startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';

const DOORS = [
  { method: 'GET', path: '/api/demo', body: undefined },
  { method: 'GET', path: '/api/demo/mail', body: undefined },
  { method: 'POST', path: '/api/demo/staff-code', body: { email: DEMO_STAFF.desk } },
] as const;
const NOWHERE = '/api/no-such-call';
const LOGIN = { method: 'POST', path: '/api/staff/login' } as const;

interface Asked {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address of this machine that is connected to; the other end has the same. */
  readonly at?: string;
}

/** An address of this machine that others see; where it has none, nobody comes from elsewhere. */
const SEEN_BY_OTHERS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const STRANGERS: readonly (readonly [string, Asked])[] = [
  ['who asks for another host', { host: 'portal.example.com' }],
  ['who asks for a host that begins like ours', { host: 'localhost.example.com' }],
  ['who asks for a host that only looks like an address', { host: '127.0.0.1.example.com' }],
  ['who asks for no host', { host: '' }],
  ...(
    [
      ['X-Forwarded-For', '127.0.0.1'],
      ['X-Forwarded-Host', 'localhost'],
      ['X-Forwarded-Proto', 'https'],
      ['X-Forwarded-Anything', ''],
      ['Forwarded', 'for=127.0.0.1'],
      ['Via', '1.1 proxy'],
      ['X-Real-IP', '127.0.0.1'],
    ] as const
  ).map(
    ([name, value]) =>
      [`behind a proxy that says ${name}`, { headers: { [name]: value } }] as const,
  ),
  ...(SEEN_BY_OTHERS ? [['from another address', { at: SEEN_BY_OTHERS }] as const] : []),
];

describe('the doors of the demo world', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let port: number;
  const started = async (config: Partial<Config> = {}) =>
    startApp({ ...(await databases.fresh()), config: { demo: true, ...config } });

  beforeAll(async () => {
    databases = await startDatabases();
    app = await started();
    port = await listening(app);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  it.each(['localhost', '127.0.0.1', '127.9.8.7', '[::1]', 'LOCALHOST'])(
    'are open to who sits at the machine and asks for %s',
    async (name) => {
      for (const door of DOORS)
        expect((await call(port, door, { host: `${name}:${port}` })).status).toBe(200);
      expect(JSON.parse((await login(port, {})).body).data.demo).toBe(true);
    },
  );

  it.each(STRANGERS)('are not there for somebody %s', async (_who, asked) => {
    for (const door of DOORS) {
      const { status, body, headers } = await call(port, door, asked);
      const nowhere = await call(port, { ...door, path: NOWHERE }, asked);
      expect([status, body]).toEqual([404, nowhere.body]);
      expect(Object.keys(headers).sort()).toEqual(Object.keys(nowhere.headers).sort());
    }
    // The login goes on, and says nothing of a code that could be had.
    const { status, body } = await login(port, asked);
    expect([status, JSON.parse(body).data.demo]).toEqual([200, undefined]);
  });

  it('are not there for a proxy of the old HTTP, which names nobody', async () => {
    expect(await raw(port, 'GET /api/demo/mail HTTP/1.0\r\nHost: localhost\r\n\r\n')).toMatch(
      /^HTTP\/1\.\d 404/,
    );
    expect(
      await raw(
        port,
        'GET /api/demo/mail HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 200/);
  });

  it('are not there at all where people reach the portal at an address of elsewhere', async () => {
    const elsewhere = await started({ publicUrl: 'https://portal.example.com' });
    try {
      const there = await listening(elsewhere);
      for (const door of DOORS) expect((await call(there, door, {})).status).toBe(404);
    } finally {
      await elsewhere.close();
    }
  });
});

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '0.0.0.0' });
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

interface Door {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object | undefined;
}

function call(port: number, { method, path, body }: Door, { host, headers, at }: Asked) {
  const text = body && JSON.stringify(body);
  return new Promise<{ status: number; body: string; headers: object }>((resolve, reject) => {
    const request = ask({
      ...{ host: at ?? '127.0.0.1', localAddress: at ?? '127.0.0.1', port, method, path },
      setHost: false,
      headers: {
        host: host ?? `localhost:${port}`,
        ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
        ...headers,
      },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      let given = '';
      response.on('data', (chunk: Buffer) => {
        given += chunk.toString();
      });
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: given, headers: response.headers }),
      );
    });
    request.end(text);
  });
}

const login = (port: number, asked: Asked) =>
  call(port, { ...LOGIN, body: { email: DEMO_STAFF.desk, password: DEMO_PASSWORD } }, asked);

function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(text));
    let given = '';
    socket.on('data', (chunk) => {
      given += chunk.toString();
    });
    socket.once('end', () => resolve(given));
    socket.once('error', reject);
  });
}
