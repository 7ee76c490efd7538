// What somebody typed against a bad line, a closed window or a colleague: it is saved once and in order, or shown beside the other's.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Send } from '../../../app/calls/typed.ts';
import type { Locks } from '../../../app/pages/studio/work/alive.ts';
import { createKeeper } from '../../../app/pages/studio/work/kept.ts';
import type { Work } from '../../../app/pages/studio/work/state.ts';
import type { Change, Row } from '../../../app/pages/studio/work/types.ts';
import { createWork, NEW_CHANGE } from '../../../app/pages/studio/work/work.ts';

interface Said {
  readonly was?: string;
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly over: number;
}

interface Edit {
  readonly change: string;
  readonly after: number;
  readonly commands: readonly Said[];
}

/** One change; what somebody has not seen of what they word anew is a clash. `lost` loses an answer, `holds` holds all back. */
class Server {
  rows: Row[] = [];
  requests: Edit[] = [];
  changes = 0;
  status = 200;
  lost = false;
  refusedText = '';
  holds: Promise<void> | undefined;

  readonly send = (async (id: string, payload: never) => {
    if (this.status !== 200) return refused(this.status);
    const data = id === 'studio_edit' ? this.#edit(payload) : this.#change(payload);
    await this.holds;
    if (data === undefined) return refused(422, [{ path: '/commands/0', code: '', message: '' }]);
    return this.lost ? refused(0) : { ok: true, body: { status: 'success', data } };
  }) as unknown as Send;

  says(key: string, text: string, id: string = crypto.randomUUID()): number {
    const seq = this.rows.length + 1;
    this.rows.push({
      ...{ seq, id, by: 'x@example.com', own: true, at: '', reads: text, batch: '', undoes: 0 },
      ...{ undone_by: 0, kind: 'sentence', key, path: '', text, use: '', gone: false },
    });
    return seq;
  }

  now(key: string): string | undefined {
    return this.rows.findLast((row) => row.key === key)?.text;
  }

  #edit(edit: Edit) {
    if (edit.commands.some(({ text }) => text === this.refusedText)) return undefined;
    this.requests.push(edit);
    if (edit.change === '' && !this.rows.some(({ id }) => id === edit.commands[0]?.id))
      this.changes += 1;
    const missed = this.rows.filter(({ seq }) => seq > edit.after);
    const clashes: object[] = [];
    const applied: object[] = [];
    const own = new Set<number>();
    for (const { id, key, text, over } of edit.commands) {
      const known = this.rows.find((row) => row.id === id);
      const met = missed.findLast((row) => row.key === key && row.seq > over && !own.has(row.seq));
      if (known) own.add(known.seq);
      if (known) applied.push({ id, seq: known.seq });
      else if (met) clashes.push({ id, key, theirs: met.text, by: met.by, seq: met.seq });
      else {
        const seq = this.says(key, text, id);
        own.add(seq);
        applied.push({ id, seq });
      }
    }
    return { change: changeAt(this.rows.length), applied, missed, clashes };
  }

  #change({ since }: { since: number }) {
    const commands = this.rows.filter(({ seq }) => seq > since);
    const change = changeAt(this.rows.length);
    return { change, commands, more: false, comments: [], undo: '', redo: '' };
  }
}

const changeAt = (seq: number): Change => ({
  ...{ id: 'c1', name: 'Words', owner: 'me@example.com', own: true, began_on: 1, behind: 0, seq },
  ...{ edited_at: '', discarded_at: '', state: 'open', named: true, summary: '', asked_of: '' },
  ...{ approved_by: '', plan_at: '', full: 0 },
});

const refused = (status: number, faults: object[] = []) => ({
  ok: false,
  refused: { status, message: undefined, faults },
});

/** The locks of a browser: one page holds a name, the others wait. */
function someLocks(): NonNullable<Locks> {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...more: unknown[]): Promise<unknown> => {
    const act = more.at(-1) as () => unknown;
    const before = held.get(name) ?? Promise.resolve();
    const done = before.then(act);
    held.set(name, done);
    return done;
  };
  return { request } as NonNullable<Locks>;
}

let server = new Server();
let locks: Locks;
const works: Work[] = [];
const opened = async (id = 'c1'): Promise<Work> => {
  const keeper = createKeeper('me', { storage: localStorage, locks });
  const work = createWork({ send: server.send, id, keeper });
  works.push(work);
  await work.open();
  return work;
};
const settled = () => vi.advanceTimersByTimeAsync(0);
const later = () => vi.advanceTimersByTimeAsync(6000);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new Server();
  locks = someLocks();
});
afterEach(() => {
  for (const one of works.splice(0)) one.end();
  vi.useRealTimers();
});

test('what a colleague said while one typed is a clash, though one has been told of it before it is saved', async () => {
  const one = await opened();
  one.say('a', 'Mine', '');
  server.says('a', 'Theirs');
  await one.look();
  await one.flush();
  expect(server.now('a')).toBe('Theirs');
  expect(one.get().clashes).toMatchObject([
    { theirs: 'Theirs', own: { command: { text: 'Mine' } } },
  ]);
});

test('two wordings are there after a reload, too, and what is typed meanwhile is typed on the own', async () => {
  const one = await opened();
  one.say('a', 'Mine', '');
  server.says('a', 'Theirs');
  await one.flush();
  one.say('a', 'Mine, longer', '');
  await one.flush();
  expect(server.now('a')).toBe('Theirs');
  one.end();
  const next = await opened();
  await settled();
  const [clash] = next.get().clashes;
  expect(clash).toMatchObject({ theirs: 'Theirs', own: { command: { text: 'Mine, longer' } } });
  if (clash) next.decide(clash, true);
  await settled();
  expect(server.now('a')).toBe('Mine, longer');
  expect(localStorage).toHaveLength(0);
});

