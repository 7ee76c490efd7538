// Changes, commands and comments as the pages of the Studio are told of them.
import type { Command } from '../../../runtime/content/index.ts';
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { CurrentRelease } from '../../store/content/releases.ts';
import type { ChangeRow } from '../../store/studio/changes.ts';
import type { CommandRow } from '../../store/studio/commands.ts';
import type { CommentRow } from '../../store/studio/comments.ts';
import { fullOf } from './size.ts';
import { commandIn } from './source-of.ts';
import { type Counts, summaryOf } from './words.ts';

type Whole = NonNullable<AnswerOf<'studio_change'>['data']>;
export type ShownChange = Whole['change'];
export type ShownRow = Whole['commands'][number];
export type ShownComment = Whole['comments'][number];

type Asker = Pick<Staff, 'id'>;

/** A change; `head` is what is live. */
export function shownChange(
  { content: { texts } }: Pick<ServerContext, 'content'>,
  row: ChangeRow,
  { asker, head }: { readonly asker: Asker; readonly head: CurrentRelease },
): ShownChange {
  const { id, name, named, seq, state, began_on, asked_of, approved_by } = row;
  const { sent_back_by, sent_back_why } = row;
  return {
    ...{ id, name, named, seq, state, began_on, asked_of, approved_by },
    ...{ sent_back_by, sent_back_why },
    owner: row.owner_email,
    own: row.owner === asker.id,
    behind: head.source === row.base ? 0 : Math.max(0, head.number - began_on),
    edited_at: row.edited_at.toISOString(),
    discarded_at: row.discarded_at?.toISOString() ?? '',
    plan_at: row.plan_at?.toISOString() ?? '',
    full: fullOf(row),
    summary: summaryOf(texts, row.counts as Counts),
  };
}

/** A command; the whole texts of files are not sent. */
export function shownRow(row: CommandRow, asker: Asker): ShownRow {
  const command = commandIn(row);
  return {
    seq: row.seq,
    id: row.id,
    by: row.author_email,
    own: row.author === asker.id,
    at: row.at.toISOString(),
    reads: row.reads,
    batch: row.batch,
    undoes: row.undoes ?? 0,
    undone_by: row.undone_by ?? 0,
    ...thingOf(command),
  };
}

function thingOf(
  command: Command,
): Pick<ShownRow, 'kind' | 'key' | 'path' | 'text' | 'use' | 'gone'> {
  const nothing = { key: '', path: '', text: '', use: '', gone: false };
  if (command.kind === 'base') return { ...nothing, kind: 'base' };
  if (command.kind === 'act') return { ...nothing, kind: 'act' };
  if (command.kind === 'file')
    return { ...nothing, kind: 'file', path: command.path, gone: command.text === null };
  return {
    ...{ ...nothing, kind: 'sentence', key: command.key },
    ...('text' in command && { text: command.text }),
    ...('use' in command && { use: command.use }),
    gone: 'gone' in command,
  };
}

/** A comment. */
export function shownComment(row: CommentRow, asker: Asker): ShownComment {
  const { id, place, text, reply } = row;
  return {
    ...{ id, place, text, reply: reply ?? '' },
    by: row.author_email,
    own: row.author === asker.id,
    at: row.at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? '',
    resolved_by: row.resolved_by ?? '',
  };
}
