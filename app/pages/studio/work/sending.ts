// The way of the commands of a change to the server and back: one request at a time, tried again until it is known to be done.

import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf, Send } from '../../../calls/typed.ts';
import type { Keeper } from './kept.ts';
import type { WorkState } from './state.ts';
import { joined, notTaken, replaced, taken } from './taken.ts';
import type { Unsaved } from './types.ts';

export interface SendingOptions {
  readonly send: Send;
  readonly keeper: Keeper;
  readonly get: () => WorkState;
  readonly set: (next: Partial<WorkState>) => void;
  /** Is whoever typed it still the one who is logged in? */
  readonly isMine: () => boolean;
}

export interface Sending {
  begin(): void;
  /** Resolves when what is in hand is saved or cannot be. */
  flush(): Promise<void>;
  /** Sends it while the page goes, and waits for no answer. */
  leave(): void;
  /** Asks for the change, or for what is new in it. */
  ask(): Promise<void>;
  undo(redo: boolean, anyway: boolean): Promise<Refused | undefined>;
  end(): void;
}

const AGAIN_MS = 5000;
const ENDED = 401;
const NOT_FOUND = 404;
const TOO_OFTEN = 429;
/** As the contract has it. */
const MOST_AT_ONCE = 200;
/** Browsers send no more with a page that goes; the rest is kept on the device. */
const MOST_BYTES_LEAVING = 60_000;

export function sendingOf(given: SendingOptions): Sending {
  const { send, keeper, get, set, isMine } = given;
  let way: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = askingOf(given);
  const undo = undoingOf(given, ask);

  const round = async (): Promise<void> => {
    for (let next = nextOf(get()); next.length > 0 && isMine(); next = nextOf(get())) {
      const { id } = get();
      set(onItsWay(get(), next));
      const sent = await send('studio_edit', requestOf(get(), next));
      if (sent.ok) set(taken(get(), sent.body.data, next, keeper));
      else if (get().id !== id && !isUnsure(sent.refused.status)) continue;
      else if (!goesOnWithout(sent.refused, next)) return;
    }
    if (get().unsaved.length === 0) set({ saving: 'rest', refused: undefined });
    else if (nextOf(get()).length === 0) set({ saving: 'refused' });
  };
  const goesOnWithout = (refused: Refused, sent: readonly Unsaved[]): boolean => {
    const { status } = refused;
    if (isUnsure(status) || status === TOO_OFTEN) {
      set({ saving: 'away' });
      clearTimeout(again);
      if (!isOver) again = setTimeout(() => void flush(), AGAIN_MS);
      return false;
    }
    const { unsaved, isAlone } = notTaken(get().unsaved, refused, sent);
    set({ unsaved, ...asRefused(unsaved, refused) });
    return isAlone;
  };
  const flush = (): Promise<void> => {
    clearTimeout(again);
    const next = nextOf(get());
    if (way) leaveBehind(given, next);
    if (way || next.length === 0) return way ?? Promise.resolve();
    way = round().finally(() => {
      way = undefined;
      const { saving } = get();
      if (saving === 'rest' || saving === 'refused') void ask();
    });
    return way;
  };
  const online = (): void => void flush();
  return {
    begin() {
      isOver = false;
      window.addEventListener('online', online);
    },
    flush,
    leave: () => leave(given),
    ...{ ask, undo },
    end() {
      isOver = true;
      clearTimeout(again);
      window.removeEventListener('online', online);
    },
  };
}

/** What is offered for refused words stays on screen: a press on it is what tries them again, by leaving the box. */
const onItsWay = (
  { saving, unsaved }: WorkState,
  next: readonly Unsaved[],
): Partial<WorkState> => ({
  saving: saving === 'refused' ? saving : 'busy',
  unsaved: replaced(unsaved, next, { isTried: true }),
});

/** What waits for a request that is on its way has left its box. */
function leaveBehind({ get, set }: SendingOptions, next: readonly Unsaved[]): void {
  if (next.some(({ isTried, isLeft }) => !(isTried || isLeft)))
    set({ unsaved: replaced(get().unsaved, next, { isLeft: true }) });
}

