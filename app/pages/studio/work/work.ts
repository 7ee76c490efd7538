// The change somebody works in: what they type goes to the server in order, what others did comes back, and nothing is lost on the way.

import type { Send } from '../../../calls/typed.ts';
import type { Keeper } from './kept.ts';
import { type Sending, sendingOf } from './sending.ts';
import type { Work, WorkState } from './state.ts';
import type { SentenceCommand, Unsaved } from './types.ts';

export interface WorkOptions {
  readonly send: Send;
  /** '' is the newest open change of whoever asks, `new` one that is not begun yet. */
  readonly id: string;
  readonly keeper: Keeper;
}

/** In place of an id: a change that the first edit begins, whatever others there are. */
export const NEW_CHANGE = 'new';

const PAUSE_MS = 1000;

/** Begins with nothing known; `open` asks. */
export function createWork({ send, id, keeper }: WorkOptions): Work {
  const isNew = id === NEW_CHANGE;
  let state: WorkState = {
    ...{ id: isNew ? '' : id, change: isNew ? null : undefined, rows: [], unsaved: [] },
    ...{ known: 0, saving: 'rest', clashes: [], comments: [], undo: '', redo: '' },
  };
  const listeners = new Set<() => void>();
  const get = (): WorkState => state;
  const set = (next: Partial<WorkState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const sending = sendingOf({ send, keeper, get, set });
  const hand = inHand({ keeper, sending, get, set });
  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      if (!isNew) await sending.ask();
      const left = keeper.adopt(state.id);
      if (left.length === 0) return;
      set({ unsaved: [...left, ...state.unsaved] });
      await hand.flush();
    },
    ...hand,
    async undo(redo, anyway = false) {
      await hand.flush();
      return sending.undo(redo, anyway);
    },
    look: async () => {
      if (state.id !== '') await sending.ask();
    },
    take: (change) => set({ change, id: change.id }),
    end() {
      hand.stop();
      sending.end();
    },
  };
}

interface Given {
  readonly keeper: Keeper;
  readonly sending: Sending;
  readonly get: () => WorkState;
  readonly set: (next: Partial<WorkState>) => void;
}

type Hand = Pick<Work, 'say' | 'act' | 'flush' | 'decide' | 'anew' | 'drop'> & {
  /** Waits for no more of it. */
  readonly stop: () => void;
};

/** What is typed and chosen, until it is on its way. */
function inHand({ keeper, sending, get, set }: Given): Hand {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const flush = (): Promise<void> => {
    stop();
    return sending.flush();
  };
  const add = (more: readonly Unsaved[]): void => {
    for (const one of more) keeper.keep(get().id, one);
    set({ unsaved: [...get().unsaved, ...more] });
  };
  return {
    stop,
    flush,
    say(key, text) {
      const { unsaved, id } = get();
      const last = unsaved.at(-1);
      const goesOn = last && last.command.key === key && !sending.wasSent(last.id);
      if (goesOn) {
        const next: Unsaved = { ...last, command: { kind: 'sentence', key, text } };
        keeper.keep(id, next);
        set({ unsaved: [...unsaved.slice(0, -1), next] });
      } else add([made({ kind: 'sentence', key, text })]);
      stop();
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    act(commands) {
      const batch = crypto.randomUUID();
      add(commands.map((command) => ({ ...made(command), batch })));
      void flush();
    },
    decide(clash, mine) {
      set({ clashes: get().clashes.filter((one) => one.id !== clash.id) });
      if (!mine) return;
      add([{ ...made(clash.mine), over: clash.seq }]);
      void flush();
    },
    anew() {
      const { unsaved } = get();
      for (const one of unsaved) keeper.keep('', one);
      const begun = { known: 0, comments: [], undo: '', redo: '', refused: undefined };
      set({ id: '', change: null, rows: [], saving: 'rest', ...begun });
      void flush();
    },
    drop() {
      for (const { id } of get().unsaved) keeper.forget(id);
      set({ unsaved: [], saving: 'rest', refused: undefined });
    },
  };
}

const made = (command: SentenceCommand): Unsaved => ({ id: crypto.randomUUID(), command });
