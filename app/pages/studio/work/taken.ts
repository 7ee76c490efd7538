// What becomes of words that were sent, once the server has answered: saved, met by somebody else's, or refused alone.

import type { Refused } from '../../../calls/refusal.ts';
import type { AnswerOf } from '../../../calls/typed.ts';
import type { Keeper } from './kept.ts';
import type { WorkState } from './state.ts';
import type { Clash, Row, Unsaved } from './types.ts';

type Answer = AnswerOf<'studio_edit'>['data'];

/** The state after an answer to `sent`; what the device keeps is brought up to it. */
export function taken(
  before: WorkState,
  { change, applied, missed, clashes }: Answer,
  sent: readonly Unsaved[],
  keeper: Keeper,
): Partial<WorkState> {
  const seqs = new Map(applied.map(({ id, seq }) => [id, seq]));
  const rest = before.unsaved.filter(({ id }) => !sent.some((one) => one.id === id));
  const met = clashes.flatMap((clash) => withOwn(clash, sent, rest));
  const isMet = ({ command }: Unsaved) => met.some(({ own }) => own.command.key === command.key);
  const left = rest
    .filter((one) => !isMet(one))
    .map((one) => seenOwn(one, { sent, seqs, isAlone: missed.length === 0 }));
  for (const { id } of before.unsaved) keeper.forget(id);
  for (const one of [...left, ...met.map(({ own }) => own)]) keeper.keep(change.id, one);
  const saved = sent.flatMap((one) => {
    const seq = seqs.get(one.id);
    return seq === undefined ? [] : [{ ...one, seen: seq }];
  });
  return {
    ...{ change, id: change.id, unsaved: left, savedAt: new Date() },
    saved: [...before.saved, ...saved].filter((one) => !isWordedSince(one, missed)),
    rows: joined(before.rows, missed),
    seen: change.seq,
    clashes: [...before.clashes, ...met],
  };
}

/** Somebody has worded it after it was saved. */
const isWordedSince = ({ command, seen }: Unsaved, missed: readonly Row[]): boolean =>
  missed.some(({ key, seq }) => key === command.key && seq > seen);

/** A clash with what was to be said, as it was typed on meanwhile. */
function withOwn(
  clash: Answer['clashes'][number],
  sent: readonly Unsaved[],
  rest: readonly Unsaved[],
): readonly Clash[] {
  const own = sent.find(({ id }) => id === clash.id);
  if (!own) return [];
  const { key } = own.command;
  // Of several about the same the last has all the words.
  if (sent.findLast(({ command }) => command.key === key) !== own) return [];
  const newest = rest.findLast(({ command }) => command.key === key);
  return [{ ...clash, own: { ...own, command: newest?.command ?? own.command } }];
}

interface Sent {
  readonly sent: readonly Unsaved[];
  readonly seqs: ReadonlyMap<string, number>;
  /** Nobody else did anything. */
  readonly isAlone: boolean;
}

/** What was typed on while the first of it was on its way stands on that, and does not meet it. */
function seenOwn(one: Unsaved, { sent, seqs, isAlone }: Sent): Unsaved {
  const own = sent
    .filter(({ made, command }) => made < one.made && (isAlone || command.key === one.command.key))
    .map(({ id }) => seqs.get(id) ?? 0);
  return { ...one, seen: Math.max(one.seen, ...own) };
}

/** In order, each once, as it was told last. */
export function joined(known: readonly Row[], more: readonly Row[]): readonly Row[] {
  const all = new Map([...known, ...more].map((row) => [row.seq, row]));
  return [...all.values()].sort((one, other) => one.seq - other.seq);
}

/** Of what is refused nothing was done: it may be typed on, and what is not to blame goes on its way. */
export function notTaken(
  now: readonly Unsaved[],
  { status, faults }: Refused,
  sent: readonly Unsaved[],
): { readonly unsaved: readonly Unsaved[]; readonly isAlone: boolean } {
  const asItWas = now.map((one) => sent.find(({ id }) => id === one.id) ?? one);
  const at = /^\/commands\/(\d+)/.exec(faults[0]?.path ?? '')?.[1];
  const alone = status < 500 && at !== undefined ? sent[Number(at)] : undefined;
  return alone
    ? { unsaved: replaced(asItWas, [alone], { isRefused: true, isTried: false }), isAlone: true }
    : { unsaved: asItWas, isAlone: false };
}

/** The same with something else about some of them. */
export const replaced = (
  all: readonly Unsaved[],
  some: readonly Unsaved[],
  by: Partial<Unsaved>,
): readonly Unsaved[] =>
  all.map((one) => (some.some(({ id }) => id === one.id) ? { ...one, ...by } : one));
