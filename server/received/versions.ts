// What a submission said before it was corrected, and what each correction changed, as somebody may read it.
import type { Answers } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { type AnsweredPart, answersInWords, shownParts } from '../forms/answers-in-words.ts';
import { filesOfSubmission } from '../store/forms/form-files.ts';
import { findReceived } from '../store/forms/received.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { versionsOfSubmission } from '../store/forms/versions.ts';
import { type Reading, readAnswers, type SentAnswers, shownFiles } from './one.ts';
import { readableForms } from './read.ts';
import { type Reader, readForm } from './readers.ts';

type Server = Pick<ServerContext, 'db' | 'content' | 'services'>;
type Version = NonNullable<AnswerOf<'received_one'>['data']['versions']>[number];
type Change = Version['changes'][number];

/** As many are told; whoever corrects more often has the others kept all the same. */
const MOST = 20;

/** Those before the one of today, newest first; nothing of what was never corrected. */
async function versionsOf(
  server: Server,
  row: Submission,
  reading: Reading,
): Promise<readonly Version[]> {
  if (row.corrected_at === null) return [];
  const [versions, files] = await Promise.all([
    versionsOfSubmission(server.db, row.id, MOST),
    filesOfSubmission(server.db, row.id),
  ]);
  const sent: readonly SentAnswers[] = [
    { ...row, sealedAs: `submission/${row.id}` },
    ...versions.map((one) => ({ ...one, sealedAs: `submission_version/${one.id}` })),
  ];
  const read = await Promise.all(
    sent.map((one) => readAnswers(server, one, { ...reading, files })),
  );
  return versions.flatMap(({ sent_at, replaced_at }, at) => {
    const [after, before] = [read[at], read[at + 1]];
    if (!before || !after) return [];
    return {
      ...{ at: sent_at.toISOString(), until: replaced_at.toISOString() },
      changes: [...changesOf(linesIn(before), linesIn(after))],
      answers: shownParts(before.parts),
      files: shownFiles(before.form, before.files),
    };
  });
}

/** The same of one that staff open; a Refusal where the form has no such submission, or is not theirs to read. */
export async function versionsFor(
  server: Server,
  reader: Reader,
  asked: Pick<RequestOf<'received_one'>, 'form' | 'id'>,
): Promise<readonly Version[]> {
  const today = readForm(server, reader, asked.form);
  const row = await findReceived(server.db, asked.form, asked.id);
  if (!row) throw new Refusal('ITEM_NOT_FOUND');
  return versionsOf(server, row, { today, sight: reader });
}

/** What is corrected, as it was sent and as it is now. */
interface Corrected {
  readonly before: Pick<Submission, 'release' | 'data'>;
  readonly after: { readonly release: string; readonly data: Answers };
}

/** Labels of the questions that are answered otherwise now, as far as anybody may be told. */
export async function labelsChanged(
  server: Server,
  today: ReleasedForm,
  { before, after }: Corrected,
): Promise<readonly string[]> {
  const formOf = readableForms(server, today, { personal: false });
  const linesOf = async ({ release, data }: Corrected['after']) => {
    const form = await formOf({ release });
    return linesIn({ parts: await answersInWords(server, form, form.readable(data)) });
  };
  const changes = changesOf(await linesOf(before), await linesOf(after));
  return [...new Set(changes.map(({ label }) => label))];
}

interface Line {
  /** What stands above the question, and what is asked there. */
  readonly title: string;
  readonly label: string;
  readonly value: string;
}

type Read = Pick<Awaited<ReturnType<typeof readAnswers>>, 'parts'> &
  Partial<Awaited<ReturnType<typeof readAnswers>>>;

/** Every answer as one line; the rows of a table, and files, by what they are asked for. */
function linesIn({ parts, form, files = [] }: Read): readonly Line[] {
  const named = form ? shownFiles(form, files) : [];
  return [
    ...parts.flatMap(linesOfPart),
    ...named.map(({ name, detail }) => ({ title: '', label: detail, value: name })),
  ];
}

const linesOfPart = ({ title, lines, table }: AnsweredPart): readonly Line[] => [
  ...lines.map((line) => ({ title, ...line })),
  ...(table?.rows ?? []).map((cells) => ({
    ...{ title: '', label: title },
    value: cells.filter((cell) => cell !== '').join(', '),
  })),
];

/** Where one question has several answers, what both have is no change; what is left goes together in its order. */
function changesOf(before: readonly Line[], after: readonly Line[]): readonly Change[] {
  const keys = new Map([...after, ...before].map((line) => [keyOf(line), line]));
  return [...keys].flatMap(([key, { title, label }]) => {
    const was = before.filter((line) => keyOf(line) === key).map(({ value }) => value);
    const is = after.filter((line) => keyOf(line) === key).map(({ value }) => value);
    const [gone, come] = [without(was, is), without(is, was)];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, nth) => ({
      ...{ title, label },
      ...{ before: gone[nth] ?? '', after: come[nth] ?? '' },
    })).filter((change) => change.before !== change.after);
  });
}

const keyOf = ({ title, label }: Line): string => JSON.stringify([title, label]);

/** Those of one list that the other has not, as often as it has them more. */
function without(values: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return values.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
