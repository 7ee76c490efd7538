// What a person sent, whichever form it was: newest first, and one of it as it looked when it was sent.
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { releasedForm } from '../forms/use.ts';
import { waitsForSender } from '../items/index.ts';
import {
  fileOf,
  isReceived,
  keyOf,
  placeIn,
  type ReadSubmission,
  readSubmission,
  subjectOf,
  titleOf,
} from '../received/index.ts';
import { type FormItem, formItemsOf } from '../store/forms/form-items.ts';
import { sentBy } from '../store/forms/own.ts';
import { findReceived } from '../store/forms/received.ts';
import { type Submission, submissionsOf } from '../store/forms/submissions.ts';
import type { SendingPerson } from './person.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'services'>;
type Page = Pick<AnswerOf<'form_sent_list'>, 'data' | 'next'>;

const PAGE = 20;

/** The forms of the release that become a submission and nothing else, whoever may open them today. */
export const receivingForms = ({ content }: Pick<Server, 'content'>): readonly string[] =>
  Object.values(content.forms).flatMap(({ bundle }) => (isReceived(bundle) ? [bundle.id] : []));

/** One page, under the titles of today. */
export async function sentList(
  server: Pick<Server, 'db' | 'content'>,
  { owner }: SendingPerson,
  { after, limit = PAGE }: RequestOf<'form_sent_list'>,
): Promise<Page> {
  const { db } = server;
  const rows = await sentBy(db, {
    ...{ owner, forms: receivingForms(server), most: limit + 1 },
    after: after === undefined ? undefined : placeIn(after),
  });
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const [items, whole] = await Promise.all([formItemsOf(db, ids), submissionsOf(db, ids)]);
  const byId = new Map(whole.map((one) => [one.id, one]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const last = shown.at(-1);
  return {
    data: await Promise.all(shown.map((one) => rowOf(server, one, items.get(one.id)))),
    ...(last && rows.length > limit && { next: keyOf(last) }),
  };
}

async function rowOf(
  server: Pick<Server, 'db' | 'content'>,
  sent: Submission,
  item: FormItem | undefined,
): Promise<Page['data'][number]> {
  const { id, form_id: form, submitted_at } = sent;
  const title = titleOf({ id: form }, server.content.texts);
  const subject = item?.subject ?? (await subjectOf(server, releasedForm(server, form), sent));
  return {
    ...{ id, form, title, at: submitted_at.toISOString() },
    ...{ status: item?.status ?? '', number: item?.number ?? '' },
    // What says nothing of its own is called as its form.
    subject: subject === title ? '' : subject,
    yours: item !== undefined && waitsForSender(server, item),
  };
}

/** All of one; a Refusal where they sent no such thing by this form. */
export async function openSent(
  server: Server,
  { owner }: SendingPerson,
  { form, id }: Pick<RequestOf<'form_sent_one'>, 'form' | 'id'>,
): Promise<ReadSubmission> {
  const row = await findReceived(server.db, form, id);
  if (row?.owner !== owner || !receivingForms(server).includes(form))
    throw new Refusal('ITEM_NOT_FOUND');
  return readSubmission(server, row, {
    today: releasedForm(server, form),
    sight: { personal: true },
  });
}

/** One of its files. */
export async function sentFile(
  server: Server,
  person: SendingPerson,
  { key, ...asked }: RequestOf<'form_sent_file'>,
) {
  return fileOf(server, await openSent(server, person, asked), key);
}
