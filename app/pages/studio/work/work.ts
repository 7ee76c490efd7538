// The change somebody works in: what they type goes to the server in order, what others did comes back, and nothing is lost on the way.

import type { Send } from '../../../calls/typed.ts';
import { hold } from './held.ts';
import type { Keeper } from './kept.ts';
import { makingOf } from './making.ts';
import { type Sending, sendingOf } from './sending.ts';
import type { Work, WorkState } from './state.ts';
import { taken } from './taken.ts';
import type { Made, Piece, SentenceCommand, Unsaved } from './types.ts';

export interface WorkOptions {
  readonly send: Send;
  /** '' is the newest open change of whoever asks, `new` one that is not begun yet. */
  readonly id: string;
  readonly keeper: Keeper;
  /** Is whoever typed it still the one who is logged in? Nothing is sent in another's name. */
  readonly isMine?: () => boolean;
}

/** In place of an id: a change that the first edit begins, whatever others there are. */
export const NEW_CHANGE = 'new';

const PAUSE_MS = 1000;

/** Begins with nothing known; `open` asks. */
export function createWork({ send, id, keeper, isMine = () => true }: WorkOptions): Work {
  const isNew = id === NEW_CHANGE;
  const held = hold<WorkState>({
    ...{ id: isNew ? '' : id, change: isNew ? null : undefined, ...NOTHING },
    ...{ unsaved: [], saving: 'rest', clashes: [] },
  });
  const { get, set, note } = held;
  const sending = sendingOf({ send, keeper, get, set, isMine });
  const hand = inHand({ keeper, sending, get, set, note });
  const making = makingOf({ send, get, take: (answer) => set(taken(get(), answer, [], keeper)) });
  const make = atOnce({ hand, sending, making, get, set });
  let away = (): void => undefined;
  let hasAdopted = false;
  /** What was left for no change yet is for whoever takes up the newest, or begins one. */
  const adopt = (): void => {
    if (hasAdopted || get().change === undefined) return;
    hasAdopted = true;
    const changes = new Set([get().id, ...(id === '' || isNew ? [''] : [])]);
    keeper.adopt([...changes], (left) => {
      set({ unsaved: [...left, ...get().unsaved] });
      void hand.flush();
    });
  };
  return {
    get,
    subscribe: held.subscribe,
    async open() {
      away = keeper.begin();
      sending.begin();
      if (!isNew) await sending.ask();
      adopt();
    },
    ...hand,
    leave: sending.leave,
    ...make,
    async undo(redo, anyway = false) {
      await hand.flush();
      // What cannot be saved comes first.
      return get().unsaved.length > 0 ? undefined : sending.undo(redo, anyway);
    },
    async look() {
      if (get().id === '' && get().change !== undefined) return;
      await sending.ask();
      adopt();
    },
    take: (change) => set({ change, id: change.id }),
    end() {
      held.end();
      hand.stop();
      sending.end();
      hasAdopted = false;
      void hand.flush().finally(away);
    },
  };
}

interface AtOnce extends Pick<Given, 'sending' | 'get' | 'set'> {
  readonly hand: Pick<Work, 'flush'>;
  readonly making: ReturnType<typeof makingOf>;
}

/** What waits for no pause: it is done or refused before anything else is. */
function atOnce({ hand, sending, making, get, set }: AtOnce): Pick<Work, 'make' | 'write'> {
  const make = async (pieces: readonly Piece[], over?: boolean): Promise<Made> => {
    await hand.flush();
    beginAnother(get(), set);
    const made = await making(pieces, over);
    void sending.ask();
    return made;
  };
  return {
    make(acts, over) {
      const pieces = acts.map((act) => ({ kind: 'act', act }) as const);
      return make(pieces, over);
    },
    write: (file, over) => make([{ kind: 'file', ...file }], over),
  };
}

/** Of a change that is not begun. */
const NOTHING = { rows: [], saved: [], asked: 0, seen: 0, comments: [], undo: '', redo: '' };

/** What is not taken, if only some of it, and what stays. */
function toDrop({ unsaved }: WorkState): readonly [readonly Unsaved[], readonly Unsaved[]] {
  const alone = unsaved.filter(({ isRefused }) => isRefused);
  const dropped = alone.length > 0 ? alone : unsaved;
  return [dropped, unsaved.filter((one) => !dropped.includes(one))];
}

const NOT_BEGUN: Partial<WorkState> = {
  ...{ id: '', change: null, saving: 'rest', refused: undefined },
  ...NOTHING,
};

/** What is published is edited no more: what comes now is of a change of its own. */
function beginAnother({ change, unsaved }: WorkState, set: Given['set']): void {
  if (change?.state === 'published' && unsaved.length === 0) set(NOT_BEGUN);
}

