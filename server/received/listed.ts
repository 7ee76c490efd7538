// A page of what one form received, and how much each form did.
import { type FormBundle, type FormNode, type Texts, toDotted } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import { generalUploads } from '../forms/uploads.ts';
import { countReceived, receivedBy } from '../store/forms/received.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { filtersFor, narrowedBy } from './asked.ts';
import { choicesIn, columnsOf, isLong } from './columns.ts';
import { choiceLabel, labelIn, titleOf } from './labels.ts';
import { keyOf, placeIn } from './pages.ts';
import { readableForms, textAt } from './read.ts';
import { formsReadBy, type Reader, readForm } from './readers.ts';
import { sendersOf } from './senders.ts';
import { itemsFor, statusOf } from './standing.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'now'>;
type Page = Pick<AnswerOf<'received_list'>, 'data' | 'next' | 'total'>;
type Listed = AnswerOf<'received_forms'>['data'][number];

const PAGE = 20;

/** Every form that they may read, by its title. */
export async function receivedForms({ db, content }: Server, reader: Reader): Promise<Listed[]> {
  const forms = formsReadBy({ content }, reader);
  const counts = await countReceived(
    db,
    forms.map(({ id }) => id),
  );
  const countOf = new Map(counts.map((one) => [one.form, one]));
  return forms
    .map((form) => {
      const { count = 0, newest } = countOf.get(form.id) ?? {};
      return {
        ...shownForm({ content }, form, reader),
        count,
        ...(newest && { newest: newest.toISOString() }),
      };
    })
    .sort((a, b) => a.title.localeCompare(b.title, content.locale));
}

/** One page. */
export async function receivedList(
  server: Server,
  reader: Reader,
  { after, limit = PAGE, direction, sort: _, ...asked }: RequestOf<'received_list'>,
): Promise<Page> {
  const form = readForm(server, reader, asked.form);
  const columns = columnsOf(form.bundle, server.content.texts);
  const narrowed = await narrowedBy(server, form.bundle, { reader, asked });
  const rows = await receivedBy(server.db, {
    ...narrowed,
    after: after === undefined ? undefined : placeIn(after),
    reversed: direction === 'ascending',
    most: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: await shownRows(server, { form, reader, columns }, shown),
    ...(last && rows.length > limit && { next: keyOf(last) }),
    ...(isWhole(narrowed) && { total: await countOf(server, asked.form) }),
  };
}

/** Counting what narrows may go through most of what there is; all is counted by an index. */
const isWhole = ({ sent, having, words }: Awaited<ReturnType<typeof narrowedBy>>): boolean =>
  sent === undefined && having.length === 0 && words === undefined;

async function countOf({ db }: Server, form: string): Promise<number> {
  const [counted] = await countReceived(db, [form]);
  return counted?.count ?? 0;
}

interface Shown {
  readonly form: Parameters<typeof readableForms>[1];
  readonly reader: Reader;
  readonly columns: readonly FormNode[];
}

async function shownRows(
  server: Server,
  { form, reader, columns }: Shown,
  rows: readonly Submission[],
): Promise<Page['data']> {
  const formOf = readableForms(server, form, reader);
  const [senderOf, items] = await Promise.all([
    sendersOf(
      server,
      rows.map(({ owner }) => owner),
    ),
    itemsFor(server, form, rows),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const then = await formOf(row);
      const answers = then.readable(row.data);
      return {
        ...{ id: row.id, form: row.form_id, at: row.submitted_at.toISOString() },
        ...senderOf(row.owner),
        ...statusOf(items.get(row.id)),
        answers: columns.map((node) => {
          const text = textAt(then, node, answers);
          return isLong(node) ? lineOf(text) : text;
        }),
      };
    }),
  );
}

/** So much of a long text stands in the list. */
const LINE = 80;

/** The first line that says something, to the end of a word where there is more. */
function lineOf(text: string): string {
  const [line = '', ...others] = text.split('\n').filter((one) => one.trim() !== '');
  if (line.length <= LINE) return others.length > 0 ? `${line} …` : line;
  const cut = line.slice(0, LINE);
  const word = cut.lastIndexOf(' ');
  return `${word > LINE / 2 ? cut.slice(0, word) : cut} …`;
}

function shownForm(
  { content }: Pick<Server, 'content'>,
  form: FormBundle,
  reader: Reader,
): Omit<Listed, 'count' | 'newest'> {
  const { texts } = content;
  return {
    ...{ id: form.id, title: titleOf(form, texts), who: whoFor(form, texts) },
    columns: columnsOf(form, texts).map((node) => ({
      label: labelIn(texts, node),
      align: alignOf(node),
    })),
    filters: filtersFor({ content }, form, reader).map((node) => ({
      path: toDotted(node.pointer),
      label: labelIn(texts, node),
      choices: choicesIn(node).map((value) => ({
        value: String(value),
        label: choiceLabel(texts, node, value),
      })),
    })),
    files: generalUploads(form).length > 0,
    unnamed: form.access === 'public',
    ...(form.flow !== undefined && { flow: form.flow }),
    ...(form.received?.keepDays !== undefined && { keep_days: form.received.keepDays }),
  };
}

const NUMBERS: ReadonlySet<unknown> = new Set(['number', 'integer']);

/** Numbers that are chosen read as words. */
const alignOf = ({ schema, options }: FormNode): 'start' | 'end' =>
  NUMBERS.has(schema.type) && options === undefined ? 'end' : 'start';

/** Whom a form is open to, in words; of roles without any, their names. */
function whoFor({ access }: FormBundle, { t, has }: Texts): string {
  const keys = [`server.received.who.${access}`, `app.staff.home.role.${access}`];
  const key = keys.find(has);
  return key === undefined ? access : t(key);
}
