// What is looked for of a form's submissions, one after the other, however many there are: a page of them is in memory at once.
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { filesNamedIn } from '../forms/sent-files.ts';
import { type FormFile, filesOfSubmission } from '../store/forms/form-files.ts';
import type { FormItem } from '../store/forms/form-items.ts';
import { type ReceivedAsked, receivedBy } from '../store/forms/received.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { filesInSight } from './one.ts';
import { type ReadableForm, readableForms } from './read.ts';
import type { Reader } from './readers.ts';
import { type Sender, sendersOf } from './senders.ts';
import { itemsFor } from './standing.ts';

type Server = Pick<ServerContext, 'db' | 'content'>;

const PAGE = 500;

/** One submission of an export, read by whoever asked for it. */
export interface Row {
  readonly row: Submission;
  readonly form: ReadableForm;
  readonly sender: Sender;
  /** Those that they may see. */
  readonly files: readonly FormFile[];
  /** As its flow has it, where its form has a process behind it. */
  readonly item: FormItem | undefined;
}

/** All rows, newest first. What is sent meanwhile stands before them, and is not among them. */
export async function* rowsOf(
  server: Server,
  { form, reader }: { readonly form: ReleasedForm; readonly reader: Reader },
  asked: Omit<ReceivedAsked, 'most'>,
): AsyncGenerator<Row> {
  const formOf = readableForms(server, form, reader);
  let after: ReceivedAsked['after'];
  for (;;) {
    const rows = await receivedBy(server.db, { ...asked, after, most: PAGE });
    const [senderOf, files, items] = await Promise.all([
      sendersOf(
        server,
        rows.map(({ owner }) => owner),
      ),
      filesOfSubmission(
        server.db,
        rows.map(({ id }) => id),
      ),
      itemsFor(server, form, rows),
    ]);
    const filesOf = (id: string) => files.filter(({ submission_id }) => submission_id === id);
    for (const row of rows) {
      const then = await formOf(row);
      const own = filesNamedIn(row.data, filesInSight(then, filesOf(row.id)));
      const item = items.get(row.id);
      yield { row, form: then, sender: senderOf(row.owner), files: own, item };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { at: last.submitted_at, id: last.id };
  }
}
