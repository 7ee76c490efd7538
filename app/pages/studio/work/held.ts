// What is known at this moment, and who shows it: told at once, or when somebody who types pauses.

/** The box somebody types in shows each key itself; all that follows from it is drawn after this. */
const SOON_MS = 120;

export interface Held<State> {
  get(): State;
  set(next: Partial<State>): void;
  /** The same, but who shows it is told a moment later. */
  note(next: Partial<State>): void;
  subscribe(listener: () => void): () => void;
  /** Nobody is told of what was only noted. */
  end(): void;
}

export function hold<State>(first: State): Held<State> {
  let state = first;
  let soon: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    clearTimeout(soon);
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set(next) {
      state = { ...state, ...next };
      tell();
    },
    note(next) {
      state = { ...state, ...next };
      clearTimeout(soon);
      soon = setTimeout(tell, SOON_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => clearTimeout(soon),
  };
}
