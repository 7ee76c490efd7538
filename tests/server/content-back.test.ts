// `npm run content`, as an operator runs it: what was current when, what becomes of open drafts, and putting a release back.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { readContent } from '../../runtime/content/index.ts';
import { openStore } from '../../server/store/index.ts';
import { copyStore } from '../helpers/copied-store.ts';
import { edited, repositoryContent } from '../helpers/releases.ts';
import { Browser, NOW, shippedContent, startApp } from './helpers/app.ts';
import { published } from './helpers/published.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEY = 'test-key-'.repeat(8);
const FORM = 'schemas/forms/feedback/feedback.schema.json';
let folder = '';
let dataDir = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  dataDir = join(folder, 'data');
  await copyStore(inject('newStore'), dataDir);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function command(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const set = { DATA_DIR: dataDir, DEMO: '0', SECRET_KEY: KEY, SECURITY_LOG: '/dev/null' };
  const program = ['scripts/run.mjs', 'content', ...args];
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...process.env, ...set } };
    execFile(process.execPath, program, options, (error, out, words) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: (out + words).trim() }),
    );
  });
}

/** The feedback form with one more topic. */
const withParking = () =>
  published({
    [FORM]: edited((file) => {
      const { topic, ...others } = file.properties as Record<string, { enum: string[] }>;
      const more = { ...topic, enum: [...(topic?.enum ?? []), 'parking'] };
      return { ...file, properties: { topic: more, ...others } };
    }),
    'messages/en-US/feedback.json': (text) =>
      text.replace('"rating.label"', '"topic.option.parking": "Parking",\n  "rating.label"'),
  });

/** A server on the folder, for as long as it takes. */
async function withServer(act: (app: Awaited<ReturnType<typeof startApp>>) => Promise<void>) {
  const app = await startApp({ dataDir, parts: { now: () => NOW } });
  try {
    await act(app);
  } finally {
    await app.close();
  }
}

const save = async (browser: Browser, topic: string) => {
  const data = { topic, comments: 'Kept.' };
  expect((await browser.put('/api/forms/feedback/draft', { data })).status).toBe(200);
};

it('says what becomes of open drafts, changes nothing before it is told to, and then puts the release back', async () => {
  await withServer(async (app) => {
    await save(new Browser(app), 'website');
    await app.releases.publish(await withParking());
    await save(new Browser(app), 'parking');
  });
  const listed = await command('list');
  expect(listed.code, listed.said).toBe(0);
  const [newest, oldest, ...more] = listed.said.split('\n');
  expect(newest).toMatch(
    /^2 {2}.+ UTC {2}published {2}by operator \d+ {2}\(current\) {2}changed: feedback, 1 sentence$/,
  );
  expect(oldest).toMatch(/^ +1 {2}.+ UTC {2}came with a start {2}by operator \d+$/);
  expect(more).toEqual([]);

  const asked = await command('back', '1');
  expect(asked).toEqual({
    code: 0,
    said: [
      'What becomes of open drafts:',
      '  feedback: 1 saved under this very release: as they are',
      '  feedback: 1 carried over without answers this release has no place for',
      '    left out: Topic (1)',
      'Nothing has changed. To do it: add --yes',
    ].join('\n'),
  });
  expect((await command('list')).said).toBe(listed.said);

  const done = await command('back', '1', '--yes', '--note', 'Nobody parks here');
  expect(done.code).toBe(0);
  expect(done.said).toContain('Release 1 is current again, as number 3.');
  expect((await command('list')).said.split('\n')[0]).toMatch(
    /^3 {2}.+ {2}put back {2}by operator \d+ {2}\(current\) {2}changed: feedback, 1 sentence {2}"Nobody parks here"$/,
  );
  await withServer(async (app) => {
    expect(app.releases.current().id).toBe((await shippedContent()).id);
  });
  expect((await command('back', '1')).said).toBe(
    'Release 1 is what is current already. Nothing has changed.',
  );
}, 240_000);

it('refuses a release that does not know the state something is in', async () => {
  await withServer(async (app) => {
    await app.releases.publish(await withParking());
    const name = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com' };
    const rest = { data: '{}', secrets: '{}', created_at: NOW };
    const attorney = { id: '77001', status: 'Suspended', ...name, ...rest };
    await app.store.insertInto('attorney').values(attorney).execute();
  });
  const refused = await command('back', '1', '--yes');
  expect(refused.code).toBe(1);
  expect(refused.said.split('\n')).toEqual([
    'There are no open drafts.',
    'In the way: 1 of the flow application are in the state "Suspended", which this release does not know. Move them on first.',
    'Release 1 does not know every state that something is in. Nothing has changed.',
  ]);
  const { db, close } = await openStore({ dataDir });
  const { number } = await db
    .selectFrom('current_release')
    .select('number')
    .executeTakeFirstOrThrow();
  await close();
  expect(number).toBe(2);
}, 240_000);

it.each([
  [['back', '9'], 'There is no release 9. See: npm run content -- list'],
  [['back', 'one'], 'How to use it:'],
  [['back'], 'How to use it:'],
  [['list', '--more'], 'How to use it:'],
])(
  'says what cannot be done: %j',
  async (args, said) => {
    const refused = await command(...args);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(said);
  },
  120_000,
);

it('tells what differs between two releases, place by place, and exports the files of each as they were', async () => {
  await withServer(async (app) => {
    await app.releases.publish(await withParking(), { note: 'Parking is asked about' });
  });
  const differing = await command('compare', '2');
  expect(differing.code, differing.said).toBe(0);
  expect(differing.said.split('\n')).toEqual([
    'From release 1 to release 2:',
    '  messages/en-US/feedback.json',
    '    /topic.option.parking: new, "Parking"',
    `  ${FORM}`,
    '    /properties/topic/enum/parking: new, "parking"',
  ]);
  expect((await command('compare', '2', '1')).said).toContain(
    '/topic.option.parking: gone, "Parking"',
  );
  expect((await command('compare', '1')).said).toMatch(
    /^Release 1 is the first: all \d+ files are new.$/,
  );
  expect((await command('list')).said).toContain('"Parking is asked about"');

  const out = join(folder, 'files');
  const exported = await command('export', '1', out);
  const shipped = await repositoryContent();
  expect(exported.said).toBe(`The ${shipped.size} files of release 1 are in ${out}.`);
  expect(await readContent(out)).toEqual(shipped);
  const again = await command('export', '2', out);
  expect([again.code, again.said]).toEqual([
    1,
    `${out} is not empty. Nothing was written: name another folder.`,
  ]);
  const none = await command('export', '7', join(folder, 'none'));
  expect([none.code, none.said]).toEqual([
    1,
    'The files of release 7 are not kept: there is no such release, or it is from before releases kept their files. See: npm run content -- list',
  ]);
}, 240_000);
