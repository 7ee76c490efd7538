// The name of a request: what a proxy of ours calls it is kept, and stands in its answer; what visitors write is not believed.
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';

const PROXY = '10.0.0.5';
const OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the id of a request', () => {
  const server = aServer('pglite', { config: { trustProxy: ['10.0.0.0/8', 'fd00::/8'] } });
  const idOf = async (remoteAddress: string, given?: string, url = '/healthz') => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await server.app.inject({ url, remoteAddress, headers })).headers['x-request-id'];
  };

  it.each([PROXY, '::ffff:10.0.0.5', 'fd00::7'])('is that of the proxy at %s', async (proxy) => {
    expect(await idOf(proxy, 'edge-7f3a.91:c0=+_')).toBe('edge-7f3a.91:c0=+_');
  });

  it('is our own where a visitor writes one', async () => {
    expect(await idOf('198.51.100.7', 'edge-7f3a91c0')).toMatch(OURS);
    expect(await idOf('fd', 'edge-7f3a91c0')).toMatch(OURS);
  });

  it.each(['ann@example.com', 'short', 'x'.repeat(129), 'with space in it', '{"json":"breaks"}'])(
    'is our own in place of %j',
    async (given) => {
      expect(await idOf(PROXY, given)).toMatch(OURS);
    },
  );

  it('stands in every answer: pages, refusals, and addresses that cannot be read', async () => {
    for (const url of ['/', '/api/no-such-call', '/a%zz', '/%00'])
      expect(await idOf(PROXY, 'edge-7f3a91c0', url), url).toBe('edge-7f3a91c0');
  });
});
