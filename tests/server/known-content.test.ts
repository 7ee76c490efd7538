// A start on a store that knows its content compiles nothing; what the store holds is believed only where it is whole.
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { hashOfCode } from '../../server/common/running-code.ts';
import { loadConfig } from '../../server/config/config.ts';
import type { Store, StoreSettings } from '../../server/store/index.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';

const SPOILT: readonly (readonly [string, string])[] = [
  [
    'a validator was changed',
    `update content_asset set body = replace(body, 'return', 'return ') where name like 'feedback.validators.%'`,
  ],
  ['a bundle is missing', `delete from content_asset where name like 'app.%.json'`],
  [
    'a sentence was changed',
    `update published_release set pack = replace(pack, 'Please', 'Pleas')`,
  ],
  ['the note is of another release', `update compiled_content set release = 'ffffffffffffffff'`],
];

describe.each(DRIVERS)('a start on a known store (%s)', (driver) => {
  let databases: Databases;
  let settings: StoreSettings;

  /** Starts once, and says what was done about the content. */
  const start = async (
    use: (db: Store, answer: string) => Promise<void> = async () => undefined,
  ) => {
    const said: string[] = [];
    const config = {
      ...loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO: '0' }),
      ...settings,
      demo: false,
      secretKeys: ['test-key-'.repeat(8)],
    };
    const app = await buildApp(config, { progress: (line) => said.push(line) });
    try {
      const sent = await app.inject({
        method: 'POST',
        url: '/api/forms/feedback/submissions',
        payload: { data: { topic: 'website', rating: 'four' } },
      });
      await use(app.store, `${app.releases.current().id} ${sent.body}`);
    } finally {
      await app.close();
    }
    return said.map((line) => /^Content [a-z ]+/.exec(line)?.[0].trim()).filter(Boolean);
  };
  const spoil = (statement: string) =>
    start(async (db) => {
      await sql.raw(statement).execute(db);
    });

  beforeAll(async () => {
    databases = await startDatabases(driver);
    settings = await databases.fresh();
  });
  afterAll(() => databases.stop());

  it('compiles nothing, and judges and speaks as the start before', async () => {
    const answers: string[] = [];
    const note = async (_: Store, answer: string) => {
      answers.push(answer);
    };
    expect(await start(note)).toEqual(['Content released']);
    expect(await start(note)).toEqual(['Content as before']);
    expect(answers[0]).toMatch(/"path":"\/rating"/);
    expect(answers[1]).toBe(answers[0]);
  });

  // Each compiles all content: of the embedded store, which starts the same way, one tells.
  it.each(driver === 'postgres' ? SPOILT : SPOILT.slice(0, 1))(
    'makes it anew where %s, and whole again',
    async (_, statement) => {
      await spoil(statement);
      expect(await start()).toEqual(['Content released']);
      expect(await start()).toEqual(['Content as before']);
    },
  );
});

describe('the code that compiles', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portal-code-'));
    await mkdir(join(root, 'compiler'));
    await writeFile(join(root, 'compiler', 'compile.ts'), 'one');
    await writeFile(join(root, 'package-lock.json'), '{}');
  });
  afterAll(() => rm(root, { recursive: true }));
  const named = () => hashOfCode(root, ['compiler']);

  it('has one name as long as it and its libraries stay, and another once either changes', async () => {
    const before = named();
    expect(named()).toBe(before);
    await appendFile(join(root, 'compiler', 'compile.ts'), ' ');
    const changed = named();
    expect(changed).not.toBe(before);
    await writeFile(join(root, 'package-lock.json'), '{"ajv":"8"}');
    expect(named()).not.toBe(changed);
  });

  it('has no name of its own where nobody knows its libraries', async () => {
    await rm(join(root, 'package-lock.json'));
    expect(named()).not.toBe(named());
  });
});
