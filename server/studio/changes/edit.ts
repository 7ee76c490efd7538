// Carries out what somebody sends for a change: in the server's order, once, and never over what somebody else did meanwhile.
import {
  type Act,
  type Applied,
  applyCommand,
  type Command,
  type CommandFault,
  type ContentSource,
  commandOf,
  type Edited,
  faultOfNew,
  type Outcome,
  textAt,
} from '../../../runtime/content/index.ts';
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
} from '../../store/studio/commands.ts';
import { beginChange, noteEdit } from './begin.ts';
import { requireCommands, requireState } from './may.ts';
import { MOST_COMMANDS, requireRoom } from './size.ts';
import { type Held, heldOf, keepHeld, withThings } from './source-of.ts';
import { metBy } from './standing.ts';
import { calledBy, faultWords, readsAs } from './words.ts';

/** A command as a browser makes it. */
export interface AskedCommand {
  readonly id: string;
  /** An act comes down to what it means on the content as it is by then. */
  readonly command: Command | { readonly kind: 'act'; readonly act: Act };
  /** The newest command of somebody else that was seen, and is written over on purpose. */
  readonly over?: number;
  /** What a sentence said when its author began to word it. */
  readonly was?: string;
  /** The id all commands of one act share. */
  readonly batch?: string;
}

export interface Asked {
  /** '' begins a change. */
  readonly change: string;
  /** The newest command the browser knows. */
  readonly after: number;
  readonly commands: readonly AskedCommand[];
  /** Of the change that begins; without it the first command names it. */
  readonly name?: string;
  /** Number of the release that the change begins on, where it is not what is live. */
  readonly on?: number;
}

export interface Clash {
  readonly id: string;
  readonly key: string;
  /** What stands there now. */
  readonly theirs: string;
  /** '' where no command of this change says it, but the release it stands on. */
  readonly by: string;
  readonly seq: number;
}

export interface Edit {
  readonly row: ChangeRow;
  readonly applied: readonly { readonly id: string; readonly seq: number }[];
  /** Since the newest the browser knows: of others, and of the same person in another window. */
  readonly missed: readonly CommandRow[];
  readonly clashes: readonly Clash[];
}

type Author = Pick<Staff, 'id' | 'email' | 'roles'>;
/** Commands that operators run have no more of a server. */
type Needs = Pick<ServerContext, 'db' | 'now' | 'content'>;

/** Carries out what can be; refuses all of it where one command cannot be carried out at all. */
export async function editChange(server: Needs, author: Author, asked: Asked): Promise<Edit> {
  requireCommands(
    author,
    asked.commands.map(({ command }) => command),
  );
  const { edit, held } = await once(() => attempt(server, author, asked));
  keepHeld(server.db, edit.row.id, held);
  return edit;
}

/** Of two requests with the same commands the second finds what the first did. */
async function once<Result>(act: () => Promise<Result>): Promise<Result> {
  return act().catch((error: unknown) => {
    if (!isDuplicate(error, 'studio_command_once')) throw error;
    return act();
  });
}

interface Done {
  readonly edit: Edit;
  readonly held: Held;
}

const attempt = (server: Needs, author: Author, asked: Asked): Promise<Done> =>
  inTransaction(server.db, async (trx) => {
    const { row, known } = await rowFor(server, trx, author, asked);
    requireState(server, row);
    if (row.seq + asked.commands.length > MOST_COMMANDS) throw new Refusal('CHANGE_FULL');
    const before = await heldOf({ db: server.db, trx }, row);
    const newer = await commandsAfter(trx, row.id, asked.after);
    const made = carryOut(
      { server, author, row, known, newer, after: asked.after },
      before,
      asked.commands,
    );
    const size = requireRoom(row, made.rows);
    await insertCommands(trx, made.rows);
    const next = await noteEdit(server, trx, row, { ...made, size });
    const { applied, clashes, held } = made;
    return { edit: { row: next, applied, missed: newer, clashes }, held };
  });

type Known = ReadonlyMap<string, number>;

/** The change that is meant, held; commands that were carried out before, by their ids. */
async function rowFor(server: Needs, trx: StoreTransaction, author: Author, asked: Asked) {
  const rows = await commandsById(
    trx,
    asked.commands.map(({ id }) => id),
  );
  const id = asked.change === '' ? rows[0]?.change_id : asked.change;
  if (rows.some((one) => one.change_id !== id || one.author !== author.id))
    throw new Refusal('KEY_REUSED');
  const row =
    id === undefined
      ? await beginChange(server, trx, author, asked)
      : await findChange(trx, id, { hold: true });
  if (!row) throw new Refusal('CHANGE_NOT_FOUND');
  return { row, known: new Map(rows.map((one) => [one.id, one.seq])) };
}

interface Work {
  readonly server: Needs;
  readonly author: Author;
  readonly row: ChangeRow;
  readonly known: Known;
  /** Everybody's, after the newest the browser knows. */
  readonly newer: readonly CommandRow[];
  readonly after: number;
}

