// Where a person was when the session ended, and what stood in the form there: for whoever comes in again as the same one.

import type { Answers } from '../../runtime/core/index.ts';

export interface Place {
  /** Path and query. */
  readonly to: string;
  /** An applicant has none: the e-mail address of the invitation. */
  readonly username: string;
  /** Of a page that nobody was in yet: for whoever comes in by this login page. */
  readonly door?: string;
}

export interface WayBack {
  remember(place: Place): void;
  /** The place, once, if it was this person's, or was to be opened by whoever comes in by this door; nothing is left of anybody else's. */
  take(username: string, door?: string): string | undefined;
  /** Holds what was typed at the remembered place; nothing where nobody is expected back. */
  keep(path: string, answers: Answers): void;
  /** Gives it back, once. */
  answersFor(path: string): Answers | undefined;
  forget(): void;
}

/** In memory alone: passwords may be among what was typed, and they go into no storage. */
export function createWayBack(): WayBack {
  let place: Place | undefined;
  let typed: { readonly path: string; readonly answers: Answers } | undefined;
  const forget = (): void => {
    place = undefined;
    typed = undefined;
  };
  return {
    remember(next) {
      // What somebody typed there waits for them.
      if (next.door !== undefined && place && pathOf(place.to) === pathOf(next.to)) return;
      forget();
      place = next;
    },
    take(username, door) {
      const was = place;
      place = undefined;
      if (was && (isDoorOf(was, door) || same(was.username, username))) return was.to;
      typed = undefined;
      return undefined;
    },
    keep(path, answers) {
      if (place && pathOf(place.to) === path) typed = { path, answers };
    },
    answersFor(path) {
      if (typed?.path !== path) return undefined;
      // In development React opens a page twice, at once.
      setTimeout(() => {
        typed = undefined;
      });
      return typed.answers;
    },
    forget,
  };
}

const isDoorOf = (place: Place, door: string | undefined): boolean =>
  door !== undefined && place.door === door;
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const pathOf = (to: string): string => to.split(/[?#]/)[0] ?? to;
