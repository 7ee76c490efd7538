// The files of a change as they are now, kept in memory: only commands that came since are carried out.

import {
  applyCommand,
  type Command,
  type ContentSource,
  type Edited,
  unedited,
} from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { findSource } from '../../store/content/content-sources.ts';
import { currentRelease } from '../../store/content/releases.ts';
import type { Store, StoreTransaction } from '../../store/index.ts';
import { type ChangeRow, findChange } from '../../store/studio/changes.ts';
import { type CommandRow, commandAt, commandsAfter } from '../../store/studio/commands.ts';

/** Content as it is after a command of a change. */
export interface Candidate {
  readonly source: ContentSource;
  /** The newest command in it; 0 where there is none. The same change and number are the same files. */
  readonly seq: number;
  /** The files of the release it stands on, their id, and the number of that release. */
  readonly base: ContentSource;
  readonly baseId: string;
  readonly began_on: number;
}

/** The same with what carrying out more of it needs. */
export interface Held extends Pick<Candidate, 'seq' | 'baseId'> {
  readonly edited: Edited;
  /** The id of the newest command; '' where there is none. */
  readonly last: string;
  /** Messages and files that some command was about. */
  readonly things: ReadonlySet<string>;
}

/** Changes and releases kept in memory; whoever comes back to an older one waits for a few milliseconds. */
const MOST_CHANGES = 32;
const MOST_BASES = 6;

interface Memory {
  readonly changes: Map<string, Held>;
  readonly bases: Map<string, ContentSource>;
}

const MEMORIES = new WeakMap<Store, Memory>();

function memoryOf(db: Store): Memory {
  const known = MEMORIES.get(db) ?? { changes: new Map(), bases: new Map() };
  MEMORIES.set(db, known);
  return known;
}

/** Keeps one as the newest; what was not asked for longest goes. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}

/** The files of a change. Refuses where there is no such change. */
export async function sourceOf({ db }: { readonly db: Store }, id: string): Promise<Candidate> {
  const row = await findChange(db, id);
  if (!row) throw new Refusal('CHANGE_NOT_FOUND');
  const held = await heldOf({ db }, row);
  keepHeld(db, row.id, held);
  return candidateOf(row, held);
}

const candidateOf = ({ began_on }: ChangeRow, { edited, seq, baseId }: Held): Candidate => ({
  ...{ source: edited.source, base: edited.base },
  ...{ seq, baseId, began_on },
});

/** The files of what is live, and its number. Refuses where they are not kept. */
export async function liveSource({
  db,
}: {
  readonly db: Store;
}): Promise<{ readonly source: ContentSource; readonly id: string; readonly number: number }> {
  const { source, number } = await currentRelease(db);
  if (source === null) throw new Refusal('NO_FILES_KEPT');
  return { source: await baseOf(db, db, source), id: source, number };
}

/** What is held of a change, with the commands that came since. `trx` sees what it wrote itself. */
export async function heldOf(
  { db, trx = db }: { readonly db: Store; readonly trx?: Store | StoreTransaction },
  row: Pick<ChangeRow, 'id' | 'base' | 'seq'>,
): Promise<Held> {
  const known = memoryOf(db).changes.get(row.id);
  const from = known && (await isOf(trx, row, known)) ? known : await heldBase(db, trx, row.base);
  if (from.seq === row.seq) return from;
  const rows = await commandsAfter(trx, row.id, from.seq);
  return rows.reduce(withRow, from);
}

/** Is it what the store has? A store that came back from a backup has other commands under the same numbers. */
async function isOf(
  trx: Store | StoreTransaction,
  row: Pick<ChangeRow, 'id' | 'base' | 'seq'>,
  { baseId, seq, last }: Held,
): Promise<boolean> {
  if (baseId !== row.base || seq > row.seq) return false;
  return seq === 0 || (await commandAt(trx, row.id, seq)) === last;
}

/** A release without any command. */
export async function heldBase(
  db: Store,
  trx: Store | StoreTransaction,
  baseId: string,
): Promise<Held> {
  const base = await baseOf(db, trx, baseId);
  return { edited: unedited(base), seq: 0, last: '', baseId, things: new Set() };
}

async function baseOf(
  db: Store,
  trx: Store | StoreTransaction,
  id: string,
): Promise<ContentSource> {
  const { bases } = memoryOf(db);
  const source = bases.get(id) ?? (await findSource(trx, id));
  if (!source) throw new Refusal('NO_FILES_KEPT');
  remember(bases, id, source, MOST_BASES);
  return source;
}

/** Keeps what was carried out in memory, once it is in the store. */
export function keepHeld(db: Store, id: string, held: Held): void {
  remember(memoryOf(db).changes, id, held, MOST_CHANGES);
}

function withRow(held: Held, row: CommandRow): Held {
  const done = applyCommand(held.edited, commandIn(row));
  // It could be carried out when it was made, on the same files.
  if ('fault' in done) throw new Error(`Command ${row.seq} of ${row.change_id}: ${done.fault}`);
  const things = withThings(held, done.touches);
  return { ...held, edited: done.edited, seq: row.seq, last: row.id, things };
}

/** Those that were touched, with these. */
export function withThings({ things }: Held, touches: readonly string[]): Held['things'] {
  const added = touches.filter((touch) => !touch.startsWith('in:') && !things.has(touch));
  return added.length === 0 ? things : new Set([...things, ...added]);
}

export const commandIn = ({ command }: Pick<CommandRow, 'command'>): Command =>
  command as unknown as Command;
