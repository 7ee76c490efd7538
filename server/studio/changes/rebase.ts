// Puts a change on the newest release: its commands are carried out again there, and what was published meanwhile is told where both are about the same.
import { randomUUID } from 'node:crypto';
import {
  applyCommand,
  type Command,
  type ContentSource,
  commandOf,
  memberOf,
  ownWordsAt,
  readingOf,
  textAt,
} from '../../../runtime/content/index.ts';
import type { Json } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { currentRelease } from '../../store/content/releases.ts';
import { inTransaction, type StoreTransaction } from '../../store/index.ts';
import { type ChangeRow, findChange, updateChange } from '../../store/studio/changes.ts';
import {
  type CommandRow,
  commandsAfter,
  insertCommands,
  type NewCommandRow,
  rewriteCommands,
} from '../../store/studio/commands.ts';
import { noteEdit } from './begin.ts';
import { isOther, valueAt } from './counts.ts';
import { requireState } from './may.ts';
import { sizeOf } from './size.ts';
import { commandIn, type Held, heldBase, heldOf, keepHeld, withThings } from './source-of.ts';
import { calledBy, lostOf, readsAs } from './words.ts';

/** A thing that this change and a release since made different things of. */
export interface RebaseClash {
  /** `sentence:<key>` or `file:<path>`. */
  readonly thing: string;
  /** "Label of Bar Number"; of a file its path. */
  readonly about: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface Rebased {
  readonly row: ChangeRow;
  /** Not decided yet: nothing has changed. */
  readonly clashes: readonly RebaseClash[];
}

export interface AskedRebase {
  readonly id: string;
  /** Things that are to be as this change has them, and as what is live has them. */
  readonly mine?: readonly string[];
  readonly theirs?: readonly string[];
}

type Author = Pick<Staff, 'id' | 'email'>;

/** Puts it on what is live now. Where a clash is not decided it stays where it is, and the clashes are told. */
export async function rebase(
  server: ServerContext,
  author: Author,
  asked: AskedRebase,
): Promise<Rebased> {
  const { held, ...rebased } = await inTransaction(server.db, async (trx) => {
    const row = await findChange(trx, asked.id, { hold: true });
    if (!row) throw new Refusal('CHANGE_NOT_FOUND');
    requireState(server, row);
    const old = await heldOf({ db: server.db, trx }, row);
    const { number, source } = await currentRelease(trx);
    if (source === null) throw new Refusal('NO_FILES_KEPT');
    if (number === row.began_on) return { row, clashes: [], held: old };
    const fresh = await heldBase(server.db, trx, source);
    const clashes = clashesOf(server, [old, fresh], asked);
    if (clashes.length > 0) return { row, clashes, held: old };
    return { ...(await moveOn({ server, trx, row, author, asked, number, old }, fresh)), clashes };
  });
  keepHeld(server.db, rebased.row.id, held);
  return rebased;
}

function clashesOf(
  { content: { texts } }: Pick<ServerContext, 'content'>,
  [old, fresh]: readonly [Held, Held],
  asked: AskedRebase,
): readonly RebaseClash[] {
  const decided = new Set([...(asked.mine ?? []), ...(asked.theirs ?? [])]);
  const [was, live] = [old.edited.base, fresh.edited.source];
  return [...old.things].flatMap((thing) => {
    const [mine, theirs] = [valueAt(old.edited.source, thing), valueAt(live, thing)];
    const isFree = !isOther(old, thing) || theirs === valueAt(was, thing) || theirs === mine;
    if (isFree || decided.has(thing)) return [];
    const [key, source] = [keyOf(thing), old.edited.source];
    const member = memberOf(thing);
    if (member)
      return [{ thing, about: member.at.join(' › '), mine: mine ?? '', theirs: theirs ?? '' }];
    if (key === undefined)
      return [{ thing, about: thing.slice(FILE.length), mine: '', theirs: '' }];
    const about = calledBy(texts, readingOf(key, was, source));
    return [{ thing, about, mine: textAt(source, key) ?? '', theirs: textAt(live, key) ?? '' }];
  });
}

const FILE = 'file:';
const SENTENCE = 'sentence:';

const keyOf = (thing: string): string | undefined =>
  thing.startsWith(SENTENCE) ? thing.slice(SENTENCE.length) : undefined;

interface Move {
  readonly server: ServerContext;
  readonly trx: StoreTransaction;
  readonly row: ChangeRow;
  readonly author: Author;
  readonly asked: AskedRebase;
  /** Of the release it moves on to. */
  readonly number: number;
  /** The change as it stood on the release before. */
  readonly old: Held;
}

async function moveOn(move: Move, fresh: Held): Promise<{ row: ChangeRow; held: Held }> {
  const { server, trx, row, number } = move;
  const again = carryOutAgain(move, await commandsAfter(trx, row.id, 0), fresh);
  await rewriteCommands(trx, row.id, again.rows);
  const theirs = theirsIn(move, again.held, fresh).flatMap((thing) => toBe(fresh, thing));
  const onto: Command = { kind: 'base', from: row.began_on, to: number };
  const added = add(move, [...theirs, onto], again.held);
  await insertCommands(trx, added.rows);
  const moved = { began_on: number, base: fresh.baseId };
  await updateChange(trx, row.id, moved);
  const next = await noteEdit(server, trx, row, {
    ...{ held: added.held, about: row.name },
    size: sizeOf([...again.rows, ...added.rows]),
  });
  return { row: { ...next, ...moved }, held: added.held };
}

/** What is to be as the new release has it: by choice, or because the change left it as its release had it, if by a detour. */
function theirsIn({ old, asked }: Move, again: Held, fresh: Held): readonly string[] {
  const detours = [...old.things].filter(
    (thing) =>
      !isOther(old, thing) &&
      valueAt(again.edited.source, thing) !== valueAt(fresh.edited.source, thing),
  );
  return [...new Set([...(asked.theirs ?? []), ...detours])];
}

/** Each of them on the other files. What cannot be carried out there is nothing from now on, and says so. */
function carryOutAgain({ server, row }: Move, rows: readonly CommandRow[], fresh: Held) {
  let held = fresh;
  const inverses = new Map<number, Command>();
  const written = rows.map((one) => {
    const { seq, undoes } = one;
    const made = undoes === null ? commandIn(one) : (inverses.get(undoes) ?? commandIn(one));
    const command = madeAnew(held.edited.source, made);
    const done = applyCommand(held.edited, command);
    const nothing: Command = { kind: 'base', from: row.began_on, to: row.began_on };
    const { edited, inverse, touches } =
      'fault' in done ? { edited: held.edited, inverse: nothing, touches: [] } : done;
    held = { ...held, edited, seq, last: one.id, things: withThings(held, touches) };
    inverses.set(seq, inverse);
    const isLost = 'fault' in done;
    return {
      seq,
      command: JSON.stringify(isLost ? nothing : command),
      inverse: JSON.stringify(inverse),
      touches: JSON.stringify(touches),
      reads: readsAgain(server, one, done),
    };
  });
  return { rows: written, held };
}

/** An act means there what it meant here: a name changed everywhere is changed where the release has it since. */
function madeAnew(source: ContentSource, command: Command): Command {
  if (command.kind !== 'act' || !command.act) return command;
  const anew = commandOf(source, command.act);
  return 'fault' in anew ? command : anew;
}

function readsAgain(
  { content: { texts } }: ServerContext,
  { reads, undoes }: CommandRow,
  done: ReturnType<typeof applyCommand>,
): string {
  if ('fault' in done) return lostOf(texts, reads);
  return undoes === null && done.reading.part !== 'base' ? readsAs(texts, done.reading) : reads;
}

/** The command by which a thing is as a release has it. */
function toBe({ edited: { source } }: Held, thing: string): readonly Command[] {
  const key = keyOf(thing);
  const member = memberOf(thing);
  if (member) return [asIn(source, thing, member)];
  if (key === undefined) {
    const path = thing.slice(FILE.length);
    return [{ kind: 'file', path, text: source.get(path) ?? null }];
  }
  const words = ownWordsAt(source, key);
  return [{ kind: 'sentence', key, ...(words ?? { gone: true as const }) }];
}

/** The command by which a member of a file is as some content has it. */
function asIn(source: ContentSource, thing: string, { file, at }: MemberOf): Command {
  const text = valueAt(source, thing);
  const put = text === undefined ? { gone: true as const } : { value: JSON.parse(text) as Json };
  const told = { said: 'asReleased' as const, values: { of: at.at(-1) ?? file } };
  return { kind: 'act', told, parts: [{ kind: 'member', file, at, ...put }] };
}

type MemberOf = NonNullable<ReturnType<typeof memberOf>>;

function add({ server, row, author }: Move, commands: readonly Command[], before: Held) {
  let held = before;
  const rows: NewCommandRow[] = [];
  for (const command of commands) {
    const done = applyCommand(held.edited, command);
    // What the release has no place for is not there in the change either.
    if ('fault' in done) continue;
    const seq = held.seq + 1;
    const id = randomUUID();
    held = { ...held, edited: done.edited, seq, last: id, things: withThings(held, done.touches) };
    rows.push({
      ...{ change_id: row.id, seq, id, batch: id, undoes: null, undone_by: null },
      ...{ author: author.id, author_email: author.email, at: server.now() },
      command: JSON.stringify(command),
      inverse: JSON.stringify(done.inverse),
      touches: JSON.stringify(done.touches),
      reads: readsAs(server.content.texts, done.reading),
    });
  }
  return { rows, held };
}
