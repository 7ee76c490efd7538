// Takes back one's own last act in a change, or does it again: commands like all others, which anybody can look back at.
import { randomUUID } from 'node:crypto';
import { applyCommand, type Command } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { inTransaction, isDuplicate, type StoreTransaction } from '../../store/index.ts';
import { type ChangeRow, findChange } from '../../store/studio/changes.ts';
import {
  type CommandRow,
  commandsAfter,
  commandsById,
  insertCommands,
  type NewCommandRow,
  noteUndone,
  stepsOf,
} from '../../store/studio/commands.ts';
import { noteEdit } from './begin.ts';
import { requireState } from './may.ts';
import { nextActs } from './next-acts.ts';
import { sizeOf } from './size.ts';
import { type Held, heldOf, keepHeld, withThings } from './source-of.ts';
import { lastAct, metBy, stacksOf } from './standing.ts';
import { takenBack } from './words.ts';

type Author = Pick<Staff, 'id' | 'email'>;

export interface AskedUndo {
  readonly change: string;
  readonly redo?: boolean;
  /** The newest command of somebody else that was seen, and is taken back with it on purpose. */
  readonly over?: number;
  /** Of this asking: asked twice, it is done once. */
  readonly once?: string;
}

export interface Undone {
  readonly row: ChangeRow;
  readonly rows: readonly CommandRow[];
  /** What the next ones would take back, and do again; '' where there is nothing. */
  readonly next: { readonly undo: string; readonly redo: string };
}

/** Takes back the last act. Refuses where there is none, and where somebody has built on it since. */
export async function undo(
  server: ServerContext,
  author: Author,
  asked: AskedUndo,
): Promise<Undone> {
  const once = (asked.once ?? randomUUID()).toLowerCase();
  const act = () => attempt(server, author, { ...asked, once });
  const { held, ...undone } = await act().catch((error: unknown) => {
    if (!isDuplicate(error, 'studio_command_once')) throw error;
    return act();
  });
  keepHeld(server.db, undone.row.id, held);
  return { ...undone, next: await nextActs(server.db, undone.row.id, author.id) };
}

const attempt = (
  server: ServerContext,
  author: Author,
  asked: AskedUndo & { readonly once: string },
): Promise<Omit<Undone, 'next'> & { readonly held: Held }> =>
  inTransaction(server.db, async (trx) => {
    const row = await findChange(trx, asked.change, { hold: true });
    if (!row) throw new Refusal('CHANGE_NOT_FOUND');
    const before = await heldOf({ db: server.db, trx }, row);
    const done = await doneBefore(trx, row, author, asked.once);
    if (done) return { row, rows: done, held: before };
    requireState(server, row);
    const steps = await stepsOf(trx, row.id, author.id);
    const targets = await targetsOf(trx, row, steps, asked.redo === true);
    requireUnbuilt(await commandsAfter(trx, row.id, Math.min(...targets.map(({ seq }) => seq))), {
      ...{ author, targets },
      over: asked.over ?? 0,
    });
    const made = takeBack(server, { row, author, targets, asked }, before);
    await insertCommands(trx, made.rows);
    const pairs = targets.map(({ seq }, at) => ({ undone: seq, by: before.seq + 1 + at }));
    await noteUndone(trx, row.id, pairs);
    const next = await noteEdit(server, trx, row, {
      ...{ held: made.held, about: row.name },
      // What is full can still be taken back.
      size: row.size + sizeOf(made.rows),
    });
    const rows = await commandsAfter(trx, row.id, before.seq);
    return { row: next, rows, held: made.held };
  });

/** What the same asking did; undefined where it is the first. */
async function doneBefore(trx: StoreTransaction, row: ChangeRow, author: Author, id: string) {
  const [known] = await commandsById(trx, [id]);
  if (!known) return undefined;
  if (known.change_id !== row.id || known.author !== author.id) throw new Refusal('KEY_REUSED');
  const rows = await commandsAfter(trx, row.id, known.seq - 1);
  return rows.filter(({ batch }) => batch === id);
}

/** The newest first. */
async function targetsOf(
  trx: StoreTransaction,
  { id }: ChangeRow,
  steps: Steps,
  redo: boolean,
): Promise<readonly CommandRow[]> {
  const stacks = stacksOf(steps);
  const act = lastAct(redo ? stacks.undone : stacks.done);
  const first = act.at(-1);
  if (!first) throw new Refusal('NOTHING_TO_UNDO');
  const seqs = new Set(act.map(({ seq }) => seq));
  const rows = await commandsAfter(trx, id, first.seq - 1);
  return rows.filter(({ seq }) => seqs.has(seq)).toReversed();
}

interface Building {
  readonly author: Author;
  readonly targets: readonly CommandRow[];
  readonly over: number;
}

/** Refuses where somebody else did something about the same since, who would lose it. */
function requireUnbuilt(rows: readonly CommandRow[], { author, targets, over }: Building): void {
  for (const { touches, seq } of targets) {
    const isOwn = (row: Pick<CommandRow, 'author'>) => row.author === author.id;
    const asking = { touches, isOwn, after: Math.max(seq, over) };
    const met = metBy(rows, asking);
    if (!met) continue;
    const { author_email: by, reads } = met;
    throw new Refusal('BUILT_ON', { params: { by, reads }, data: { by, reads, seq: met.seq } });
  }
}

type Steps = Awaited<ReturnType<typeof stepsOf>>;

interface Work {
  readonly row: ChangeRow;
  readonly author: Author;
  readonly targets: readonly CommandRow[];
  readonly asked: AskedUndo & { readonly once: string };
}

function takeBack(server: ServerContext, work: Work, before: Held) {
  let held = before;
  const rows: NewCommandRow[] = [];
  for (const [at, target] of work.targets.entries()) {
    const command = target.inverse as unknown as Command;
    const done = applyCommand(held.edited, command);
    if ('fault' in done) throw new Refusal('NOTHING_TO_UNDO');
    const seq = held.seq + 1;
    // The first has the id of the asking, by which it is known again.
    const id = at === 0 ? work.asked.once : randomUUID();
    held = { ...held, edited: done.edited, seq, last: id, things: withThings(held, done.touches) };
    rows.push({
      ...{ change_id: work.row.id, seq, undoes: target.seq, undone_by: null },
      ...{ id, batch: work.asked.once },
      ...{ author: work.author.id, author_email: work.author.email, at: server.now() },
      command: JSON.stringify(command),
      inverse: JSON.stringify(done.inverse),
      touches: JSON.stringify(done.touches),
      reads: takenBack(server.content.texts, done.reading, work.asked.redo === true),
    });
  }
  return { rows, held };
}
