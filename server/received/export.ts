// What is looked for of a form's submissions as one file: made and sent a page at a time, however much there is.
import { Readable } from 'node:stream';
import {
  type Answers,
  CSV_BEGIN,
  csvLine,
  expand,
  momentsIn,
  setAt,
  todayIn,
} from '../../runtime/core/index.ts';
import type { RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { narrowedBy } from './asked.ts';
import { exportedOf } from './columns.ts';
import { labelIn } from './labels.ts';
import { type ReadableForm, textAt } from './read.ts';
import { type Reader, readForm } from './readers.ts';
import { type Row, rowsOf } from './rows.ts';
import { zipOf } from './zip.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'services' | 'now'>;
type Asked = RequestOf<'received_export'>;

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly body: Readable;
}

/** Whatever is refused is refused before the first byte. */
export async function exportReceived(
  server: Server,
  reader: Reader,
  { as, ...asked }: Asked,
): Promise<ExportedFile> {
  const form = readForm(server, reader, asked.form);
  const narrowed = await narrowedBy(server, form.bundle, { reader, asked });
  const rows = rowsOf(server, { form, reader }, narrowed);
  const { type, write } = FORMATS[as];
  const day = todayIn(form.bundle.timeZone, server.now());
  return { name: `${form.bundle.id} ${day}.${as}`, type, body: write(server, form, rows) };
}

interface Format {
  readonly type: string;
  readonly write: (server: Server, form: ReleasedForm, rows: AsyncIterable<Row>) => Readable;
}

const FORMATS: Readonly<Record<Asked['as'], Format>> = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: (server, form, rows) => Readable.from(csvOf(server, form, rows), { objectMode: false }),
  },
  json: {
    type: 'application/json; charset=utf-8',
    write: (_, __, rows) => Readable.from(jsonOf(rows), { objectMode: false }),
  },
  zip: {
    type: 'application/zip',
    write: (server, _, rows) => zipOf(server, rows),
  },
};

/** A line for each, under a line of headings: every question of today's form, answered in the words of the day it was sent. */
async function* csvOf(
  { content }: Server,
  { bundle }: ReleasedForm,
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  const { texts } = content;
  const fields = exportedOf(bundle, texts);
  const { sortable, zone } = momentsIn(bundle.timeZone, bundle.locale);
  const process = bundle.flow === undefined ? [] : ['item', 'status'];
  const heads = ['id', 'sentBy', 'by', 'number', ...process].map((word) =>
    texts.t(`server.received.${word}`, { zone }),
  );
  yield CSV_BEGIN + csvLine([...heads, ...fields.map((node) => labelIn(texts, node))]);
  for await (const { row, form, sender, item } of rows) {
    const answers = form.readable(row.data);
    yield csvLine([
      ...[row.id, sortable(row.submitted_at.toISOString())],
      ...[sender.sender, sender.sender_number],
      ...(process.length > 0 ? [item?.number ?? '', item?.status ?? ''] : []),
      ...fields.map((node) => textAt(form, node, answers)),
    ]);
  }
}

/** A list with one object for each: the answers as they are stored, without secrets and what is kept back. */
async function* jsonOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { row, ...read } of rows) {
    yield before + JSON.stringify(shownRow(row, read));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A submission as data: its answers as they are stored, without secrets and what is kept back. */
export function shownRow(row: Submission, { form, sender, files, item }: Omit<Row, 'row'>) {
  const { id, release, submitted_at, data } = row;
  return {
    ...{ id, form: row.form_id, release, sent: submitted_at.toISOString(), ...sender },
    ...(item && { number: item.number, status: item.status }),
    answers: withoutKept(form, data),
    ...(form.kept.length > 0 && { hidden: form.kept }),
    files: files.map(({ id: key, name, field, size }) => ({ key, name, field, size })),
  };
}

const withoutKept = ({ kept }: ReadableForm, answers: Answers): Answers =>
  kept
    .flatMap((place) => expand(answers, place))
    .reduce<Answers>((all, pointer) => setAt(all, pointer, undefined), answers);
