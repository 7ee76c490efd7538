// What a move of something a form sent says: the words of its form first, then whatever else was answered, line by line.
import {
  type Answers,
  type Flow,
  type FlowMove,
  type FormBundle,
  type GenericPointer,
  moveFor,
  toPointer,
} from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { flowOf, formFlow, reasonIn } from '../flows/index.ts';
import { answersInWords, type SentForm } from '../forms/answers-in-words.ts';
import { releasedForm } from '../forms/use.ts';
import { openAnswers, type Reader, readableForms } from '../received/index.ts';
import { submissionsOf } from '../store/forms/submissions.ts';
import type { MatterEvent } from '../store/matters/matter-events.ts';
import type { Post } from '../threads/posts.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'services'>;
type Made = Pick<FlowMove, 'form' | 'reason' | 'inside' | 'who'>;

/** The field that says something, where a form has it and its move names none. */
const NOTE = 'note';

/**
 * '' of a move that asks nothing. Whoever sent the thing reads it, and mails say it: of others that is what the move says in words, and
 * fields that their role is named to see; of nobody what is secret, personal or for other roles alone.
 */
export async function wordsOfMove(
  server: Server,
  {
    flow: id,
    move,
    answers,
  }: {
    readonly flow: string;
    readonly move: Made;
    readonly answers: Answers;
  },
): Promise<string> {
  if (move.form === undefined) return '';
  const released = releasedForm(server, move.form);
  const { bundle, texts = server.content.texts } = released;
  const flow = flowOf(server, formFlow(id));
  const role = isAmongThem(flow, move) ? undefined : flow.start.who;
  const open = await openAnswers(server, released, { answers, role });
  const isTold = toldBy(flow, move, bundle);
  const told = Object.entries(open).filter(([name]) => isTold(toPointer(name)));
  return wordsIn(
    server,
    { bundle, texts },
    { field: reasonFieldOf(move), answers: Object.fromEntries(told) },
  );
}

/** Name of the field whose words a move says. */
export const reasonFieldOf = ({ reason = NOTE }: Pick<FlowMove, 'reason'>): string => reason;

/** What they said themselves they know, and what is said inside they are not told. */
const isAmongThem = (
  { start }: Pick<Flow, 'start'>,
  { who, inside }: Pick<Made, 'who' | 'inside'>,
): boolean => who === start.who || inside === true;

/** Which fields of the form of a move whoever sent the thing reads, by their place. */
function toldBy(
  { start }: Flow,
  move: Made,
  { fields }: Pick<FormBundle, 'fields'>,
): (field: GenericPointer) => boolean {
  if (isAmongThem({ start }, move)) return () => true;
  return (field) =>
    field === toPointer(reasonFieldOf(move)) || fields[field]?.seen?.includes(start.who) === true;
}

/** The same of a move that was made; nothing of one that nobody knows any more. */
export function toldOf(
  server: Pick<ServerContext, 'content'>,
  { flow: id, move, from_status, who }: MatterEvent,
): (field: GenericPointer) => boolean {
  const flow = flowOf(server, formFlow(id));
  const made = moveFor(flow, { move, from: from_status ?? '', who });
  const form = made?.form === undefined ? undefined : server.content.forms[made.form];
  return made && form ? toldBy(flow, made, form.bundle) : () => false;
}

async function wordsIn(
  server: Pick<ServerContext, 'services'>,
  form: SentForm,
  { field, answers }: { readonly field: string; readonly answers: Answers },
): Promise<string> {
  const others = Object.fromEntries(Object.entries(answers).filter(([name]) => name !== field));
  const parts = await answersInWords(server, form, others);
  const lines = parts.flatMap((part) =>
    part.lines.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`),
  );
  return [reasonIn(field, answers), ...lines].filter((line) => line !== '').join('\n');
}

/** The posts of those who work on it as they read them: with all that was answered with a move, as far as their roles see it. */
export async function postsReadBy(
  server: Server,
  reader: Reader,
  posts: readonly (Post & { readonly field: string })[],
): Promise<readonly Post[]> {
  const ids = posts.flatMap(({ submission_id: id }) => (id === null ? [] : [id]));
  const rows = new Map((await submissionsOf(server.db, ids)).map((row) => [row.id, row]));
  const read = await Promise.all(
    posts.map(async ({ field, ...post }) => {
      const row = rows.get(post.submission_id ?? '');
      const today = row && server.content.forms[row.form_id];
      if (!row || !today || post.user_type !== 'staff') return post;
      const form = await readableForms(server, today, reader)(row);
      const answers = form.readable(row.data);
      return { ...post, description: await wordsIn(server, form, { field, answers }) };
    }),
  );
  return read.filter(({ description }) => description !== '');
}
