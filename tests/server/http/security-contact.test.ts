// Where a hole is reported: said at the address every finder looks at, once the provider has set it.
import { expect, it } from 'vitest';
import { NOW, startApp } from '../helpers/app.ts';
import { startDatabases } from '../helpers/databases.ts';

const PATH = '/.well-known/security.txt';

it('security.txt names the contacts that are set, and nobody where none is', async () => {
  const databases = await startDatabases();
  const silent = await startApp(await databases.fresh());
  expect((await silent.inject(PATH)).statusCode).toBe(404);
  await silent.close();

  const app = await startApp({
    ...(await databases.fresh()),
    config: {
      publicUrl: 'https://portal.example.com',
      securityContacts: ['mailto:security@example.com', 'https://example.com/holes'],
    },
  });
  const { statusCode, headers, body } = await app.inject(PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [first, second, expires = '', canonical, ...more] = body.split('\n');
  expect([first, second, canonical, ...more]).toEqual([
    'Contact: mailto:security@example.com',
    'Contact: https://example.com/holes',
    'Canonical: https://portal.example.com/.well-known/security.txt',
    '',
  ]);
  const until = new Date(expires.replace('Expires: ', '')).getTime();
  const days = (until - NOW.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(365);
  await app.close();
  await databases.stop();
});
