// Only methods that an address has are answered; TRACE, which would send cookies back into a page, by nobody.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import { startDatabases } from '../helpers/databases.ts';

const SECRET = 'applicant=planted-cookie';

it('sends nothing back of a TRACE, and takes no method an address does not have', async () => {
  const databases = await startDatabases();
  const app = await startApp(await databases.fresh());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const ask = (method: string, path: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path, headers: { cookie: SECRET } };
      const asked = request(options, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => {
          text += part.toString();
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', reject);
      asked.end();
    });
  try {
    for (const method of ['TRACE', 'PROPFIND', 'DELETE', 'OPTIONS'])
      for (const path of ['/', '/sign-in', '/api/portal/getState.php', '/content/current.json']) {
        const { status, text } = await ask(method, path);
        expect([method, path, status >= 400 && status < 500]).toEqual([method, path, true]);
        expect(text).not.toContain('planted-cookie');
      }
  } finally {
    await app.close();
    await databases.stop();
  }
});
