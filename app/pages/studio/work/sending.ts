// The way of the commands of a change to the server and back: one request at a time, tried again until it is known to be done.

import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf, Send } from '../../../calls/typed.ts';
import type { Keeper } from './kept.ts';
import type { WorkState } from './state.ts';
import type { Clash, Row, Unsaved } from './types.ts';

interface Given {
  readonly send: Send;
  readonly keeper: Keeper;
  readonly get: () => WorkState;
  readonly set: (next: Partial<WorkState>) => void;
}

export interface Sending {
  flush(): Promise<void>;
  /** It may have arrived, whatever became of the answer: its words stay as they are. */
  wasSent(id: string): boolean;
  /** Asks for the change, or for what is new in it. */
  ask(): Promise<void>;
  undo(redo: boolean, anyway: boolean): Promise<Refused | undefined>;
  end(): void;
}

const AGAIN_MS = 5000;
const ENDED = 401;

export function sendingOf(given: Given): Sending {
  const { send, get, set } = given;
  let way: Promise<void> | undefined;
  const sentIds = new Set<string>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const round = async (): Promise<void> => {
    // Whoever has nothing to save is in the change they were in, or in none.
    if (get().unsaved.length === 0) return;
    while (get().unsaved.length > 0) {
      const onTheWay = get().unsaved;
      set({ saving: 'busy' });
      const commands = onTheWay.map(({ command, ...about }) => ({ ...about, ...command }));
      for (const { id } of onTheWay) sentIds.add(id);
      const after = Math.max(seqOf(get()), get().known);
      const sent = await send('studio_edit', { change: get().id, after, commands });
      if (!sent.ok) {
        fail(sent.refused);
        return;
      }
      taken(given, sent.body.data, onTheWay, get().unsaved);
    }
    await asking(given);
  };
  const fail = (refused: Refused): void => {
    if (refused.status === ENDED) set({ saving: 'ended' });
    else if (refused.status === 0 || refused.status >= 500) {
      set({ saving: 'away' });
      clearTimeout(again);
      again = setTimeout(() => void flush(), AGAIN_MS);
    } else set({ saving: 'refused', refused });
  };
  const flush = (): Promise<void> => {
    clearTimeout(again);
    way ??= round().finally(() => {
      way = undefined;
    });
    return way;
  };
  const online = (): void => void flush();
  window.addEventListener('online', online);
  return {
    flush,
    wasSent: (id) => sentIds.has(id),
    ask: () => asking(given),
    undo: (redo, anyway) => undone(given, redo, anyway),
    end: () => {
      clearTimeout(again);
      window.removeEventListener('online', online);
    },
  };
}

const seqOf = ({ rows }: WorkState): number => rows.at(-1)?.seq ?? 0;

async function asking({ send, get, set }: Given): Promise<void> {
  const { id, change } = get();
  const since = change ? seqOf(get()) : 0;
  const sent = await send('studio_change', { id, since });
  if (!sent.ok) {
    if (change === undefined) set({ saving: sent.refused.status === ENDED ? 'ended' : 'away' });
    return;
  }
  const { data } = sent.body;
  if (!data) {
    set({ change: null });
    return;
  }
  const { commands, comments, undo, redo } = data;
  set({
    ...{ change: data.change, id: data.change.id, comments, undo, redo },
    ...(commands.length > 0 && { rows: joined(get().rows, commands) }),
  });
}

async function undone(given: Given, redo: boolean, anyway: boolean): Promise<Refused | undefined> {
  const { send, get, set } = given;
  const over = anyway ? { over: seqOf(get()) } : {};
  const sent = await send('studio_undo', { change: get().id, redo, ...over });
  if (!sent.ok) {
    await asking(given);
    return sent.refused;
  }
  const { rows, ...next } = sent.body.data;
  set({ ...next, rows: joined(get().rows, rows), savedAt: new Date() });
  return undefined;
}

/** What the server made of what was sent. */
function taken(
  { keeper, get, set }: Given,
  { change, missed, clashes }: AnswerOf<'studio_edit'>['data'],
  sent: readonly Unsaved[],
  now: readonly Unsaved[],
): void {
  const isMet = ({ command }: Unsaved) => clashes.some(({ key }) => key === command.key);
  const later = now.filter((one) => !sent.some(({ id }) => id === one.id));
  // What was typed since about the same was typed without having seen the other's.
  const left = later.filter((one) => !isMet(one));
  for (const { id } of [...sent, ...later.filter(isMet)]) keeper.forget(id);
  if (get().id !== change.id) for (const one of left) keeper.keep(change.id, one);
  set({
    ...{ change, id: change.id, unsaved: left, refused: undefined, savedAt: new Date() },
    // With what it missed it knows all there is.
    known: change.seq,
    saving: left.length > 0 ? 'busy' : 'rest',
    rows: joined(get().rows, missed),
    clashes: [...get().clashes, ...clashes.flatMap((clash) => withMine(clash, now))],
  });
}

/** A clash with the last that was to be said. */
function withMine(clash: Omit<Clash, 'mine'>, all: readonly Unsaved[]): readonly Clash[] {
  const mine = all.findLast(({ command }) => command.key === clash.key)?.command;
  return mine ? [{ ...clash, mine }] : [];
}

/** In order, each once, as it was told last. */
function joined(known: readonly Row[], more: readonly Row[]): readonly Row[] {
  const all = new Map([...known, ...more].map((row) => [row.seq, row]));
  return [...all.values()].sort((one, other) => one.seq - other.seq);
}
