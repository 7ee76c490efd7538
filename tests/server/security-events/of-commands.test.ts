// Every kind of security event that a command or a start leads to, and the table that explains all kinds.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config/config.ts';
import { SECURITY_EVENTS } from '../../../server/security-events/index.ts';
import { copyStore } from '../../helpers/copied-store.ts';
import { shippedContent } from '../helpers/app.ts';
import { published } from '../helpers/published.ts';
import { linesOf, OF_COMMANDS, type OfCommands } from './lines.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEY = 'test-key-'.repeat(8);
const CLERK = 'clerk@example.org';
const FEEDBACK = '/api/forms/feedback/submissions';
let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'security-'));
  file = join(folder, 'security.log');
  await copyStore(inject('newStore'), join(folder, 'data'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const env = (dataDir = 'data') => ({
  DATA_DIR: join(folder, dataDir),
  DEMO: '0',
  SECRET_KEY: KEY,
  SECURITY_LOG: file,
});

function command(words: string, set: Record<string, string> = {}): Promise<string> {
  const options = { cwd: ROOT, env: { ...process.env, ...env(), ...set } };
  const program = ['scripts/run.mjs', ...words.split(' ')];
  return new Promise((resolve) => {
    execFile(process.execPath, program, options, (_, out, faults) => resolve(out + faults));
  });
}

const staff = { kind: 'staff', id: expect.stringMatching(/^[\w-]{36}$/) };
const nobody = { kind: 'staff', id: '' };

const ACTS: Readonly<
  Record<OfCommands, { act(): Promise<unknown>; readonly told: readonly object[] }>
> = {
  'account.added': {
    act: () => command(`staff add ${CLERK} --roles desk`),
    told: [{ on: staff, act: 'desk' }],
  },
  'account.named': {
    act: () => command(`staff name ${CLERK} --name Teresa`),
    told: [{ on: staff }],
  },
  'roles.changed': {
    async act() {
      await command(`staff roles ${CLERK} --roles editor,publisher`);
      await command('staff roles nobody@example.org --roles editor');
    },
    told: [
      { on: staff, act: 'editor,publisher' },
      { on: nobody, act: 'editor', outcome: 'failure', reason: 'NOT_DONE' },
    ],
  },
  'account.disabled': {
    async act() {
      await command(`staff disable ${CLERK}`);
      await command('attorneys disable 10001');
    },
    told: [
      { on: staff },
      { on: { kind: 'attorney', id: '' }, outcome: 'failure', reason: 'NOT_FOUND' },
    ],
  },
  'account.enabled': { act: () => command(`staff enable ${CLERK}`), told: [{ on: staff }] },
  'account.removed': {
    act: () => command(`staff remove ${CLERK}`),
    told: [{ on: staff }],
  },
  'leads.imported': {
    async act() {
      const leads = join(folder, 'leads.csv');
      await writeFile(leads, 'email,firstname,lastname\nmary@example.org,Mary,Lamb\n');
      await command(`leads import ${leads}`);
    },
    told: [{ act: '1 added, 0 updated' }],
  },
  'secrets.resealed': { act: () => command('reseal'), told: [{}] },
  'store.seeded': {
    act: () => command('seed --attorneys 2 --claims 3', { DATA_DIR: join(folder, 'seeded') }),
    told: [{ act: '2 attorneys, 3 claims' }],
  },
  release: {
    async act() {
      const config = loadConfig({ ...env('started'), NODE_ENV: 'test', LOG_LEVEL: 'silent' });
      const app = await buildApp(config, { content: await shippedContent() });
      await app.close();
    },
    told: [{ on: { kind: 'release', id: '1' }, act: 'start' }],
  },
  'answers.deleted': {
    async act() {
      const config = loadConfig({ ...env('kept'), NODE_ENV: 'test', LOG_LEVEL: 'silent' });
      const content = await published({
        'schemas/forms/feedback/form.json': (text) =>
          text.replace('"received": {', '"received": { "keepDays": 30,'),
      });
      const data = { topic: 'website', rating: 4, comments: 'Clear and quick.' };
      const days = [1, 30, 32];
      for (const day of days) {
        const now = () => new Date(Date.UTC(2026, 2, day));
        const app = await buildApp(config, { content, now });
        await app.ready();
        // The second start finds the first too young, the third finds it too old.
        if (day === 1) await app.inject({ method: 'POST', url: FEEDBACK, payload: { data } });
        await app.close();
      }
    },
    told: [
      { on: { kind: 'submission', id: expect.stringMatching(/^[\w-]{36}$/) }, act: 'feedback' },
    ],
  },
};

it.each(OF_COMMANDS)(
  'tell %s',
  async (kind) => {
    const { act, told } = ACTS[kind];
    await act();
    const lines = linesOf(file).filter(({ event }) => event === kind);
    const common = {
      kind: 'security',
      outcome: 'success',
      time: expect.any(String),
      who: { kind: 'operator', id: String(process.getuid?.() ?? '') },
    };
    expect(lines).toEqual(told.map((one) => expect.objectContaining({ ...common, ...one })));
  },
  120_000,
);

it('hold no address and no name of those whom a command is about', async () => {
  const all = await readFile(file, 'utf8');
  for (const word of ['@', 'Mary', 'Lamb', KEY])
    expect([word, all.includes(word)]).toEqual([word, false]);
});

it('go to the standard error of a command where no file is set', async () => {
  const said = await command(`staff remove ${CLERK}`, { SECURITY_LOG: '' });
  const [line = ''] = said.split('\n');
  expect(JSON.parse(line)).toMatchObject({ event: 'account.removed', outcome: 'failure' });
}, 120_000);

it('keep a start from beginning where their file cannot be written, with a line that says so', async () => {
  const said = await command('reseal', { SECURITY_LOG: join(folder, 'none', 'security.log') });
  expect(said).toContain('SECURITY_LOG cannot be written (ENOENT).');
}, 120_000);

it('stand in docs/operating.md, each with what it tells, and no other', async () => {
  const text = await readFile(join(ROOT, 'docs/operating.md'), 'utf8');
  const [, table = ''] = text.split('\n## Security events\n');
  const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| `([a-z._]+)` \| (.+) \|$/gm)];
  expect(rows.map(([, kind, means]) => [kind, means])).toEqual(Object.entries(SECURITY_EVENTS));
});
