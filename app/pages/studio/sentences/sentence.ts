// The sentences of a change as they are at this moment: what the server listed, with what was done since and what is in hand.

import type { AnswerOf } from '../../../calls/typed.ts';
import type { Row, SentenceCommand, Unsaved } from '../work/types.ts';

export type Listed = AnswerOf<'studio_wording'>['data'];
export type Sentence = Listed['sentences'][number];

/** By key, in the order they are listed. */
export type Sentences = ReadonlyMap<string, Sentence>;

/** As a map, once for each list. */
export const byKey = ({ sentences }: Listed): Sentences =>
  new Map(sentences.map((sentence) => [sentence.key, sentence]));

/** With the commands that came after it was listed; a sentence nothing happened to stays the same object. */
export function worded(
  listed: Sentences,
  { seq }: Pick<Listed, 'seq'>,
  rows: readonly Row[],
  unsaved: readonly Unsaved[],
): Sentences {
  const later = rows.filter((row) => row.seq > seq && row.kind === 'sentence' && !row.gone);
  const commands = [...later, ...unsaved.map(({ command }) => command)];
  if (commands.length === 0) return listed;
  const next = new Map(listed);
  const sayers = sayersIn(listed, commands);
  for (const command of commands) say(next, { listed, sayers }, command);
  return next;
}

/** What was there before, where nothing of it is another: what was only saved is not drawn again. */
export function asBefore(before: Sentences | undefined, now: Sentences): Sentences {
  if (before?.size !== now.size) return now;
  for (const [key, sentence] of now) if (!isSame(before.get(key), sentence)) return now;
  return before;
}

const isSame = (one: Sentence | undefined, other: Sentence): boolean =>
  one === other ||
  (one !== undefined &&
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(other).every(([name, value]) => one[name as keyof Sentence] === value));

/** By key, the sentences that say the same, or did for a while. */
type Sayers = ReadonlyMap<string, readonly string[]>;

const SAYERS = new WeakMap<Sentences, Sayers>();

/** Of a list that does not change they are looked for once: not at each key somebody presses. */
function sayersIn(listed: Sentences, commands: readonly Said[]): Sayers {
  const known = SAYERS.get(listed) ?? sayersOf([...listed.values()]);
  SAYERS.set(listed, known);
  const since = sayersOf(commands);
  if (since.size === 0) return known;
  const all = new Map(known);
  for (const [key, more] of since) all.set(key, [...(known.get(key) ?? []), ...more]);
  return all;
}

function sayersOf(some: readonly Pick<Said, 'key' | 'use'>[]): Sayers {
  const found = new Map<string, string[]>();
  for (const { key, use } of some)
    if (use && use !== key) found.set(use, [...(found.get(use) ?? []), key]);
  return found;
}

type Said = Pick<Row, 'key' | 'text' | 'use'> | SentenceCommand;

function say(
  all: Map<string, Sentence>,
  { listed, sayers }: { readonly listed: Sentences; readonly sayers: Sayers },
  { key, text, use }: Said,
): void {
  const own = all.get(key);
  if (!own) return;
  const other = use ? all.get(use) : undefined;
  all.set(key, withText(own, listed, other?.text ?? text ?? '', other?.key));
  for (const sayer of sayers.get(key) ?? []) {
    const sentence = all.get(sayer);
    if (sentence?.use === key) all.set(sayer, withText(sentence, listed, text ?? own.text, key));
  }
}

function withText(sentence: Sentence, listed: Sentences, text: string, use?: string): Sentence {
  const { live: was, use: _, ...rest } = sentence;
  const before = listed.get(sentence.key);
  const live = was ?? before?.live ?? before?.text ?? '';
  return { ...rest, text, ...(live !== text && { live }), ...(use !== undefined && { use }) };
}

/** Is what was listed too old to be brought up to date here? */
export const mustAskAgain = ({ seq }: Pick<Listed, 'seq'>, rows: readonly Row[]): boolean =>
  rows.some((row) => row.seq > seq && (row.kind !== 'sentence' || row.gone));
