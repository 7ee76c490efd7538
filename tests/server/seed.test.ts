// `npm run seed`, as whoever measures runs it: the attorneys it makes can log in and have their cases.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { PASSWORD, tokenOf } from './helpers/accounts.ts';
import { Browser, startApp } from './helpers/app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `npm run seed` runs once all packages are there. */
function seed(
  args: string,
  more: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...more };
  const words = ['scripts/run.mjs', 'seed', ...args.split(' ')];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: ROOT, env }, (error, out, faults) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: out + faults }),
    );
  });
}

it('refuses nonsense in plain words', async () => {
  const runs = await Promise.all([
    seed('--attorneys 5'),
    seed('--attorneys 5 --claims -3'),
    seed('--attorneys 0 --claims 5'),
    seed('--attorneys 5 --claims 1e3 --clients 4'),
    seed('--attorneys 5 --claims 5', { NODE_ENV: 'production', SECRET_KEY: 'key-'.repeat(16) }),
  ]);
  expect(runs.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
  const said = runs.map((run) => run.said);
  expect(said[0]).toBe('Say how many: npm run seed -- --attorneys 50 --claims 1000\n');
  expect(said[2]).toBe('--attorneys 0: a whole number from 1 to 500,000 is needed.\n');
  for (const words of said) expect(words).not.toMatch(/\n {2,}at /);
});

it('fills a store once, with attorneys who can log in and have their claims', async () => {
  const filled = await seed('--attorneys 4 --claims 60');
  expect(filled).toMatchObject({ code: 0 });
  expect(filled.said).toContain('4 of 4 attorneys, 60 of 60 claims');
  const again = await seed('--attorneys 4 --claims 60');
  expect(again).toMatchObject({ code: 1 });
  expect(again.said).toMatch(/^This store was filled before, and stays as it is\./m);

  const app = await startApp({ dataDir: join(folder, 'data') });
  try {
    const browser = new Browser(app);
    const token = await tokenOf(browser, { username: 'attorney11000', password: PASSWORD });
    const { body } = await browser.post('dashboard_details', {}, token);
    const shown = body.data as AnswerOf<'dashboard_details'>['data'];
    expect(shown.claim_assigned).toHaveLength(10);
    expect(shown.attorney_number).toBe('11000');
    expect(shown.practice_states.length).toBeGreaterThan(0);
  } finally {
    await app.close();
  }
});
