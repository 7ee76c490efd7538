// What somebody applied with, as the desk judges it: the answers as they were sent, the document that was signed, the files.
import { type Answers, maskedEnd, setAt, withoutUnseen } from '../../runtime/core/index.ts';
import { leadOwner } from '../applications/names.ts';
import { type AnsweredPart, answersInWords } from '../forms/answers-in-words.ts';
import { recordData, recordSecrets } from '../forms/kept-record.ts';
import { formOfRelease } from '../forms/releases.ts';
import { releasedForm } from '../forms/use.ts';
import type { Shelf, StoredFile } from '../services/ports.ts';
import { type Attorney, findAttorney } from '../store/attorneys/attorneys.ts';
import { findSubmission } from '../store/forms/submissions.ts';
import { DESK_ROLES } from './desk-roles.ts';
import type { DeskFile, DeskServer, FileBody } from './kind.ts';

const APPLICATION = 'application';

/** In the words of the form of that day, of tax and bank numbers their ends; what is on file of whoever came another way. */
export async function applicationAnswers(
  server: DeskServer,
  id: string,
): Promise<readonly AnsweredPart[]> {
  const attorney = await findAttorney(server.db, id);
  if (!attorney) return [];
  const { db, content } = server;
  const sent =
    attorney.submission_id === null ? undefined : await findSubmission(db, attorney.submission_id);
  const today = releasedForm(server, APPLICATION);
  const then = sent && (await formOfRelease(server, APPLICATION, sent.release));
  const form = { bundle: (then ?? today).bundle, texts: then?.texts ?? content.texts };
  return answersInWords(
    server,
    form,
    withoutUnseen(
      form.bundle,
      DESK_ROLES,
      withEnds(server, attorney, sent?.data ?? recordData(server, attorney)),
    ),
  );
}

function withEnds(server: DeskServer, attorney: Attorney, answers: Answers): Answers {
  return Object.entries(recordSecrets(server, attorney)).reduce<Answers>(
    (known, [pointer, plain]) => setAt(known, pointer, maskedEnd(plain)),
    answers,
  );
}

/** The document as it was signed has no shelf of the applicant's. */
const SIGNED = 'signed';

/** What was signed first, then what came with the application. */
export async function applicationFiles(
  server: DeskServer,
  id: string,
): Promise<readonly DeskFile[]> {
  const attorney = await findAttorney(server.db, id);
  if (!attorney) return [];
  const { services, content } = server;
  const { t } = content.texts;
  const requests = attorney.signed_at === null ? [] : await services.esign.requests(id);
  const signed = requests.some(({ status }) => status === 'signed');
  return [
    ...(signed
      ? [{ key: SIGNED, name: `${t('server.desk.file.signed')}.pdf`, detail: '', arrived: true }]
      : []),
    ...(await filesOf(server, attorney)).map(({ file: { key, name, meta } }) => ({
      key,
      name,
      detail: typeof meta.fileType === 'string' ? meta.fileType : '',
      arrived: true,
    })),
  ];
}

/** One of them. */
export async function applicationFile(
  server: DeskServer,
  id: string,
  key: string,
): Promise<FileBody | undefined> {
  const attorney = await findAttorney(server.db, id);
  if (!attorney) return undefined;
  const { services, content } = server;
  if (key === SIGNED) {
    const found = await services.esign.signedFile(id);
    const name = `${content.texts.t('server.desk.file.signed')}.pdf`;
    return found && { name, type: 'application/pdf', body: found.body };
  }
  const storedFile = (await filesOf(server, attorney)).find(({ file }) => file.key === key);
  const found = storedFile && (await services.files.get(storedFile.shelf, key));
  return found && { name: found.file.name, type: found.file.type, body: found.body };
}

interface OnShelf {
  readonly shelf: Shelf;
  readonly file: StoredFile;
}

/** A moment after the application came its files lie with the applicant still. */
async function filesOf(
  { services }: DeskServer,
  { id, lead_id }: Attorney,
): Promise<readonly OnShelf[]> {
  const shelves: readonly Shelf[] = [
    ...(lead_id === null ? [] : [leadOwner(lead_id)]),
    `attorney/${id}`,
  ];
  const found = new Map<string, OnShelf>();
  // One that moves meanwhile is on one of them, or on both.
  for (const shelf of shelves)
    for (const file of await services.files.list(shelf)) found.set(file.key, { shelf, file });
  return [...found.values()];
}
