// Where the portal is reached by https, browsers are told to use nothing else, below its host, too, unless told otherwise.
import { expect, it } from 'vitest';
import { startApp } from '../helpers/app.ts';
import { startDatabases } from '../helpers/databases.ts';

it.each([
  ['https://portal.example.com', true, 'max-age=31536000; includeSubDomains'],
  ['https://portal.example.com', false, 'max-age=31536000'],
  ['http://127.0.0.1:3000', true, undefined],
])('under %s, hosts below it %j, pages and calls say %j', async (publicUrl, below, said) => {
  const databases = await startDatabases();
  const app = await startApp({
    ...(await databases.fresh()),
    config: { publicUrl, hstsSubdomains: below },
  });
  for (const path of ['/sign-in', '/api/portal/getState.php', '/content/current.json'])
    expect((await app.inject(path)).headers['strict-transport-security'], path).toBe(said);
  await app.close();
  await databases.stop();
});