test('what is typed while the change is asked for is saved, too', async () => {
  const one = await opened();
  one.say('a', 'One', '');
  await one.flush();
  let go = (): void => undefined;
  server.holds = new Promise((resolve) => {
    go = resolve;
  });
  void one.look();
  one.say('a', 'One, two', '');
  await vi.advanceTimersByTimeAsync(1500);
  server.holds = undefined;
  go();
  await settled();
  expect(server.now('a')).toBe('One, two');
  expect(one.get()).toMatchObject({ saving: 'rest', unsaved: [], clashes: [] });
});

test('words that are saved stay on screen until their row comes back', async () => {
  const one = await opened();
  one.say('a', 'One', '');
  await one.flush();
  const { saved, rows } = one.get();
  const shown = [...rows, ...saved.map(({ command }) => command)];
  expect(shown.findLast(({ key }) => key === 'a')).toMatchObject({ text: 'One' });
  await settled();
  expect(one.get()).toMatchObject({ saved: [], rows: [{ text: 'One' }] });
});

test('an answer that was lost makes neither a second change nor a second edit, and what follows stands on it', async () => {
  const one = await opened(NEW_CHANGE);
  one.say('a', 'One', '');
  server.lost = true;
  await one.flush();
  one.say('a', 'One, two', '');
  one.end();
  await settled();
  server.lost = false;
  const next = await opened(NEW_CHANGE);
  await later();
  expect(server.changes).toBe(1);
  expect(server.rows.map(({ text }) => text)).toEqual(['One', 'One, two']);
  expect(next.get().clashes).toEqual([]);
});

test('what a page that is gone had typed in turn is saved in that order', async () => {
  const one = await opened();
  server.status = 0;
  const words = ['1', '2', '3', '4', '5', '6', '7', '8'];
  for (const [at, text] of words.entries()) one.say(at % 2 === 0 ? 'a' : 'b', text, '');
  await one.flush();
  one.end();
  await settled();
  server.status = 200;
  await opened();
  await settled();
  expect(server.rows.map(({ text }) => text)).toEqual(words);
});

test('a page that is still there keeps what it has in hand; once it is gone, others save it', async () => {
  const one = await opened();
  server.status = 0;
  one.say('a', 'Half a', '');
  await one.flush();
  server.status = 200;
  await opened();
  await settled();
  expect(server.rows).toEqual([]);
  server.status = 0;
  one.end();
  await settled();
  server.status = 200;
  await later();
  expect(server.rows.map(({ text }) => text)).toEqual(['Half a']);
});

test('one sentence that cannot be taken keeps no other from being saved', async () => {
  const one = await opened();
  server.refusedText = 'Bad';
  one.say('a', 'Bad', '');
  one.say('b', 'Good', '');
  await one.flush();
  expect(server.rows.map(({ text }) => text)).toEqual(['Good']);
  expect(one.get()).toMatchObject({ saving: 'refused', unsaved: [{ command: { text: 'Bad' } }] });
  one.say('a', 'Better', '');
  await one.flush();
  expect(server.now('a')).toBe('Better');
  expect(one.get()).toMatchObject({ saving: 'rest', refused: undefined, unsaved: [] });
});

test('more at once than a request takes goes in several', async () => {
  const one = await opened();
  one.say('x', 'Before', '');
  one.act(
    Array.from({ length: 200 }, (_, at) => ({ kind: 'sentence', key: `k${at}`, text: 'Same' })),
  );
  await settled();
  expect(server.requests.map(({ commands }) => commands.length)).toEqual([200, 1]);
  expect(server.rows).toHaveLength(201);
});

test('nothing is sent in the name of somebody else who has logged in since', async () => {
  let isMine = true;
  const keeper = createKeeper('me', { storage: localStorage, locks });
  const one = createWork({ send: server.send, id: 'c1', keeper, isMine: () => isMine });
  await one.open();
  one.say('a', 'Mine', '');
  isMine = false;
  one.end();
  await later();
  expect(server.rows).toEqual([]);
  expect(localStorage).toHaveLength(1);
});

test('each wording says what it was worded over, in a change of its own too', async () => {
  const one = await opened();
  one.say('a', 'O', 'Zero');
  one.say('a', 'One', 'O');
  await one.flush();
  // The page is not drawn yet with what was saved.
  one.say('a', 'One, two', 'Zero');
  server.status = 409;
  await one.flush();
  expect(one.get()).toMatchObject({ saving: 'refused', unsaved: [{ command: { was: 'One' } }] });
  server.status = 200;
  one.anew();
  await settled();
  const sent = server.requests.map(({ change, commands }) => [change, commands[0]?.was]);
  expect(sent).toEqual([
    ['c1', 'Zero'],
    ['', 'One'],
  ]);
});

test('what is offered for words that are refused stays to be pressed while they are tried again', async () => {
  const one = await opened();
  one.say('a', 'Late', '');
  server.status = 409;
  await one.flush();
  // The press takes the focus from the box, which saves what is in it.
  const way = one.flush();
  expect(one.get().saving).toBe('refused');
  server.status = 200;
  one.anew();
  await way;
  await settled();
  expect(server.requests.map(({ change }) => change)).toEqual(['']);
  expect(one.get()).toMatchObject({ saving: 'rest', unsaved: [] });
});
