// How long `/healthz` takes to answer while a hundred documents are asked for at once: its p95, beside that of an idle server.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { npmStart } from './own-server.ts';
import { percentile } from './stats.mjs';

const PRINTS = 100;
const IDLE_LOOKS = 200;
/** The demo's applicant who has not begun yet. */
const APPLICANT = 'new.applicant@example.com';

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-print-'));
const server = await npmStart({ DATA_DIR: join(folder, 'data'), DEMO: '1' });
try {
  const print = await applicant();
  await print(0);
  const idle: number[] = [];
  while (idle.length < IDLE_LOOKS) idle.push(await look());
  const busy: number[] = [];
  let printed = 0;
  const begun = performance.now();
  const all = Promise.all(
    Array.from({ length: PRINTS }, async (_, n) => {
      await print(n + 1);
      printed += 1;
    }),
  );
  while (printed < PRINTS) busy.push(await look());
  await all;
  const found = {
    printHealthzMs: percentile(busy, 0.95),
    idleMs: percentile(idle, 0.95),
    longestMs: Math.max(...busy),
    looks: busy.length,
    secondsForAll: (performance.now() - begun) / 1000,
  };
  console.log(JSON.stringify(found));
} finally {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}

/** A monitor that looks every few milliseconds. */
async function look(): Promise<number> {
  const from = performance.now();
  await (await fetch(`${server.address}/healthz`)).text();
  const took = performance.now() - from;
  await wait(5);
  return took;
}

/** Signs the applicant in; gives what prints his application, a different one for each number. */
async function applicant(): Promise<(n: number) => Promise<void>> {
  const call = (name: string, body: object, cookie = '') =>
    fetch(`${server.address}/api/portal/${name}.php`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie },
      body: JSON.stringify(body),
    });
  const found = await call('getLeadHubspot', { emailAddress: APPLICANT });
  const cookie = found.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  await call('send_mailbox_code', {}, cookie);
  const mails = await (await fetch(`${server.address}/api/demo/mail`)).text();
  const [, code] = /Your code is (\d{6})/.exec(mails) ?? [];
  await call('prove_mailbox', { code }, cookie);
  return async (n) => {
    const form = { first_name: `Ann ${n}`, last_name: 'Lee', credentials: licences(n) };
    const made = await call('attorney_app_pdf', { form, file_type: 'attorney_app' }, cookie);
    if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
  };
}

function licences(n: number) {
  return Array.from({ length: 5 }, (_, row) => ({
    lic_state: { STATECD: 'GA', state_name: 'Georgia' },
    bar_number: `${n}-${row}`,
    date_admitted_to_bar: '2012-05-18',
  }));
}
