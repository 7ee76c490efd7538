// What somebody types in the Studio reaches the server once, in order, whatever the line does; no word is lost.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Send } from '../../../app/calls/typed.ts';
import { createKeeper } from '../../../app/pages/studio/work/kept.ts';
import type { Work } from '../../../app/pages/studio/work/state.ts';
import type { Change, Row } from '../../../app/pages/studio/work/types.ts';
import { createWork, NEW_CHANGE } from '../../../app/pages/studio/work/work.ts';

interface Sent {
  readonly id: string;
  readonly key: string;
  readonly text: string;
  readonly over?: number;
}

const change = (seq: number): Change => ({
  ...{
    id: 'c1',
    name: 'Words',
    owner: 'me@example.com',
    own: true,
    named: true,
    began_on: 1,
    behind: 0,
    seq,
  },
  ...{ edited_at: '', discarded_at: '', state: 'open', summary: '', asked_of: '' },
  ...{ approved_by: '', sent_back_by: '', sent_back_why: '', plan_at: '', full: 0 },
});

/** A server that keeps commands in order, does each id once, and tells of a clash where it is told to. */
function aServer() {
  const rows: Row[] = [];
  const heard: string[] = [];
  const edited: string[] = [];
  const server = { rows, heard, edited, status: 200, lost: false, clash: '' };
  const answers: Record<string, (asked: never) => unknown> = {
    studio_change: () => ({
      ...{ change: change(rows.length), commands: rows, more: false, comments: [] },
      ...{ undo: rows.at(-1)?.reads ?? '', redo: '' },
    }),
    studio_edit: ({ change: of, commands }: { change: string; commands: readonly Sent[] }) => {
      edited.push(of);
      const clashes = commands.filter(({ key, over }) => key === server.clash && !over);
      for (const { id, key, text } of commands) {
        if (rows.some((row) => row.id === id) || clashes.some((one) => one.id === id)) continue;
        rows.push({
          ...{
            seq: rows.length + 1,
            id,
            by: 'me@example.com',
            own: true,
            named: true,
            at: '',
            reads: text,
          },
          ...{ batch: '', undoes: 0, undone_by: 0, kind: 'sentence', key, path: '', text, use: '' },
          gone: false,
        });
      }
      return {
        ...{ change: change(rows.length), applied: [], missed: [] },
        clashes: clashes.map(({ id, key }) => ({ id, key, theirs: 'Theirs', by: 'x', seq: 7 })),
      };
    },
  };
  const send = (async (id: string, payload: never) => {
    heard.push(id);
    if (server.status !== 200)
      return { ok: false, refused: { status: server.status, message: undefined, faults: [] } };
    const data = answers[id]?.(payload);
    if (server.lost) return { ok: false, refused: { status: 0, message: undefined, faults: [] } };
    return { ok: true, body: { status: 'success', data } };
  }) as unknown as Send;
  return { server, send };
}

const DEVICE = { storage: localStorage, locks: undefined };
let { server, send } = aServer();
const works: Work[] = [];
const work = (id = 'c1'): Work => {
  const made = createWork({ send, id, keeper: createKeeper('me', DEVICE) });
  works.push(made);
  return made;
};
const kept = (): number => Object.keys(localStorage).length;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ({ server, send } = aServer());
});
afterEach(() => {
  for (const one of works.splice(0)) one.end();
  vi.useRealTimers();
});

test('opening saves nothing', async () => {
  const opened = work();
  await opened.open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.heard).toEqual(['studio_change']);
});

test('a change that is not begun stays so, whatever is looked at, while others are open', async () => {
  const begun = work(NEW_CHANGE);
  await begun.open();
  await begun.flush();
  await begun.look();
  expect(server.heard).toEqual([]);
  expect(begun.get()).toMatchObject({ id: '', change: null });
  begun.say('a', 'First', '');
  await begun.flush();
  expect(begun.get()).toMatchObject({ id: 'c1', change: { name: 'Words' } });
});

test('what is typed within a second is one command, another sentence another', async () => {
  const one = work();
  await one.open();
  for (const text of ['B', 'Ba', 'Bar']) one.say('a', text, '');
  one.say('b', 'Two', '');
  await vi.advanceTimersByTimeAsync(1500);
  expect(server.rows.map(({ key, text }) => [key, text])).toEqual([
    ['a', 'Bar'],
    ['b', 'Two'],
  ]);
  expect(one.get()).toMatchObject({ unsaved: [], saving: 'rest', undo: 'Two' });
  expect(kept()).toBe(0);
});

