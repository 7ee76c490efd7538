// Content published beside a running server, by the command that operators run; and a new version with other files that comes upon it.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StoreSettings } from '../../server/store/index.ts';
import { contentWith, type Edits, edited } from '../helpers/releases.ts';
import { shippedContent, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { nextFeedback } from './helpers/next-feedback.ts';
import { published } from './helpers/published.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORDS = 'messages/en-US/feedback.json';
let databases: Databases;
let settings: StoreSettings;
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  databases = await startDatabases();
  return () => databases.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  settings = await databases.fresh();
  app = await start();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** As servers run: by the clock of the machine. */
const start = async (content = shippedContent()) =>
  startApp({ ...settings, parts: { content: await content, now: () => new Date() } });
const worded = (words: object): Edits => ({ [WORDS]: edited((file) => ({ ...file, ...words })) });

/** A new version of the server takes the place of the one that runs. */
async function deployed(edits: Edits): Promise<void> {
  await app.close();
  app = await start(published(edits));
}

async function files(name: string, edits: Edits): Promise<string> {
  const at = join(folder, name);
  for (const [path, body] of await contentWith(edits)) {
    await mkdir(dirname(join(at, path)), { recursive: true });
    await writeFile(join(at, path), body);
  }
  return at;
}

function command(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const set = {
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    DEMO: '0',
    SECRET_KEY: 'test-key-'.repeat(8),
    SECURITY_LOG: '/dev/null',
  };
  const options = { cwd: ROOT, env: { ...process.env, ...set } };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'content', ...args],
      options,
      (error, out, words) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: (out + words).trim() }),
    );
  });
}

/** What people read on the form, as the running server serves it. */
async function said(key: 'title' | 'submit' | 'lead' | 'comments.label') {
  const pointer = (await app.inject('/content/current.json')).json();
  const bundle = (await app.inject(`/content/${pointer.forms.feedback}`)).json();
  return bundle.messages[`feedback.${key}`];
}

