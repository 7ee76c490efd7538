// The files of a running application: listed, added, removed, downloaded; only those of its own lead.

import type { Json } from '../../../runtime/core/index.ts';
import { requireLead } from '../../applications/form.ts';
import { fileItem } from '../../applications/known.ts';
import type { ServerContext } from '../../context.ts';
import { Refusal } from '../../refusals.ts';
import type { Files, Shelf, StoredFile } from '../../services/ports.ts';
import { type Call, type CallInput, FileAnswer, requireOwnLead } from '../call.ts';
import { refuseFile } from './refuse.ts';
import { judgeFields, readUpload } from './upload.ts';

/** As many as the form has room for. */
const MOST_FILES = 50;
const FILE_TYPES: readonly string[] = ['DEC', 'W9'];

const listTempFiles: Call = {
  id: 'list_temp_files',
  async handle({ services }, input) {
    const files = await services.files.list(shelfOf(input, input.payload.attorney_number));
    return { status: 'success', data: files.map(fileItem) };
  },
};

const uploadTempFile: Call = {
  id: 'upload_temp_file',
  async handle(server, input) {
    const { services, content } = server;
    await requireOpen(server, input);
    const { fields, file } = await readUpload(input.request, services.files.limit);
    const shelf = shelfOf(input, fields.attorney_number);
    if (!file) throw new Refusal('FILE_MISSING');
    if (!FILE_TYPES.includes(fields.fileType ?? '')) throw new Refusal('FILE_TYPE_MISSING');
    judgeFields(input, fields);
    if ((await services.files.list(shelf)).length >= MOST_FILES)
      throw new Refusal('FILES_TOO_MANY');
    const meta = { fileType: fields.fileType };
    const put = await services.files.put(shelf, { ...file, meta }, ['pdf']);
    if ('refused' in put) throw refuseFile(put);
    // Of many uploads at once each saw room before.
    if ((await services.files.list(shelf)).length > MOST_FILES) {
      await services.files.delete(shelf, put.file.key);
      throw new Refusal('FILES_TOO_MANY');
    }
    // An upload takes its time; an application that was submitted meanwhile does not know of it, unless it took it along.
    await requireOpen(server, input).catch(async (error: unknown) => {
      if (await services.files.delete(shelf, put.file.key)) throw error;
    });
    const message = content.texts.t('server.file.uploaded');
    return { status: 'success', message, data: fileItem(put.file) };
  },
};

const deleteTempFile: Call = {
  id: 'delete_temp_file',
  async handle(server, input) {
    const { services, content } = server;
    const { payload } = input;
    const shelf = shelfOf(input, payload.attorney_number);
    await requireOpen(server, input);
    const { Key = '', name = '' } = payload.file ?? payload;
    const file = await findFile(services.files, shelf, Key, name);
    if (!file || !(await services.files.delete(shelf, file.key)))
      throw new Refusal('FILE_NOT_FOUND');
    return { status: 'success', message: content.texts.t('server.file.deleted'), errors: [] };
  },
};

const downloadTempFile: Call = {
  id: 'download_temp_file',
  async handle({ services }, input) {
    const shelf = shelfOf(input, input.payload.attorney_number);
    const file = await services.files.findByName(shelf, input.payload.name);
    const found = file && (await services.files.get(shelf, file.key));
    if (!found) throw new Refusal('FILE_NOT_FOUND');
    return new FileAnswer({ name: found.file.name, type: found.file.type, body: found.body });
  },
};

/** What was submitted has its files with it; later ones would reach nobody. */
async function requireOpen(server: ServerContext, { leadId }: CallInput): Promise<void> {
  const lead = await requireLead(server, leadId);
  if (lead.attorneyId) throw new Refusal('ALREADY_SUBMITTED');
}

async function findFile(
  files: Files,
  shelf: Shelf,
  key: string,
  name: string,
): Promise<StoredFile | undefined> {
  if (key === '') return files.findByName(shelf, name);
  return (await files.list(shelf)).find((file) => file.key === key);
}

function shelfOf(input: CallInput, attorneyNumber: Json | undefined): Shelf {
  requireOwnLead(input, attorneyNumber);
  return `lead/${input.leadId}`;
}

export const tempFileCalls: readonly Call[] = [
  listTempFiles,
  uploadTempFile,
  deleteTempFile,
  downloadTempFile,
];
