// `npm run staff`, as an operator runs it: who is added gets a link by mail, and what cannot be done is said.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openStore } from '../../../server/store/index.ts';
import { copyStore } from '../../helpers/copied-store.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEY = 'test-key-'.repeat(8);
const CLERK = 'clerk@example.org';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staff-'));
  await copyStore(inject('newStore'), join(folder, 'data'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function command(...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const set = {
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    SECRET_KEY: KEY,
    SECURITY_LOG: '/dev/null',
  };
  const program = ['scripts/run.mjs', 'staff', ...args];
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...process.env, ...set } };
    execFile(process.execPath, program, options, (error, out, words) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: (out + words).trim() }),
    );
  });
}

it('adds somebody, who gets a link by mail, and lists them', async () => {
  const added = await command('add', 'Clerk@Example.org', '--roles', 'desk, editor');
  expect(added).toEqual({
    code: 0,
    said: `${CLERK} is staff now (desk, editor), and gets a link by mail to choose a password.`,
  });
  const { db, close } = await openStore({ dataDir: join(folder, 'data') });
  const [row] = await db.selectFrom('staff').selectAll().execute();
  const links = await db.selectFrom('account_token').select(['purpose', 'staff_id']).execute();
  const mails = await db.selectFrom('job').select('details').execute();
  await close();
  expect(row).toMatchObject({ email: CLERK, roles: ['desk', 'editor'], password_hash: null });
  expect(links).toEqual([{ purpose: 'staff-invitation', staff_id: row?.id }]);
  expect(mails).toEqual([{ details: { recipient: CLERK, template: 'staff_invitation' } }]);
  expect((await command('list')).said).toBe(`${CLERK}  desk, editor  (invited, no password yet)`);
}, 120_000);

it('says what colleagues call somebody, and lists it', async () => {
  const named = await command('name', CLERK, '--name', ' Teresa Malone ');
  expect(named).toEqual({ code: 0, said: `Colleagues read of ${CLERK} as Teresa Malone.` });
  expect((await command('list')).said).toContain(`${CLERK}  Teresa Malone  desk, editor`);
  const unsaid = await command('name', CLERK);
  expect(unsaid).toEqual({
    code: 1,
    said: 'Say which name. For example: --name "First Last"',
  });
}, 120_000);

it('says what cannot be done, and does nothing then', async () => {
  const refused = await command('add', 'x@example.org', '--roles', 'king');
  expect(refused.code).toBe(1);
  expect(refused.said).toBe(
    'There is no role "king". There are: wording, editor, publisher, desk, admin. For example: --roles wording',
  );
}, 120_000);