interface Made extends Pick<Edit, 'applied' | 'clashes'> {
  readonly rows: readonly NewCommandRow[];
  readonly held: Held;
  /** What the first of them is about, for a change without a name. */
  readonly about: string;
}

function carryOut(work: Work, before: Held, commands: readonly AskedCommand[]): Made {
  let made: Made = { rows: [], applied: [], clashes: [], held: before, about: '' };
  for (const [at, one] of commands.entries()) {
    const seq = work.known.get(one.id) ?? made.rows.find(({ id }) => id === one.id)?.seq;
    if (seq === undefined) made = carryOutOne(work, made, one, at);
    else made = { ...made, applied: [...made.applied, { id: one.id, seq }] };
  }
  return made;
}

function carryOutOne(work: Work, made: Made, one: AskedCommand, at: number): Made {
  const { server, newer, after, known } = work;
  const { held } = made;
  const sentAgain = new Set(known.values());
  const command = meant(held.edited.source, one.command);
  const done = 'fault' in command ? command : carriedOut(held.edited, command);
  if ('fault' in command) throw unfit(server, one.command, { at, fault: command.fault });
  if ('fault' in done) throw unfit(server, one.command, { at, fault: done.fault });
  const about = made.about || calledBy(server.content.texts, done.reading);
  // What says what is there already is nobody's loss.
  if (isSame(held, done))
    return { ...made, applied: [...made.applied, { id: one.id, seq: held.seq }], about };
  const asking = {
    touches: done.touches,
    // Whoever has two windows loses nothing in either: only what this one sends itself is its own.
    isOwn: ({ seq }: Pick<CommandRow, 'seq'>) => sentAgain.has(seq),
    after: Math.max(after, one.over ?? 0),
  };
  const theirs = textNow(held, command);
  const met = metBy(newer, asking);
  if (met || (one.was !== undefined && one.was !== theirs)) {
    const { what: key } = done.reading;
    const [by, seq] = met ? [met.author_email, met.seq] : ['', held.seq];
    return { ...made, clashes: [...made.clashes, { id: one.id, key, theirs, by, seq }] };
  }
  const row = rowOf(work, done, { ...one, command, seq: held.seq + 1 });
  return {
    ...made,
    rows: [...made.rows, row],
    applied: [...made.applied, { id: one.id, seq: row.seq }],
    held: {
      ...{ ...held, edited: done.edited, seq: row.seq, last: one.id },
      things: withThings(held, done.touches),
    },
    about,
  };
}

/** An act comes down to its parts where it is carried out. */
function meant(
  source: ContentSource,
  asked: AskedCommand['command'],
): Command | { readonly fault: CommandFault } {
  // Of what takes an act back only the parts are known.
  if (asked.kind !== 'act' || 'parts' in asked) return asked as Command;
  return commandOf(source, asked.act);
}

function carriedOut(edited: Edited, command: Command): Outcome {
  const fault = faultOfNew(edited.source, command);
  return fault ? { fault } : applyCommand(edited, command);
}

const isSame = ({ edited: { source } }: Held, { edited }: Applied): boolean =>
  source.size === edited.source.size &&
  [...edited.source].every(([file, text]) => source.get(file) === text);

const textNow = ({ edited: { source } }: Held, command: Command): string =>
  command.kind === 'sentence' ? (textAt(source, command.key) ?? '') : '';

type Placed = Omit<AskedCommand, 'command'> & { readonly command: Command; readonly seq: number };

function rowOf(
  { server, author, row }: Work,
  { inverse, touches, reading }: Applied,
  { id, seq, command, batch = id }: Placed,
): NewCommandRow {
  return {
    ...{ change_id: row.id, seq, id, batch, undoes: null, undone_by: null },
    ...{ author: author.id, author_email: author.email, at: server.now() },
    command: JSON.stringify(command),
    inverse: JSON.stringify(inverse),
    touches: JSON.stringify(touches),
    reads: readsAs(server.content.texts, reading),
  };
}

function unfit(
  { content: { texts } }: Needs,
  command: AskedCommand['command'],
  { at, fault }: { readonly at: number; readonly fault: Parameters<typeof faultWords>[1] },
): Refusal {
  const what = subjectOf(command);
  const message = faultWords(texts, fault, what);
  return new Refusal('COMMAND_UNFIT', {
    sentence: message,
    faults: [{ path: `/commands/${at}`, code: fault, message }],
  });
}

/** What a refusal names: of an act the name that somebody has chosen in it. */
function subjectOf(command: AskedCommand['command']): string {
  if (command.kind === 'file') return command.path;
  if (command.kind === 'sentence') return command.key;
  if (command.kind !== 'act' || !command.act) return '';
  if (command.act.do === 'rename') return command.act.to;
  return command.act.do === 'form-new' ? command.act.id : '';
}
