// A server that dies in the middle of edits, again and again: what it had acknowledged is there afterwards, and nothing is there by half.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { randomOf } from '../../helpers/chance/random.ts';
import { type ServerProcess, startServer } from '../../server/helpers/process.ts';

const KEYS = ['app.skip', 'app.name', 'app.home.welcome', 'mail.staff_reset'];

interface Row {
  readonly seq: number;
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly undoes: number;
}

interface Sent {
  readonly id: string;
  readonly key: string;
  readonly text: string;
}

/** Kills a server amid editing so many times; `env` says which store it is on. */
export async function killAmidEditing(env: Record<string, string>, times: number): Promise<void> {
  let server: ServerProcess | undefined;
  let change = '';
  let token = '';
  const acknowledged: Sent[] = [];
  const unsure: Sent[] = [];
  try {
    for (let round = 1; round <= times; round += 1) {
      const random = randomOf(round);
      server = startServer({ DEMO: '1', ...env });
      const at = await server.ready();
      token ||= await logIn(at);
      const call = (path: string, body: object) => ask(`${at}/api/studio/${path}`, token, body);
      if (change === '') change = await begin(call);
      await requireAll(call, { change, acknowledged, unsure });
      // Whatever was on its way is sent again, as a browser does: it is done once.
      for (const one of unsure.splice(0)) {
        await call('edit', editOf(change, one));
        acknowledged.push(one);
      }
      const mortal = server;
      const enough = acknowledged.length + 1 + random.below(6);
      const editors = [0, 1, 2].map(async (who) => {
        for (let at = 0; mortal.child.exitCode === null && !mortal.child.killed; at += 1) {
          const one = {
            id: randomUUID(),
            key: random.of(KEYS),
            text: `${round}.${who}.${at} {{name}}`,
          };
          unsure.push(one);
          const answered = await call('edit', editOf(change, one)).catch(() => undefined);
          if (answered === undefined) return;
          unsure.splice(unsure.indexOf(one), 1);
          acknowledged.push(one);
          if (acknowledged.length >= enough) mortal.child.kill('SIGKILL');
        }
      });
      await Promise.all(editors);
      await server.ended();
    }
    server = startServer({ DEMO: '1', ...env });
    const at = await server.ready();
    const call = (path: string, body: object) => ask(`${at}/api/studio/${path}`, token, body);
    await requireAll(call, { change, acknowledged, unsure });
    await undoAll(call, change);
  } finally {
    server?.child.kill('SIGKILL');
    await server?.ended();
  }
}

type Call = (path: string, body: object) => Promise<Record<string, unknown>>;

const editOf = (change: string, { id, key, text }: Sent) => ({
  ...{ change, after: 1_000_000 },
  commands: [{ id, kind: 'sentence', key, text }],
});

async function begin(call: Call): Promise<string> {
  const first = { id: randomUUID(), key: 'app.skip', text: 'The first' };
  const made = await call('edit', { ...editOf('', first), after: 0 });
  return (made.change as { id: string }).id;
}

/** Every acknowledged command is there, once; what is there besides was on its way; none is missing between two. */
async function requireAll(
  call: Call,
  {
    change,
    acknowledged,
    unsure,
  }: { change: string; acknowledged: readonly Sent[]; unsure: readonly Sent[] },
): Promise<void> {
  const all = (await call('change', { id: change })) as {
    readonly commands: readonly Row[];
    readonly more: boolean;
  };
  expect(all.more).toBe(false);
  const found = all.commands;
  expect(found.map(({ seq }) => seq)).toEqual(found.map((_, at) => at + 1));
  const texts = new Map(found.map(({ id, key, text }) => [id, `${key} ${text}`]));
  expect(texts.size).toBe(found.length);
  for (const { id, key, text } of acknowledged) expect(texts.get(id)).toBe(`${key} ${text}`);
  const known = new Set([...acknowledged, ...unsure].map(({ id }) => id));
  expect(found.slice(1).filter(({ id }) => !known.has(id))).toEqual([]);
}

/** All of it can be taken back: nothing is left of it. */
async function undoAll(call: Call, change: string): Promise<void> {
  for (;;) {
    const { undo, change: now } = (await call('undo', { change })) as {
      undo: string;
      change: { summary: string };
    };
    if (undo !== '') continue;
    expect(now.summary).toBe('Nothing changed yet');
    return;
  }
}

async function ask(url: string, token: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { data?: Record<string, unknown>; code?: string };
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${JSON.stringify(said)}`);
  return said.data ?? (said as Record<string, unknown>);
}

async function logIn(at: string): Promise<string> {
  const email = 'editor@example.com';
  // The demo world is there a moment after the server is.
  for (;;) {
    const first = await ask(`${at}/api/staff/login`, '', { email, password: 'Portal#2026' }).catch(
      () => undefined,
    );
    if (first === undefined) {
      await wait(200);
      continue;
    }
    const { code } = await ask(`${at}/api/demo/staff-code`, '', { email });
    const entered = await ask(`${at}/api/staff/login`, '', { ticket: first.ticket, code });
    return String(entered.token);
  }
}
