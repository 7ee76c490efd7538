// What was claimed, as the desk judges it: the answers of the claim's form, and its files.
import { type JsonObject, withoutUnseen } from '../../runtime/core/index.ts';
import { answersOf } from '../claims/details.ts';
import { documentTypes } from '../claims/documents.ts';
import { missingFiles, shelfOf } from '../claims/files.ts';
import { claimForm } from '../claims/forms.ts';
import { type AnsweredPart, answersInWords, type SentForm } from '../forms/answers-in-words.ts';
import { formOfRelease } from '../forms/releases.ts';
import { claimOfDesk, type DeskClaim } from '../store/desk/desk-claims.ts';
import { findSubmission } from '../store/forms/submissions.ts';
import { DESK_ROLES } from './desk-roles.ts';
import type { DeskFile, DeskServer } from './kind.ts';

/** The answers as they were sent, in the words of the form of that day; of a claim that came another way, what is known of it. */
export async function claimAnswers(
  server: DeskServer,
  id: string,
): Promise<readonly AnsweredPart[]> {
  const claim = await claimOfDesk(server.db, id);
  if (!claim) return [];
  const sent = claim.submission_id && (await findSubmission(server.db, claim.submission_id));
  const answers: JsonObject = answersOf({ ...claim, answers: sent ? sent.data : null });
  const form = await formOf(server, claim, sent ? sent.release : '');
  return answersInWords(server, form, withoutUnseen(form.bundle, DESK_ROLES, answers));
}

/** In its own release where that is still known. */
async function formOf(server: DeskServer, { kind }: DeskClaim, release: string): Promise<SentForm> {
  const today = claimForm(server, kind);
  const then = release === '' ? undefined : await formOfRelease(server, today.bundle.id, release);
  return { bundle: (then ?? today).bundle, texts: then?.texts ?? server.content.texts };
}

/** Those that have come, and those that were announced and have not. */
export async function claimFiles(server: DeskServer, id: string): Promise<readonly DeskFile[]> {
  const claim = await claimOfDesk(server.db, id);
  if (!claim) return [];
  const { files } = server.services;
  const types = documentTypes(claimForm(server, claim.kind).bundle);
  const typeOf = (prefix: unknown) => types.find((one) => one.prefix === prefix)?.name ?? '';
  const there = await files.list(shelfOf(id));
  return [
    ...there.map(({ key, name, meta }) => ({
      key,
      name,
      detail: typeOf(meta.prefix),
      arrived: true,
    })),
    ...(await missingFiles(files, claim)).map(({ name, prefix }) => ({
      key: '',
      name,
      detail: typeOf(prefix),
      arrived: false,
    })),
  ];
}
