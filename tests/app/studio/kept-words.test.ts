// What somebody typed against a bad line, a closed window or a colleague: it is saved once and in order, or shown beside the other's.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locks } from '../../../app/pages/studio/work/alive.ts';
import { createKeeper } from '../../../app/pages/studio/work/kept.ts';
import type { Work } from '../../../app/pages/studio/work/state.ts';
import { createWork, NEW_CHANGE } from '../../../app/pages/studio/work/work.ts';
import { Server, someLocks } from './one-change.ts';

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