test('what is typed into a change that is published begins another', async () => {
  const one = work();
  await one.open();
  one.say('a', 'Bar', '');
  await one.flush();
  one.take({ ...change(1), state: 'published' });
  one.say('b', 'Two', '');
  expect(one.get()).toMatchObject({ id: '', change: null });
  expect(one.get().unsaved.map(({ command }) => command.text)).toEqual(['Two']);
  await one.flush();
  expect(server.edited).toEqual(['c1', '']);
});

test('what is typed until a clash is told belongs to it: nothing is written over unseen', async () => {
  const one = work();
  await one.open();
  server.clash = 'a';
  one.say('a', 'Mine', '');
  const way = one.flush();
  server.clash = '';
  one.say('a', 'Mine, and more', '');
  one.say('b', 'Another', '');
  await way;
  await one.flush();
  expect(server.rows.map(({ text }) => text)).toEqual(['Another']);
  const own = { command: { text: 'Mine, and more' } };
  expect(one.get().clashes).toMatchObject([{ theirs: 'Theirs', own }]);
  // It is on the device until it is chosen.
  expect(kept()).toBe(1);
});

test('what was sent and may have arrived keeps its words: what is typed then is another command', async () => {
  const one = work();
  await one.open();
  one.say('a', 'Sent', '');
  server.lost = true;
  await one.flush();
  expect(one.get().saving).toBe('away');
  server.lost = false;
  one.say('a', 'Sent, and more', '');
  await one.flush();
  expect(server.rows.map(({ text }) => text)).toEqual(['Sent', 'Sent, and more']);
  expect(one.get().unsaved).toEqual([]);
});

test('without a line the words are kept on the device, said so, and saved when it is back', async () => {
  const one = work();
  await one.open();
  server.status = 0;
  one.say('a', 'Kept', '');
  await one.flush();
  expect(one.get()).toMatchObject({ saving: 'away', unsaved: [{ command: { text: 'Kept' } }] });
  expect(kept()).toBe(1);
  server.status = 200;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.rows.map(({ text }) => text)).toEqual(['Kept']);
  expect(kept()).toBe(0);
});

test('a page that was closed over unsaved words is saved by the next', async () => {
  const first = work();
  await first.open();
  server.status = 401;
  first.say('a', 'Left behind', '');
  await first.flush();
  expect(first.get().saving).toBe('ended');
  first.end();
  server.status = 200;
  await work().open();
  expect(server.rows.map(({ text }) => text)).toEqual(['Left behind']);
  expect(kept()).toBe(0);
});

test('nobody else who uses the browser is given the words', async () => {
  server.status = 0;
  const first = work();
  first.say('a', 'Mine', '');
  await first.flush();
  const found = vi.fn();
  createKeeper('somebody', DEVICE).adopt(['c1'], found);
  expect(found).not.toHaveBeenCalled();
});

test('what is dropped while it is tried once more is not told as refused again', async () => {
  const one = work();
  await one.open();
  server.status = 409;
  one.say('a', 'Too late', '');
  await one.flush();
  expect(one.get().saving).toBe('refused');
  const again = one.flush();
  one.drop();
  await again;
  expect(one.get()).toMatchObject({ saving: 'rest', refused: undefined, unsaved: [] });
});

test('what the server refuses is told and stays until it is dropped', async () => {
  const one = work();
  await one.open();
  server.status = 422;
  one.say('a', 'No', '');
  await one.flush();
  expect(one.get()).toMatchObject({ saving: 'refused', refused: { status: 422 } });
  expect(one.get().unsaved).toHaveLength(1);
  one.drop();
  expect(one.get()).toMatchObject({ saving: 'rest', unsaved: [] });
});

test('two wordings of one sentence are both there until one is chosen', async () => {
  const one = work();
  await one.open();
  server.clash = 'a';
  one.say('a', 'Mine', '');
  await one.flush();
  expect(server.rows).toEqual([]);
  const [clash] = one.get().clashes;
  expect(clash).toMatchObject({ theirs: 'Theirs', own: { command: { text: 'Mine' } } });
  if (clash) one.decide(clash, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(server.rows.map(({ text }) => text)).toEqual(['Mine']);
  expect(one.get().clashes).toEqual([]);
});
