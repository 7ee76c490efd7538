// One submission as it was sent, with its files.
import { type Answers, formTree, maskedEnd, setAt } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { type AnsweredPart, answersInWords, shownParts } from '../forms/answers-in-words.ts';
import { filesNamedIn } from '../forms/sent-files.ts';
import { bodyOf } from '../forms/unsent-files.ts';
import { type FormFile, filesOfSubmission } from '../store/forms/form-files.ts';
import { type FormItem, findFormItem } from '../store/forms/form-items.ts';
import { findReceived } from '../store/forms/received.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { labelIn, titleOf } from './labels.ts';
import { type ReadableForm, readableForms } from './read.ts';
import { type Reader, readForm, type Sight } from './readers.ts';
import { type Sender, sendersOf } from './senders.ts';
import { statusOf } from './standing.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'services'>;
type One = AnswerOf<'received_one'>['data'];

/** A submission in the words of its day. */
export interface ReadSubmission {
  readonly row: Submission;
  readonly form: ReadableForm;
  readonly title: string;
  readonly parts: readonly AnsweredPart[];
  /** Those that may be seen. */
  readonly files: readonly FormFile[];
  /** Those that went with what it said before it was corrected alone. */
  readonly earlier: readonly FormFile[];
}

/** A submission, read by somebody of the staff. */
export interface Opened extends ReadSubmission {
  readonly sender: Sender;
  /** As its flow has it, where its form has a process behind it. */
  readonly item: FormItem | undefined;
}

/** All of it; a Refusal where the form has no such submission, or is not theirs to read. */
export async function openReceived(
  server: Server,
  reader: Reader,
  asked: Pick<RequestOf<'received_one'>, 'form' | 'id'>,
): Promise<Opened> {
  const today = readForm(server, reader, asked.form);
  const row = await findReceived(server.db, asked.form, asked.id);
  if (!row) throw new Refusal('ITEM_NOT_FOUND');
  const senderOf = await sendersOf(server, [row.owner]);
  return {
    ...(await readSubmission(server, row, { today, sight: reader })),
    sender: senderOf(row.owner),
    item: await findFormItem(server.db, row.id),
  };
}

/** A submission under the release it was sent in; without what is personal for whoever may not see it. */
export async function readSubmission(
  server: Server,
  row: Submission,
  { today, sight }: Reading,
): Promise<ReadSubmission> {
  const files = await filesOfSubmission(server.db, row.id);
  const sent = { ...row, sealedAs: `submission/${row.id}` };
  const read = await readAnswers(server, sent, { today, sight, files });
  const { form } = read;
  return {
    ...{ row, ...read, title: titleOf(form.bundle, form.texts) },
    earlier: filesInSight(form, files).filter((file) => !read.files.includes(file)),
  };
}

/** The form of today, and who reads what it received. */
export interface Reading {
  readonly today: ReleasedForm;
  readonly sight: Sight;
}

/** Answers of a submission, as they are or were. */
export interface SentAnswers extends Pick<Submission, 'release' | 'data' | 'secrets'> {
  /** What their secrets are bound to. */
  readonly sealedAs: string;
}

/** Answers in the words of their day; `files` are all that came with the submission, those they name are told. */
export async function readAnswers(
  server: Server,
  sent: SentAnswers,
  { today, sight, files }: Reading & { readonly files: readonly FormFile[] },
): Promise<Pick<ReadSubmission, 'form' | 'parts' | 'files'>> {
  const form = await readableForms(server, today, sight)(sent);
  const answers = form.readable(withEnds(server, sent));
  return {
    form,
    parts: await answersInWords(server, form, answers),
    files: filesNamedIn(sent.data, filesInSight(form, files)),
  };
}

/** What was answered, as far as they may see it, for forms that know the submission they are about. */
export async function readableAnswers(
  server: Server,
  reader: Reader,
  asked: Pick<RequestOf<'received_one'>, 'form' | 'id'>,
): Promise<Answers> {
  const row = await findReceived(server.db, asked.form, asked.id);
  if (!row) throw new Refusal('ITEM_NOT_FOUND');
  const today = readForm(server, reader, asked.form);
  const form = await readableForms(server, today, reader)(row);
  return form.readable(row.data);
}

/** Of secrets the last characters. */
function withEnds({ services }: Server, { sealedAs, data, secrets }: SentAnswers) {
  const sealed = Object.entries(secrets).filter(([, value]) => typeof value === 'string');
  return sealed.reduce((answers, [field, value]) => {
    const plain = services.crypto.decrypt(String(value), { row: sealedAs, field });
    return setAt(answers, field, maskedEnd(plain));
  }, data);
}

/** Files that are kept back are read as a word, and are none. */
export const filesInSight = (
  { bundle }: ReadableForm,
  files: readonly FormFile[],
): readonly FormFile[] =>
  files.filter(({ field }) => formTree(bundle).at(field)?.reads === 'files');

/** The same as its call answers it. */
export const shownOne = ({ sender, item, ...read }: Opened): One => ({
  ...{ ...shownRead(read), ...sender },
  ...statusOf(item),
});

/** The same without who sent it. */
export function shownRead({
  row,
  form,
  title,
  parts,
  files,
}: ReadSubmission): Omit<One, keyof Sender> {
  return {
    ...{ id: row.id, form: row.form_id, title, at: row.submitted_at.toISOString() },
    answers: shownParts(parts),
    files: shownFiles(form, files),
  };
}

/** Files as calls answer them, each with the question that it answers. */
export const shownFiles = ({ bundle, texts }: ReadableForm, files: readonly FormFile[]) =>
  files.map(({ id, name, field }) => {
    const node = formTree(bundle).at(field);
    return { key: id, name, detail: node ? labelIn(texts, node) : '', arrived: true };
  });

/** One of its files, for whoever may read it. */
export async function receivedFile(
  server: Server,
  reader: Reader,
  { key, ...asked }: RequestOf<'received_file'>,
) {
  return fileOf(server, await openReceived(server, reader, asked), key);
}

/** One file of a submission that was read; a Refusal where it has none of that key. */
export async function fileOf(
  server: Pick<ServerContext, 'services'>,
  { files, earlier }: Pick<ReadSubmission, 'files' | 'earlier'>,
  key: string,
) {
  const file = [...files, ...earlier].find(({ id }) => id === key);
  const found = file && (await bodyOf(server, file));
  if (!file || !found) throw new Refusal('FILE_NOT_FOUND');
  return { name: file.name, type: found.file.type, body: found.body };
}
