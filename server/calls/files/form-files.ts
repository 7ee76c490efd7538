// Files that wait beside the draft of a form, until it is sent: added, listed, deleted, downloaded, whatever call it is done by.

import { changedBy, seenBy } from '../../../runtime/core/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ReleasedForm } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { rolesOf } from '../../forms/by-role.ts';
import { formInUse } from '../../forms/judging.ts';
import { wordsOf } from '../../forms/sent-files.ts';
import { bodyOf, deleteUnsent, keepUnsent, openedFiles } from '../../forms/unsent-files.ts';
import { largestUpload, type UploadRules, uploadAt } from '../../forms/uploads.ts';
import type { OwnedForm } from '../../forms/use.ts';
import { clientOf } from '../../http/client-address.ts';
import type { FileRefusal, PutResult } from '../../services/ports.ts';
import { type FormFile, unsentFiles } from '../../store/forms/form-files.ts';
import { type CallInput, FileAnswer } from '../common/call.ts';
import { requireHarmless } from './harmless.ts';
import { refuseFile } from './refuse.ts';
import { judgeFields, readUpload, type UploadedForm } from './upload.ts';

/** A field of a form, as its owner uses it. */
export interface FieldInUse {
  readonly use: OwnedForm;
  readonly field: string;
}

const MEGABYTE = 1024 * 1024;

type AddedFile = ReturnType<typeof wordsOf>;

/** Takes one uploaded file, as the form says; `placeOf` tells from the fields sent along whose it is and where it belongs. */
export async function addFormFile(
  server: ServerContext,
  input: CallInput,
  form: ReleasedForm,
  placeOf: (fields: UploadedForm['fields']) => Promise<FieldInUse>,
): Promise<AddedFile> {
  const largest = Math.min(server.services.files.limit, largestUpload(form.bundle));
  const read = await readUpload(input.request, largest);
  judgeFields(input, read.fields);
  return addReadFile(server, input, await placeOf(read.fields), read);
}

/** The same of an upload that was read already, and whose fields were judged. */
export async function addReadFile(
  server: ServerContext,
  input: CallInput,
  { use, field }: FieldInUse,
  { fields: { fileType = '' }, file }: UploadedForm,
): Promise<AddedFile> {
  const { bundle } = await formInUse(server, use);
  const { kinds, types, maxBytes, most } = await rulesAt(server, { use, field });
  await requireTheirs(server, { use, field });
  const refused = (put: Refused) => refuseFile(put, kinds, sentenceOf(server, bundle, field, put));
  if (!file) throw new Refusal('FILE_MISSING');
  if (file.body.byteLength > maxBytes)
    throw refused({ refused: 'size', limitMb: maxBytes / MEGABYTE });
  if (types.length > 0 && !types.includes(fileType)) throw new Refusal('FILE_TYPE_MISSING');
  if (await isThere(server, { use, field }, file.name)) throw new Refusal('FILE_DUPLICATE');
  await requireHarmless(server, file.body);
  const place = { ...keyOf(use), field, network: clientOf(input.request.ip) };
  const arrived = { ...file, fileType: types.length > 0 ? fileType : '', kinds, most };
  const storedFile = await keepUnsent(server, place, arrived);
  if ('refused' in storedFile) throw refused(storedFile);
  return wordsOf({
    id: storedFile.key,
    name: storedFile.name,
    file_type: arrived.fileType || null,
  });
}

type Refused = Extract<PutResult, { refused: FileRefusal }>;

/** A field that takes few kinds may have its own words for all others. */
function sentenceOf(
  { content }: ServerContext,
  { fields }: ReleasedForm['bundle'],
  field: string,
  { refused }: Refused,
): string | undefined {
  const key = refused === 'kind' ? fields[field]?.texts?.['file.kinds'] : undefined;
  return key === undefined || !content.texts.has(key) ? undefined : content.texts.t(key);
}

/** Those that wait at the field; whoever asks has the form open, and keeps them. */
export async function listFormFiles(server: ServerContext, { use, field }: FieldInUse) {
  await rulesAt(server, { use, field });
  const sent = (use.sent?.files ?? []).filter((file) => file.field === field);
  return [...sent, ...(await openedFiles(server, keyOf(use), field))].map(wordsOf);
}

/** Deletes one that waits; a Refusal where there is none. */
export async function deleteFormFile(
  server: ServerContext,
  use: OwnedForm,
  named: NamedFile,
): Promise<void> {
  const file = await waiting(server, use, named);
  if (file) await requireTheirs(server, { use, field: file.field });
  // What was sent with the answers before stays with them; it only leaves those that are written now.
  if (file?.submission_id) return;
  if (!file || !(await deleteUnsent(server, { ...keyOf(use), id: file.id })))
    throw new Refusal('FILE_NOT_FOUND');
}

/** One that waits, to be saved. */
export async function waitingFile(
  server: ServerContext,
  use: OwnedForm,
  named: NamedFile,
): Promise<FileAnswer> {
  const file = await waiting(server, use, named);
  return fileAnswer(server, file);
}

/** The bytes of a file of a form, under the name it was given. */
export async function fileAnswer(
  server: ServerContext,
  file: FormFile | undefined,
): Promise<FileAnswer> {
  const found = file && (await bodyOf(server, file));
  if (!found) throw new Refusal('FILE_NOT_FOUND');
  return new FileAnswer({ name: file.name, type: found.file.type, body: found.body });
}

/** By its key, or by its name where nobody tells the key. */
export interface NamedFile {
  readonly Key?: string | undefined;
  readonly name?: string | undefined;
}

async function waiting(
  { db, now }: ServerContext,
  use: OwnedForm,
  { Key = '', name }: NamedFile,
): Promise<FormFile | undefined> {
  const files = [...(use.sent?.files ?? []), ...(await unsentFiles(db, keyOf(use), now()))];
  const { fields } = use.form.bundle;
  return files.find((one) => {
    const info = fields[one.field];
    const isSeen = info === undefined || seenBy(info, rolesOf(use));
    return isSeen && (Key === '' ? one.name === name : one.id === Key);
  });
}

const keyOf = ({ form, owner }: OwnedForm) => ({ form_id: form.bundle.id, owner });

/** What the form says of the files of a field; a form that takes none there has no such address, nor for whoever does not see it. */
async function rulesAt(server: ServerContext, { use, field }: FieldInUse): Promise<UploadRules> {
  const { bundle } = await formInUse(server, use);
  const rules = uploadAt(bundle, field);
  const info = bundle.fields[field];
  if (!rules || (info && !seenBy(info, rolesOf(use)))) throw new Refusal('NOT_FOUND');
  return rules;
}

/** Where other roles alone put files and take them away, this person does neither. */
async function requireTheirs(server: ServerContext, { use, field }: FieldInUse): Promise<void> {
  const info = (await formInUse(server, use)).bundle.fields[field];
  if (info && !changedBy(info, rolesOf(use))) throw new Refusal('FORM_CLOSED_TO_YOU');
}

/** In a list of rows each row has files of its own: two of them may have one name. */
async function isThere(
  { db, now }: ServerContext,
  { use, field }: FieldInUse,
  name: string,
): Promise<boolean> {
  if (field.includes('*')) return false;
  const files = await unsentFiles(db, keyOf(use), now());
  return files.some((one) => one.field === field && one.name.toLowerCase() === name.toLowerCase());
}
