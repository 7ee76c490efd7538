// Whether somebody is known cannot be told from how long an answer takes, over many tries that take turns.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_STAFF } from '../../server/demo/world.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

/** Of each kind. Chance alone strays from one half by 0.04 then, in two of three runs. */
const TRIES = 100;
/** What was seen before was 0.84 and more. */
const FAR_FROM_CHANCE = 0.18;

const WAYS = [
  {
    way: 'a staff password that was forgotten',
    path: '/api/staff/forgot-password',
    known: Object.values(DEMO_STAFF),
    unknown: ['nobody@example.com', 'none@example.com', 'no-one@example.com'],
    body: (email: string) => ({ email }),
  },
  {
    way: 'the login of staff',
    path: '/api/staff/login',
    known: Object.values(DEMO_STAFF),
    unknown: ['nobody@example.com', 'none@example.com', 'no-one@example.com'],
    body: (email: string) => ({ email, password: 'Wrong#2026' }),
  },
  {
    way: 'the login of attorneys',
    path: '/api/portal/login_attorney.php',
    known: ['demoattorney1', 'demoattorney3', 'demoattorney4'],
    unknown: ['nobodyatall1', 'nobodyatall3', 'nobodyatall4'],
    body: (username: string) => ({ is_registered: true, username, password: 'Wrong#2026' }),
  },
  {
    way: 'the first login',
    path: '/api/portal/login_attorney.php',
    known: ['10001', '10002', '10003', '10004'],
    unknown: ['99991', '99992', '99993', '99994'],
    body: (attorney_number: string) => ({
      ...{ is_registered: false, attorney_number },
      ...{ zip: '00501', last_4_ssn: '0001' },
    }),
  },
  {
    way: 'the secret question',
    path: '/api/portal/get_secret_question.php',
    known: ['10001', '10002', '10003', '10004'],
    unknown: ['99991', '99992', '99993', '99994'],
    body: (attorney_number: string) => ({ attorney_number, username: 'somebodyelse' }),
  },
] as const;

describe('the time of an answer', () => {
  let folder: string;
  let server: ServerProcess;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-time-'));
    server = startServer({ DATA_DIR: folder, DEMO: '1', TRUST_PROXY: '127.0.0.1' });
    address = await server.ready();
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.ended();
    await rm(folder, { recursive: true, force: true });
  });

  let networks = 0;
  async function timeOf(path: string, body: object): Promise<number> {
    networks += 1;
    // Each from another network, so that none has used its tries up.
    const from = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
    const begun = performance.now();
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    expect(answer.status).not.toBe(429);
    return performance.now() - begun;
  }

  it.each(WAYS)('tells nobody who is known, at $way', async ({ path, known, unknown, body }) => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const turn = async (kind: 'known' | 'unknown', n: number) => {
      const accounts = kind === 'known' ? known : unknown;
      times[kind].push(await timeOf(path, body(accounts[n % accounts.length] ?? '')));
    };
    for (let n = -10; n < TRIES; n += 1) {
      // Who comes first changes at random: what one leaves behind is met by both.
      const first = Math.random() < 0.5;
      for (const kind of first ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
        await turn(kind, n + 10);
      // The first ones warm up.
      if (n < 0) times.known.length = times.unknown.length = 0;
    }
    const share = rightGuesses(times.known, times.unknown);
    expect(Math.abs(share - 0.5)).toBeLessThan(FAR_FROM_CHANCE);
  });
});

/** How often whoever takes the slower of two for the known one is right: one half where time says nothing. */
function rightGuesses(known: readonly number[], unknown: readonly number[]): number {
  const pairs = known.flatMap((one) =>
    unknown.map((other): number => (one > other ? 1 : one === other ? 0.5 : 0)),
  );
  return pairs.reduce((sum, pair) => sum + pair, 0) / pairs.length;
}
