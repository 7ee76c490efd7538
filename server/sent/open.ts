// The forms that a person may open, each with whether it can be sent and was begun, and what of what they sent waits for them.
import type { FormBundle } from '../../runtime/core/index.ts';
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { barredBy, closesIn, sayingOf } from '../forms/standing.ts';
import { waitsForSender } from '../items/index.ts';
import { isReceived, titleOf } from '../received/index.ts';
import { begunDrafts } from '../store/forms/drafts.ts';
import { openItemsOf } from '../store/forms/form-items.ts';
import { hasSent } from '../store/forms/own.ts';
import { receivingForms } from './own.ts';
import { isUnderName, type SendingPerson } from './person.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'now'>;
type Open = AnswerOf<'form_open_list'>['data'];
type Row = Open['forms'][number];

/** Those that are sent under their name first, each kind by its titles; what has closed is left out. */
export async function openForms(server: Server, person: SendingPerson): Promise<Open> {
  const { db, content } = server;
  const open = Object.values(content.forms).flatMap(({ bundle }) =>
    isReceived(bundle) && person.mayOpen(bundle)
      ? [{ bundle, title: titleOf(bundle, content.texts), isOwn: isUnderName(bundle) }]
      : [],
  );
  open.sort(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || a.title.localeCompare(b.title, content.locale),
  );
  const { owner } = person;
  const ids = open.map(({ bundle }) => bundle.id);
  const [begun, sent, waiting] = await Promise.all([
    begunDrafts(db, { owner, forms: ids }),
    hasSent(db, { owner, forms: receivingForms({ content }) }),
    waitingItems(server, owner),
  ]);
  const rows = await Promise.all(
    open.map(({ bundle, title }) =>
      rowOf(server, person, { bundle, title, begun: begun.has(bundle.id) }),
    ),
  );
  return { forms: rows.filter((row) => row !== undefined), sent, waiting };
}

/** What they sent and have to do something about, under the titles of today. */
async function waitingItems(server: Server, owner: string): Promise<Open['waiting']> {
  const forms = receivingForms(server);
  const items = await openItemsOf(server.db, owner, forms);
  return items
    .filter((item) => waitsForSender(server, item))
    .map(({ id, form_id: form, number, subject }) => {
      const title = titleOf({ id: form }, server.content.texts);
      return { id, form, title, number, subject: subject === title ? '' : subject };
    });
}

async function rowOf(
  server: Server,
  { owner }: SendingPerson,
  { bundle, title, begun }: Pick<Row, 'title' | 'begun'> & { readonly bundle: FormBundle },
): Promise<Row | undefined> {
  const barred = await barredBy(server, bundle, owner);
  if (barred?.state === 'over') return undefined;
  const says = barred ? sayingOf(server, barred) : closesIn(server, bundle);
  return {
    ...{ id: bundle.id, title, state: barred?.state ?? 'open', begun },
    ...(says !== undefined && { says }),
    ...aboutOf(bundle.id, server.content.texts),
  };
}

/** What a form says of itself below its title. */
function aboutOf(
  id: string,
  { t, has }: ServerContext['content']['texts'],
): { readonly about?: string } {
  const key = `${id}.lead`;
  return has(key) ? { about: t(key) } : {};
}