interface Given {
  readonly keeper: Keeper;
  readonly sending: Sending;
  readonly get: () => WorkState;
  readonly set: (next: Partial<WorkState>) => void;
  /** The same, but who shows it is told a moment later. */
  readonly note: (next: Partial<WorkState>) => void;
}

type Hand = Pick<Work, 'say' | 'act' | 'flush' | 'decide' | 'anew' | 'drop'> & {
  /** Waits for no more of it. */
  readonly stop: () => void;
};

/** What is typed and chosen, until it is on its way. */
function inHand({ keeper, sending, get, set, note }: Given): Hand {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const flush = (): Promise<void> => {
    stop();
    return sending.flush();
  };
  const put = (unsaved: readonly Unsaved[], changed: readonly Unsaved[], show = set): void => {
    for (const one of changed) keeper.keep(get().id, one);
    show({ unsaved });
  };
  const add = (more: readonly Unsaved[]): void => put([...get().unsaved, ...more], more);
  const withoutClash = (id: string): void => {
    keeper.forget(id);
    set({ clashes: get().clashes.filter(({ own }) => own.id !== id) });
  };
  return {
    stop,
    flush,
    say(key, text, was) {
      const command = { kind: 'sentence', key, text, was } as const;
      beginAnother(get(), set);
      if (saidOfClash(command, { keeper, get, set })) return;
      const { unsaved, changed } = typed(get(), command);
      put(unsaved, [changed], note);
      stop();
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    act(commands) {
      beginAnother(get(), set);
      const batch = crypto.randomUUID();
      const all = commands.map((command) => {
        const met = get().clashes.find(({ key }) => key === command.key);
        if (met) withoutClash(met.own.id);
        return { ...made(command, met?.seq ?? get().seen), batch };
      });
      add(all);
      void flush();
    },
    decide({ own, seq, theirs }, mine) {
      withoutClash(own.id);
      if (!mine) return;
      add([made(stoodOn(own.command, theirs), seq)]);
      void flush();
    },
    anew() {
      set(NOT_BEGUN);
      const unsaved = get().unsaved.map((one) => ({ ...one, seen: 0 }));
      put(unsaved, unsaved);
      void flush();
    },
    drop() {
      const [dropped, left] = toDrop(get());
      for (const { id } of dropped) keeper.forget(id);
      set({ unsaved: left, saving: 'rest', refused: undefined });
      void flush();
    },
  };
}

/** What is typed on is the same command, unless the server may have it already. */
function typed(now: WorkState, command: SentenceCommand) {
  const { unsaved, seen } = now;
  const last = unsaved.findLast((one) => one.command.key === command.key);
  if (last && !last.isTried && (last === unsaved.at(-1) || last.isRefused)) {
    const { isRefused: _r, isLeft: _l, ...rest } = last;
    const changed: Unsaved = { ...rest, command: stoodOn(command, last.command.was) };
    return { changed, unsaved: unsaved.map((one) => (one === last ? changed : one)) };
  }
  const was = last ? last.command.text : (ownBefore(now, command) ?? command.was);
  const changed = made(stoodOn(command, was), last?.seen ?? seen);
  return { changed, unsaved: [...unsaved, changed] };
}

/** While two wordings wait for a choice, what is typed is typed on one's own of them. */
function saidOfClash(
  command: SentenceCommand,
  { keeper, get, set }: Pick<Given, 'keeper' | 'get' | 'set'>,
): boolean {
  const { clashes, id } = get();
  const met = clashes.findLast(({ own }) => own.command.key === command.key);
  if (!met) return false;
  const own = { ...met.own, command: stoodOn(command, met.own.command.was) };
  keeper.keep(id, own);
  set({ clashes: clashes.map((one) => (one === met ? { ...one, own } : one)) });
  return true;
}

/** One's own words of before, which a page that is drawn a moment after the typing may not show yet. */
function ownBefore({ saved, rows }: WorkState, { key }: SentenceCommand): string | undefined {
  const row = rows.findLast((one) => one.key === key);
  const own = saved.findLast(({ command }) => command.key === key);
  if (own && own.seen > (row?.seq ?? 0)) return own.command.text;
  return row?.own && !row.gone && row.use === '' ? row.text : undefined;
}

function stoodOn(command: SentenceCommand, was: string | undefined): SentenceCommand {
  const { was: _, ...rest } = command;
  return was === undefined ? rest : { ...rest, was };
}

let newest = 0;

function made(command: SentenceCommand, seen: number): Unsaved {
  // In the order of the clock, as far as it goes: what a page that is gone made comes before.
  newest = Math.max(newest + 1, Date.now());
  return { id: crypto.randomUUID(), command, seen, made: newest };
}
