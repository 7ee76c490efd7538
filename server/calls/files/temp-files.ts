// The files of a running application: listed, added, removed, downloaded; only those of its own lead.

import type { Json } from '../../../runtime/core/index.ts';
import { applicationForm, isSigned, requireApplicant } from '../../applications/form.ts';
import { fileItem } from '../../applications/known.ts';
import type { ServerContext } from '../../context.ts';
import { type UploadRules, uploadRules } from '../../forms/uploads.ts';
import { Refusal } from '../../refusals.ts';
import type { Shelf } from '../../services/ports.ts';
import { type Call, type CallInput, FileAnswer, requireOwnLead } from '../call.ts';
import { addUpload } from './add-upload.ts';
import { fileNamed } from './file-named.ts';

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
    const file = await addUpload(server, input, await rulesFor(server, input), (number) =>
      shelfOf(input, number),
    );
    // An upload takes its time; an application that was submitted meanwhile does not know of it, unless it took it along.
    await requireOpen(server, input).catch(async (error: unknown) => {
      if (await services.files.delete(shelfOf(input, undefined), file.key)) throw error;
    });
    const message = content.texts.t('server.file.uploaded');
    return { status: 'success', message, data: fileItem(file) };
  },
};

const deleteTempFile: Call = {
  id: 'delete_temp_file',
  async handle(server, input) {
    const { services, content } = server;
    const { payload } = input;
    const shelf = shelfOf(input, payload.attorney_number);
    await requireOpen(server, input);
    const file = await fileNamed(services.files, shelf, payload.file ?? payload);
    if (!file || !(await services.files.delete(shelf, file.key)))
      throw new Refusal('FILE_NOT_FOUND');
    return { status: 'success', message: content.texts.t('server.file.deleted'), errors: [] };
  },
};

const downloadTempFile: Call = {
  id: 'download_temp_file',
  async handle(server, input) {
    const { services } = server;
    const shelf = shelfOf(input, input.payload.attorney_number);
    if (await isSigned(server, input.leadId)) throw new Refusal('LOGIN_NEEDED');
    const file = await services.files.findByName(shelf, input.payload.name);
    const found = file && (await services.files.get(shelf, file.key));
    if (!found) throw new Refusal('FILE_NOT_FOUND');
    return new FileAnswer({ name: found.file.name, type: found.file.type, body: found.body });
  },
};

/** What was submitted has its files with it; later ones would reach nobody. */
const requireOpen = (server: ServerContext, { leadId }: CallInput) =>
  requireApplicant(server, leadId);

/** What the open application declares of its files. */
async function rulesFor(server: ServerContext, input: CallInput): Promise<UploadRules> {
  const { form } = applicationForm(server, await requireOpen(server, input));
  const rules = uploadRules(form.bundle, uploadTempFile.id);
  if (!rules) throw new Refusal('NOT_FOUND');
  return rules;
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
