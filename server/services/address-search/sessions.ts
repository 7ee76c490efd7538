// Sessions of somebody who types an address: one from the first letters until a place is chosen, told by the text going on.
import { randomUUID } from 'node:crypto';

export interface Sessions {
  /** The session this text goes on in, or a new one. */
  of(text: string): string;
  /** A place was chosen: whatever is typed next is another session. */
  end(token: string): void;
}

/** As long as the service keeps one. */
const LASTS_MS = 180_000;
/** Of people typing at the same moment. */
const MOST = 500;

interface Session {
  readonly token: string;
  readonly text: string;
  readonly at: number;
}

/** Kept by this process alone: another one begins a new session, which costs a little and changes nothing. */
export function createSessions(now: () => number = Date.now): Sessions {
  let open: readonly Session[] = [];
  return {
    of(given) {
      const text = given.trim().toLowerCase();
      const fresh = open.filter(({ at }) => now() - at < LASTS_MS);
      const before = fresh.find((one) => text.startsWith(one.text) || one.text.startsWith(text));
      const token = before?.token ?? randomUUID();
      const others = fresh.filter((one) => one !== before);
      open = [{ token, text, at: now() }, ...others].slice(0, MOST);
      return token;
    },
    end(token) {
      open = open.filter((one) => one.token !== token);
    },
  };
}
