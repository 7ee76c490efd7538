// What code needed when a release became current is kept with it, and told by the commands once code needs something else.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { NeedsOfFile } from '../../runtime/content/index.ts';
import { codeNeeds } from '../../server/content/needs.ts';
import { needsWhenCurrent } from '../../server/store/content/release-history.ts';
import { openStore, type Store } from '../../server/store/index.ts';
import { copyStore } from '../helpers/copied-store.ts';
import { edited } from '../helpers/releases.ts';
import { NOW, startApp } from './helpers/app.ts';
import { published } from './helpers/published.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORDS = 'messages/en-US/feedback.json';
const OLDER: NeedsOfFile = {
  for: 'What code did that is gone',
  needs: [{ kind: 'view', name: 'ledger' }],
};
let folder = '';
let dataDir = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'needs-'));
  dataDir = join(folder, 'data');
  await copyStore(inject('newStore'), dataDir);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function command(...args: string[]): Promise<string> {
  const env = { DATA_DIR: dataDir, DEMO: '0', SECRET_KEY: 'test-key-'.repeat(8) };
  const options = { cwd: ROOT, env: { ...process.env, ...env, SECURITY_LOG: '/dev/null' } };
  const program = ['scripts/run.mjs', 'content', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, options, (_error, out, words) =>
      resolve((out + words).trim()),
    );
  });
}

/** As an older version of the code has left it: it paid without a number, and had a view that nobody needs any more. */
async function ofOlderCode(db: Store, number: number): Promise<void> {
  const needs = Object.fromEntries(
    Object.entries(codeNeeds()).map(([file, { needs: own = [], ...rest }]) => [
      file,
      { ...rest, needs: own.filter(({ name }) => name !== '/check_number') },
    ]),
  );
  const body = JSON.stringify({ ...needs, 'server/gone.ts': OLDER });
  const hash = createHash('sha256').update(body).digest('hex');
  await db.insertInto('content_file').values({ hash, body }).execute();
  await db
    .updateTable('release_history')
    .set({ needs: hash })
    .where('number', '=', number)
    .execute();
}

const SINCE =
  /code( of release 2)? needs, and that of release 1 did not: .*the field "check_number" of the form "desk-pay"/;
const GONE = /does not need, and that of release 1 did: the view "ledger"\./;

it('is kept with every release, and told where today asks for something else', async () => {
  const app = await startApp({ dataDir, parts: { now: () => NOW } });
  const words = edited((file) => ({ ...file, title: 'Your Feedback' }));
  await app.releases.publish(await published({ [WORDS]: words }));
  await app.close();
  expect(await command('list')).not.toContain('needs');

  const { db, close } = await openStore({ dataDir });
  for (const number of [1, 2])
    expect(JSON.parse((await needsWhenCurrent(db, number)) ?? '')).toEqual(codeNeeds());
  // One list, however many releases.
  const kept = await db.selectFrom('release_history').select('needs').distinct().execute();
  expect(kept).toHaveLength(1);
  await ofOlderCode(db, 1);
  await close();

  expect(await command('list')).not.toMatch(SINCE);
  const compared = await command('compare', '1', '2');
  expect(compared).toMatch(SINCE);
  expect(compared).toMatch(GONE);
  const back = await command('back', '1');
  expect(back).toMatch(SINCE);
  expect(back).toMatch(GONE);
  expect(back).toContain('Nothing has changed. To do it: add --yes');
  expect(await command('back', '1', '--yes')).toContain('Release 1 is current again');
  // What is current now became so under this code.
  expect(await command('list')).not.toMatch(SINCE);
}, 240_000);
