// Takes one uploaded file, as the form says that uploads it: of a declared kind and type, harmless, and with room for it.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { UploadRules } from '../../forms/uploads.ts';
import type { Shelf, StoredFile } from '../../services/ports.ts';
import type { CallInput } from '../common/call.ts';
import { requireHarmless } from './harmless.ts';
import { refuseFile } from './refuse.ts';
import { judgeFields, readUpload, type UploadedForm } from './upload.ts';

const MEGABYTE = 1024 * 1024;

/** The file as it is kept; `shelfOf` tells whose it is by the number that was sent along, or refuses it. */
export async function addUpload(
  server: ServerContext,
  input: CallInput,
  rules: UploadRules,
  shelfOf: (attorneyNumber: string | undefined) => Shelf,
): Promise<StoredFile> {
  const limit = Math.min(server.services.files.limit, rules.maxBytes);
  return addRead(server, input, rules, shelfOf, await readUpload(input.request, limit));
}

/** The same of an upload that was read already. */
export async function addRead(
  server: ServerContext,
  input: CallInput,
  { kinds, types, maxBytes, most }: UploadRules,
  shelfOf: (attorneyNumber: string | undefined) => Shelf,
  { fields, file }: UploadedForm,
): Promise<StoredFile> {
  const { files } = server.services;
  const shelf = shelfOf(fields.attorney_number);
  if (!file) throw new Refusal('FILE_MISSING');
  if (file.body.byteLength > maxBytes)
    throw refuseFile({ refused: 'size', limitMb: maxBytes / MEGABYTE }, kinds);
  const { fileType = '' } = fields;
  if (types.length > 0 && !types.includes(fileType)) throw new Refusal('FILE_TYPE_MISSING');
  judgeFields(input, fields);
  if ((await files.list(shelf)).length >= most) throw new Refusal('FILES_TOO_MANY');
  await requireHarmless(server, file.body);
  const put = await files.put(shelf, { ...file, meta: { fileType } }, kinds);
  if ('refused' in put) throw refuseFile(put, kinds);
  // Of many uploads at once each saw room before.
  if ((await files.list(shelf)).length > most) {
    await files.delete(shelf, put.file.key);
    throw new Refusal('FILES_TOO_MANY');
  }
  return put.file;
}
