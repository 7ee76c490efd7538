// What stands before and after one submission in its list, as that list was asked for.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { receivedBy } from '../store/forms/received.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { narrowedBy } from './asked.ts';
import { type Reader, readForm } from './readers.ts';

type Beside = Pick<AnswerOf<'received_one'>['data'], 'before' | 'after'>;

/** Ids, each absent at its end of the list; neither for somebody who came from no list. */
export async function besideReceived(
  server: Pick<ServerContext, 'db' | 'content'>,
  reader: Reader,
  { row, listed }: { readonly row: Submission } & Pick<RequestOf<'received_one'>, 'listed'>,
): Promise<Beside> {
  if (listed === undefined) return {};
  const { direction, ...asked } = listed;
  const form = readForm(server, reader, row.form_id);
  const narrowed = await narrowedBy(server, form.bundle, {
    reader,
    asked: { ...asked, form: row.form_id },
  });
  const place = { at: row.submitted_at, id: row.id };
  const isReversed = direction === 'ascending';
  const next = async (reversed: boolean) => {
    const [one] = await receivedBy(server.db, { ...narrowed, after: place, reversed, most: 1 });
    return one?.id;
  };
  const [before, after] = await Promise.all([next(!isReversed), next(isReversed)]);
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}
