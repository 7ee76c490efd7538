// What costs money or room and is open to anybody is limited, by network and in all; who is refused is told when to come back.
import { createConnection, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';

/** Each look counts as one more. */
const SELDOM = { interval: 1000 };

describe('what anybody may do', () => {
  const server = aServer('postgres', {
    config: { addressLimit: 5, lookupLimit: 1 },
    emptied: ['rate_limit'],
  });
  const ask = (n: number, url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload, remoteAddress: `198.51.100.${n}` });

  it('has a limit for all networks together: addresses that are looked up', async () => {
    const url = '/api/portal/searchAddress.php';
    const answers = [];
    for (let n = 1; n <= 6; n += 1) answers.push(await ask(n, url, { text: '90210' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('600');
  });

  it('has a limit for all networks together: usernames that are tried', async () => {
    const url = '/api/portal/check_valid_username.php';
    const answers = [];
    for (let n = 1; n <= 21; n += 1) answers.push(await ask(n, url, { username: 'nobodyhere1' }));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.at(-1)?.headers['retry-after']).toBe('600');
  });

  it('has a limit for half-sent files, and takes the next once they are gone', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const bound = server.app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const sockets = await Promise.all(Array.from({ length: 4 }, () => halfSent(port)));
    const verify = () => {
      const form = new FormData();
      form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'a.pdf');
      return fetch(`http://127.0.0.1:${port}/api/verify`, { method: 'POST', body: form });
    };
    await expect.poll(async () => (await verify()).status, SELDOM).toBe(429);
    expect((await verify()).headers.get('retry-after')).toBe('5');
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await verify()).status, SELDOM).toBe(200);
  });
});

/** A file that is begun and not ended. */
function halfSent(port: number): Promise<Socket> {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n' +
    'Content-Type: application/pdf\r\n\r\n%PDF-1.4\n';
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.write(
        'POST /api/verify HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n' +
          `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head}`,
        () => resolve(socket),
      );
    });
    socket.once('error', reject);
  });
}
