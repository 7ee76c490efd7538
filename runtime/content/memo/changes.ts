// What of a step's value became another at which revision, and whether that concerns somebody who read only parts of it.
import { same } from './same.ts';

const NONE: ReadonlySet<string> = new Set();

/** What one step read of another: as much as can make it come out otherwise. */
export interface Read {
  /** All of the value. */
  whole: boolean;
  /** Which members there are, in their order. */
  names: boolean;
  /** What the step reported. */
  reports: boolean;
  /** Members of which it was only asked whether they are there. */
  asked: ReadonlySet<string>;
  members: ReadonlySet<string>;
}

/** Nothing read yet. There are many of these, and most stay as they are. */
export const unread = (): Read => ({
  whole: false,
  names: false,
  reports: false,
  asked: NONE,
  members: NONE,
});

/** Notes one member more. */
export function noted(known: ReadonlySet<string>, name: string): ReadonlySet<string> {
  if (known === NONE) return new Set([name]);
  (known as Set<string>).add(name);
  return known;
}

/** One change of a value. */
export interface Change {
  readonly names: boolean;
  readonly reports: boolean;
  /** Members that came or went. */
  readonly asked: ReadonlySet<string>;
  /** Members that came, went or became others. */
  readonly members: ReadonlySet<string>;
  /** Of a value without members that are told apart: all of it. */
  readonly whole: boolean;
}

/** More are not remembered: who has not looked since counts as concerned. */
const MOST = 64;

/** The changes of one value, by revision. */
export class Changes {
  readonly #known: { readonly at: number; readonly change: Change }[] = [];
  #forgottenAt = -1;

  add(at: number, change: Change): void {
    this.#known.push({ at, change });
    if (this.#known.length > MOST) this.#forgottenAt = this.#known.shift()?.at ?? at;
  }

  /** Did anything become another after a revision that was read? */
  concern(read: Read, since: number): boolean {
    if (since < this.#forgottenAt) return true;
    for (let index = this.#known.length - 1; index >= 0; index -= 1) {
      const known = this.#known[index];
      if (known === undefined || known.at <= since) return false;
      if (touches(known.change, read)) return true;
    }
    return false;
  }
}

const touches = (change: Change, read: Read): boolean =>
  (read.reports && change.reports) ||
  (read.whole && (change.whole || change.names || change.members.size > 0)) ||
  (change.whole && (read.names || read.asked.size > 0 || read.members.size > 0)) ||
  (read.names && change.names) ||
  meet(change.asked, read.asked) ||
  meet(change.members, read.members);

/** The shorter one is walked: most changes are of a few members. */
function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  for (const name of shorter) if (longer.has(name)) return true;
  return false;
}

/** What changed from one value to the next; undefined where nothing did. `members`: they are told apart. */
export function changeOf(
  before: unknown,
  after: unknown,
  members: boolean,
): Omit<Change, 'reports'> | undefined {
  if (Object.is(before, after)) return undefined;
  const [old, now] = members ? [membersOf(before), membersOf(after)] : [];
  if (old === undefined || now === undefined)
    return same(before, after)
      ? undefined
      : { names: true, asked: NONE, members: NONE, whole: true };
  const asked = new Set<string>();
  const changed = new Set<string>();
  for (const [name, value] of now)
    if (!old.has(name)) asked.add(name);
    else if (!same(old.get(name), value)) changed.add(name);
  for (const name of old.keys()) if (!now.has(name)) asked.add(name);
  const names = asked.size > 0 || !sameOrder(old, now);
  for (const name of asked) changed.add(name);
  return names || changed.size > 0 ? { names, asked, members: changed, whole: false } : undefined;
}

function sameOrder(old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  const others = old.keys();
  for (const name of now.keys()) if (name !== others.next().value) return false;
  return true;
}

/** The members of a map, a set or an object by name; undefined of anything else. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (value instanceof Map) return value as ReadonlyMap<string, unknown>;
  if (value instanceof Set) return new Map([...value].map((name) => [String(name), true]));
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value));
}
