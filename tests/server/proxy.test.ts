// Whose address a request comes from: what a proxy of ours says counts, what visitors write into the header does not.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../server/config/config.ts';
import { startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';

const VISITOR = '198.51.100.7';
const PROXY = '10.0.0.5';

describe.each([
  ['nothing', '0'],
  ['proxies nearby', '1'],
  ['a list', '203.0.113.0/24, 10.0.0.5'],
])('trusting %s', (_name, TRUST_PROXY) => {
  let databases: Databases;
  let app: FastifyInstance;

  beforeAll(async () => {
    databases = await startDatabases();
    const { trustProxy } = loadConfig({ TRUST_PROXY });
    app = await startApp({ ...(await databases.fresh()), config: { trustProxy, lookupLimit: 1 } });
  });
  beforeEach(() => app.store.deleteFrom('rate_limit').execute());
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** One look-up of a lead; each network may make one, so the second of a network is refused. */
  async function lookUp(remoteAddress: string, forwarded?: string): Promise<number> {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/portal/getLeadHubspot.php',
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
      },
      payload: { emailAddress: 'nobody@example.com' },
    });
    return statusCode;
  }

  it('a visitor who writes the header without a proxy stays one visitor', async () => {
    expect(await lookUp(VISITOR, '192.0.2.1')).toBe(200);
    expect(await lookUp(VISITOR, '192.0.2.2')).toBe(429);
    expect(await lookUp(VISITOR, '10.0.0.5, 192.0.2.3')).toBe(429);
  });

  it.runIf(TRUST_PROXY !== '0')('what the proxy adds behind it tells visitors apart', async () => {
    expect(await lookUp(PROXY, VISITOR)).toBe(200);
    expect(await lookUp(PROXY, VISITOR)).toBe(429);
    expect(await lookUp(PROXY, '198.51.100.8')).toBe(200);
  });

  it.runIf(TRUST_PROXY !== '0')(
    'nothing a visitor writes in front of it changes that',
    async () => {
      expect(await lookUp(PROXY, `192.0.2.1, ${VISITOR}`)).toBe(200);
      for (const written of ['192.0.2.2', '127.0.0.1', PROXY, '203.0.113.9', 'rubbish', ''])
        expect(await lookUp(PROXY, `${written}, ${VISITOR}`)).toBe(429);
    },
  );

  it.runIf(TRUST_PROXY === '0')('everybody behind a proxy is one visitor', async () => {
    expect(await lookUp(PROXY, VISITOR)).toBe(200);
    expect(await lookUp(PROXY, '198.51.100.8')).toBe(429);
  });
});
