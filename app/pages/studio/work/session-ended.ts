// Says to the pages of the Studio that the session has ended, and that somebody is in again.

type Listener = () => void;

const ended = new Set<Listener>();
const back = new Set<Listener>();

const among = (all: Set<Listener>, one: Listener): (() => void) => {
  all.add(one);
  return () => {
    all.delete(one);
  };
};

/** Called by the client of calls, for each that is refused. */
export const sessionEnded = (): void => {
  for (const listener of ended) listener();
};

/** Called once the same person is in again. */
export const sessionIsBack = (): void => {
  for (const listener of back) listener();
};

export const onSessionEnded = (listener: Listener): (() => void) => among(ended, listener);
export const onSessionBack = (listener: Listener): (() => void) => among(back, listener);
