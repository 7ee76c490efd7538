// Texts and lists made to hold the server up: whoever else calls does not notice them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Attacker, LONG_INPUTS, ROWS } from '../faults/support/long-inputs.ts';
import { type ServerProcess, startServer } from '../server/helpers/process.ts';

/** How many times as long as an idle process takes to read and write the longest body it may be held up. */
const MOST = 10;

describe('an input made to hold the server up', () => {
  let folder: string;
  const servers: ServerProcess[] = [];
  let [busy, idle] = ['', ''];
  let attacker: Attacker;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-held-'));
    for (const name of ['busy', 'idle']) {
      servers.push(startServer({ DATA_DIR: join(folder, name), APPLICANT_CODE: 'off' }));
    }
    [busy = '', idle = ''] = await Promise.all(servers.map((server) => server.ready()));
    attacker = await Attacker.at(busy);
  });
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL');
      await ended();
    }
    await rm(folder, { recursive: true, force: true });
  });

  /** The longest that a health check of each server took while something was done, in milliseconds. */
  async function heldUp(act: () => Promise<unknown>) {
    let done = false;
    const acting = act().finally(() => {
      done = true;
    });
    const longest = { busy: 0, idle: 0 };
    while (!done) {
      longest.busy = Math.max(longest.busy, await answered(busy));
      longest.idle = Math.max(longest.idle, await answered(idle));
      await wait(5);
    }
    await acting;
    return longest;
  }

  async function answered(address: string): Promise<number> {
    const from = performance.now();
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    return performance.now() - from;
  }

  /** What this machine takes, just now, for the most that one request may ask of a process in one go. */
  function pace(): number {
    const body = JSON.stringify({ data: { practice_county_list: ROWS } });
    const from = performance.now();
    JSON.stringify(JSON.parse(body));
    return performance.now() - from;
  }

  it.each(LONG_INPUTS)('is noticed by nobody else: $input', async ({ send }) => {
    const paces = [pace(), pace(), pace()];
    const longest = await heldUp(() => send(attacker));
    paces.push(pace(), pace());
    expect(longest.busy).toBeLessThan(longest.idle + MOST * Math.max(...paces));
  });
});