/** Where nothing is left it was dropped on its way, as by a press on the button that the box loses its focus to. */
function asRefused(unsaved: readonly Unsaved[], refused: Refused): Partial<WorkState> {
  if (refused.status === ENDED) return { saving: 'ended' };
  if (unsaved.length === 0) return { saving: 'rest', refused: undefined };
  return { saving: 'refused', refused };
}

/** Nobody knows whether it was done. */
const isUnsure = (status: number): boolean => status === 0 || status >= 500;

function leave({ send, get, set, isMine }: SendingOptions): void {
  const next = nextOf(get());
  if (next.length === 0 || !isMine()) return;
  set({ unsaved: replaced(get().unsaved, next, { isTried: true }) });
  const request = requestOf(get(), next);
  const isSmall = new Blob([JSON.stringify(request)]).size < MOST_BYTES_LEAVING;
  if (isSmall) void send('studio_edit', request, { keepalive: true });
}

const nextOf = ({ unsaved }: WorkState): readonly Unsaved[] =>
  unsaved.filter(({ isRefused }) => !isRefused).slice(0, MOST_AT_ONCE);

/** Each by what was on screen when it was made: words that came later are no less somebody's. */
const requestOf = ({ id: change }: WorkState, next: readonly Unsaved[]) => ({
  change,
  after: Math.min(...next.map(({ seen }) => seen)),
  commands: next.map(({ id, command, batch, seen }) => ({
    ...{ id, over: seen },
    ...command,
    ...(batch !== undefined && { batch }),
  })),
});

function askingOf({ send, get, set }: SendingOptions): () => Promise<void> {
  let [begun, heard] = [0, 0];
  return async () => {
    begun += 1;
    const own = begun;
    const { id, change, asked: since } = get();
    const sent = await send('studio_change', { id, since });
    if (!sent.ok) {
      if (change !== undefined) return;
      if (sent.refused.status === NOT_FOUND) set({ change: null });
      else set({ saving: sent.refused.status === ENDED ? 'ended' : 'away' });
      return;
    }
    const { data } = sent.body;
    // An answer that was overtaken tells of before, and one about another change of nothing here.
    if (own < heard || get().id !== id) return;
    heard = own;
    if (data) set(known(get(), data));
    else set({ change: null });
  };
}

type Told = NonNullable<AnswerOf<'studio_change'>['data']>;

/** With the rows since those that are known. */
function known(now: WorkState, { change, commands, comments, undo, redo }: Told) {
  const asked = Math.max(now.asked, commands.at(-1)?.seq ?? 0);
  return {
    ...{ change, id: change.id, comments, undo, redo, asked },
    rows: joined(now.rows, commands),
    seen: Math.max(now.seen, asked),
    saved: now.saved.filter(({ seen }) => seen > asked),
    // Where it could not be asked for before.
    ...(now.change === undefined && { saving: 'rest' as const }),
  };
}

function undoingOf({ send, get, set }: SendingOptions, ask: () => Promise<void>) {
  /** An asking of which nobody knows whether it was done: the next for the same is the same one. */
  let unsure: { readonly what: string; readonly once: string } | undefined;
  return async (redo: boolean, anyway: boolean): Promise<Refused | undefined> => {
    const { id, seen } = get();
    const what = `${id} ${redo} ${seen}`;
    const once = unsure?.what === what ? unsure.once : crypto.randomUUID();
    const sent = await send('studio_undo', {
      ...{ change: id, redo, once },
      ...(anyway && { over: seen }),
    });
    if (!sent.ok) {
      unsure = isUnsure(sent.refused.status) ? { what, once } : undefined;
      await ask();
      return sent.refused;
    }
    unsure = undefined;
    const { rows, ...next } = sent.body.data;
    set({ ...next, rows: joined(get().rows, rows), savedAt: new Date() });
    // What others did before it is not known yet.
    void ask();
    return undefined;
  };
}
