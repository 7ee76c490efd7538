// What a submission is about, in a few words, and its answers to the columns of its form: for lists and mails of whoever works on it.
import { type Answers, draftOf, expand, isWithin, setAt } from '../../runtime/core/index.ts';
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import type { Submission } from '../store/forms/submissions.ts';
import { columnsOf } from './columns.ts';
import { titleOf } from './labels.ts';
import { readableForms, textAt } from './read.ts';
import type { Reader } from './readers.ts';

type Server = Pick<ServerContext, 'db' | 'content'>;

/** As long as a subject is read. */
const LONGEST = 120;

/** The first answer of its columns that is not personal, which mails and lists would tell anybody; what the form is called, where there is none. */
export async function subjectOf(
  server: Server,
  form: ReleasedForm,
  sent: { readonly release: string; readonly data: Answers },
): Promise<string> {
  const { bundle, texts = server.content.texts } = form;
  const readable = await readableForms(server, form, { personal: false })(sent);
  const [first] = columnsOf(bundle, texts).filter(
    ({ pointer }) => !readable.kept.some((place) => isWithin(pointer, place)),
  );
  const said = first === undefined ? '' : textAt(readable, first, sent.data);
  const words = said.replaceAll(/\s+/g, ' ').trim();
  return (words === '' ? titleOf(bundle, texts) : words).slice(0, LONGEST);
}

/** What of answers may be told to people of a role: no secret, nothing personal, and nothing that is for other roles alone. To anybody, where none is named. */
export async function openAnswers(
  server: Server,
  form: ReleasedForm,
  { answers, role }: { readonly answers: Answers; readonly role?: string | undefined },
): Promise<Answers> {
  const { release } = form.bundle;
  const sight = role === undefined ? { personal: false } : { roles: [role] };
  const { kept } = await readableForms(server, form, sight)({ release });
  return kept
    .flatMap((place) => expand(answers, place))
    .reduce((all, pointer) => setAt(all, pointer, undefined), draftOf(form.bundle, answers));
}

/** What was answered to the columns of the form, as this person reads it. */
export async function cellsOf(
  server: Server,
  reader: Reader,
  form: ReleasedForm,
  rows: readonly Pick<Submission, 'id' | 'release' | 'data'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const columns = columnsOf(form.bundle, server.content.texts);
  const formOf = readableForms(server, form, reader);
  const cells = rows.map(async (row) => {
    const then = await formOf(row);
    const answers = then.readable(row.data);
    return [row.id, columns.map((node) => textAt(then, node, answers))] as const;
  });
  return new Map(await Promise.all(cells));
}