it('publishes the files of a folder under a running server, and tells who began on an older release', async () => {
  const one = await files('one', worded({ title: 'Your Feedback' }));
  const asked = await command('publish', one);
  expect(asked.code, asked.said).toBe(0);
  expect(asked.said.split('\n')).toEqual([
    'Other than what is current:',
    `  ${WORDS}: 1 place`,
    'There are no open drafts.',
    'Nothing has changed. To do it: add --yes',
  ]);
  expect(await said('title')).toBe('Network Feedback');

  const done = await command('publish', one, '--yes', '--note', 'Friendlier', '--after', '1');
  expect(done.said).toContain('Published as release 2.');
  await expect.poll(() => said('title'), { timeout: 20_000 }).toBe('Your Feedback');
  expect((await command('list')).said.split('\n')[0]).toMatch(
    /^2 {2}.+ {2}published {2}by operator \d+ {2}\(current\) {2}changed: feedback, .*"Friendlier"$/,
  );

  const two = await files('two', worded({ submit: 'Send it' }));
  const late = await command('publish', two, '--yes', '--after', '1');
  expect([late.code, late.said]).toEqual([
    1,
    'Release 2 is current, and these files began on release 1. Nothing has changed. Look at what was published since (npm run content -- compare 1 2), put your changes on top of it, and name it with --after.',
  ]);
  expect((await command('publish', one, '--yes')).said).toBe(
    'These files are what is current already. Nothing has changed.',
  );
  const wrong = await files('wrong', worded({ nowhere: 'Nobody says this.' }));
  const refused = await command('publish', wrong, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('The content cannot be released');
  expect((await command('publish', join(folder, 'none'), '--yes')).said).toContain(
    'There is no content in',
  );
  expect(await said('title')).toBe('Your Feedback');
}, 400_000);

it('says what becomes of open drafts, and goes back over a field that has another name', async () => {
  const data = { topic: 'website', comments: 'Kept.' };
  const draft = await app.inject({
    method: 'PUT',
    url: '/api/forms/feedback/draft',
    payload: { data },
  });
  expect(draft.statusCode).toBe(200);
  const cookies = Object.fromEntries(draft.cookies.map(({ name, value }) => [name, value]));
  const next = await files('next', nextFeedback('migrate'));
  const done = await command('publish', next, '--yes');
  expect(done.said).toContain('feedback: 1 carried over, nothing lost');
  const load = async () => (await app.inject({ url: '/api/forms/feedback/draft', cookies })).json();
  await expect
    .poll(async () => (await load()).data, { timeout: 20_000 })
    .toEqual({ topic: 'website', remarks: 'Kept.' });
  const { revision, release } = await load();
  const payload = { data: { topic: 'website', remarks: 'Newer.' }, revision, release };
  const saved = await app.inject({
    method: 'PUT',
    url: '/api/forms/feedback/draft',
    payload,
    cookies,
  });
  expect(saved.statusCode).toBe(200);
  const back = await command('back', '1', '--yes');
  expect(back.said).toContain('feedback: 1 carried over, nothing lost');
  await expect
    .poll(async () => (await load()).data, { timeout: 20_000 })
    .toEqual({ topic: 'website', comments: 'Newer.' });
}, 400_000);

it('puts what was published on top of a new version, and overwrites nothing', async () => {
  const one = await files('one', worded({ title: 'Your Feedback' }));
  expect((await command('publish', one, '--yes')).code).toBe(0);
  await deployed(worded({ submit: 'Send it' }));
  expect([await said('title'), await said('submit')]).toEqual(['Your Feedback', 'Send it']);
  const listed = (await command('list')).said.split('\n');
  expect(listed[0]).toMatch(/^3 {2}.+ {2}published changes on a start {2}.*\(current\)/);
  // The same version again, and the next one, which takes the published sentence in.
  await deployed(worded({ submit: 'Send it' }));
  expect((await command('list')).said.split('\n')).toHaveLength(listed.length);
  await deployed(worded({ submit: 'Send it', title: 'Your Feedback' }));
  expect([await said('title'), await said('submit')]).toEqual(['Your Feedback', 'Send it']);
  await deployed(worded({ submit: 'Send it now' }));
  expect([await said('title'), await said('submit')]).toEqual(['Network Feedback', 'Send it now']);
}, 400_000);

it('goes on with what is current where both changed one place, until a person decides', async () => {
  const one = await files('one', worded({ title: 'Your Feedback', lead: 'Two minutes.' }));
  expect((await command('publish', one, '--yes')).code).toBe(0);
  await deployed(worded({ title: 'Tell Us', lead: 'A minute.', submit: 'Send it' }));
  expect([await said('title'), await said('submit')]).toEqual(['Your Feedback', 'Send feedback']);
  expect((await command('list')).said).toMatch(
    /Waiting since .+ UTC: the content that came with a start, since 2 places collide with what was published\. See: npm run content -- waiting$/,
  );
  expect((await command('waiting')).said.split('\n')).toEqual([
    `1  ${WORDS} /title`,
    '       shipped:   "Tell Us"',
    '       published: "Your Feedback"',
    `  2  ${WORDS} /lead`,
    '       shipped:   "A minute."',
    '       published: "Two minutes."',
    'To decide: npm run content -- decide published (or shipped), and --except 1,2 for those that go the other way',
  ]);
  expect((await command('decide', 'published', '--except', '3', '--yes')).said).toBe(
    'There is no collision 3. See: npm run content -- waiting',
  );
  const decided = await command('decide', 'published', '--except', '2', '--yes');
  expect(decided.said, decided.said).toContain('Release 3 is current, and nothing waits any more.');
  await expect.poll(() => said('submit'), { timeout: 20_000 }).toBe('Send it');
  expect([await said('title'), await said('lead')]).toEqual(['Your Feedback', 'A minute.']);
  expect((await command('waiting')).said).toBe('No content waits for a decision.');
  // The next start of that version asks nobody any more.
  await deployed(worded({ title: 'Tell Us', lead: 'A minute.', submit: 'Send it' }));
  expect((await command('list')).said).not.toContain('Waiting');
  expect(await said('title')).toBe('Your Feedback');
}, 400_000);
