// What is live goes to a folder and comes back, byte for byte, as a change that somebody publishes; what is no content is refused in words.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../../runtime/content/index.ts';
import type { StoreSettings } from '../../../server/store/index.ts';
import { sourceOf } from '../../../server/studio/changes/index.ts';
import { repositoryContent } from '../../helpers/releases.ts';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { Editor } from '../helpers/studio.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const APP = 'messages/en-US/app.json';
const MAIL = 'messages/en-US/mail/staff_reset.md';
const FORM = 'schemas/forms/feedback/form.json';

describe('content in a folder', () => {
  let databases: Databases;
  let settings: StoreSettings;
  let app: FastifyInstance;
  let above = '';
  let folder = '';

  beforeAll(async () => {
    databases = await startDatabases();
    settings = await databases.fresh();
    app = await startApp({ ...settings, config: { demo: true } });
    above = await mkdtemp(join(tmpdir(), 'pulled-'));
  });
  afterAll(async () => {
    await app.close();
    await databases.stop();
    await rm(above, { recursive: true, force: true });
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(above, 'folder-'));
  });

  function command(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
    const set = {
      ...{ DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '', DEMO: '1' },
      ...{ SECRET_KEY: 'test-key-'.repeat(8), SECURITY_LOG: '/dev/null' },
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
  const push = (...more: string[]) =>
    command('push', folder, '--as', 'editor@example.com', ...more);
  const write = async (path: string, text: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const changes = async () => {
    const editor = await Editor.of(new Browser(app), 'publisher@example.com');
    await app.store.updateTable('staff').set({ factor_last_step: 0 }).execute();
    const found = await editor.ask('studio_home');
    return { editor, all: found.changes };
  };

  it('is what is live to the byte, and comes back as a change that says what is other', async () => {
    const pulled = await command('pull', folder);
    expect(pulled).toMatchObject({ code: 0, said: expect.stringContaining('files of release 1') });
    const live = await repositoryContent();
    expect(await readContent(folder)).toEqual(live);
    expect((await command('status', folder)).said).toContain('which is live');
    expect(await push()).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing has changed'),
    });

    const words = (live.get(APP) ?? '').replace('"Skip to content"', '"Skip to the content"');
    await write(APP, words);
    await write(MAIL, `${live.get(MAIL)}\nYours,\nthe team\n`);
    await write(FORM, `${live.get(FORM)}\n`);
    await write('messages/en-US/mail/README.md', 'Advice, not content.');
    const told = await command('status', folder);
    expect(told.said.split('\n').slice(1)).toEqual([
      `  ${APP}: 1 place`,
      `  ${MAIL}: 3 places`,
      `  ${FORM}: layout alone`,
    ]);
    const again = await command('pull', folder);
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining(`  ${MAIL}`) });
    expect(await readFile(join(folder, APP), 'utf8')).toBe(words);

    const pushed = await push('--note', 'From the folder');
    expect(pushed).toMatchObject({
      code: 0,
      said: expect.stringContaining(
        '“From the folder” is a change of editor@example.com now (3 edits)',
      ),
    });
    const { editor, all } = await changes();
    const [change] = all;
    expect(change).toMatchObject({
      ...{ name: 'From the folder', owner: 'editor@example.com', state: 'open' },
      summary: '1 sentence, 1 mail, 1 file',
    });
    expect((await editor.ask('studio_home')).live.number).toBe(1);
    const { source } = await sourceOf({ db: app.store }, change?.id ?? '');
    expect(source).toEqual(await readContent(folder));
    const found = await editor.ask('studio_change', { id: change?.id });
    expect(found?.commands.map(({ kind, key, path }) => [kind, key || path])).toEqual([
      ['sentence', 'app.skip'],
      ['sentence', 'mail.staff_reset'],
      ['file', FORM],
    ]);
  });

  it('stands on the release it began on, where another is live by then', async () => {
    await command('pull', folder);
    const { number } = await app.store
      .selectFrom('current_release')
      .select('number')
      .executeTakeFirstOrThrow();
    const content = app.releases.current();
    const other = new Map([...(await repositoryContent()), [MAIL, 'Another mail\n']]);
    await app.releases.publish({ ...content, source: other });
    await write(APP, '{ "name": "Ours alone" }');
    const { said } = await push('--after', String(number));
    expect(said).toContain(`It stands on release ${number}; release ${number + 1} is live`);
    const { all } = await changes();
    expect(all.find(({ behind }) => behind === 1)).toMatchObject({ began_on: number });
  });

  it('is refused in words where it could not be content, and nothing becomes of it', async () => {
    const secret = join(above, 'secret.json');
    await writeFile(secret, '{}');
    const before = (await changes()).all.length;
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const bad: readonly (readonly [string, string | Buffer | null, RegExp])[] = [
      [APP, Buffer.from('{ "name": "Caf\xe9" }', 'latin1'), /not UTF-8/],
      [APP, '{ "name": ', /not JSON/],
      [APP, deep, /more than 100 deep/],
      [APP, ' '.repeat(1_000_001), /more than 1000000 are no content/],
      ['schemas/elsewhere.json', '{}', /Nothing looks for a file of this name/],
      ['messages/en-US/sp ace.json', '{}', /not the path of a content file/],
      ['messages/en-US/..json', '{}', /not the path of a content file/],
      ['messages/en-US/linked.json', null, /symbolic link/],
      ['rules', null, /rules is a symbolic link/],
    ];
    for (const [path, text, words] of bad) {
      folder = await mkdtemp(join(above, 'hostile-'));
      await write(MAIL, 'Hello');
      if (text === null) await symlink(path === 'rules' ? above : secret, join(folder, path));
      else await write(path, text);
      const { code, said } = await push();
      expect([path, code, said]).toEqual([path, 1, expect.stringMatching(words)]);
      expect(said).toMatch(/cannot be taken\. Nothing has changed\./);
    }
    folder = await mkdtemp(join(above, 'hostile-'));
    expect((await push()).said).toContain('It has no schemas, rules or messages.');
    await write(MAIL, 'Hello');
    const nobody = await command('push', folder, '--as', 'nobody@example.com');
    expect(nobody.said).toContain('Nobody of the staff has the address nobody@example.com');
    expect((await command('push', folder)).said).toContain('How to use it');
    expect((await changes()).all.length).toBe(before);
  });
});
