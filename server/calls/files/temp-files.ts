// Files of what somebody is writing: of a running application, only those of its own lead; of a request or a reply, only those of its attorney.
import type { Json } from '../../../runtime/core/index.ts';
import {
  applicationForm,
  isSigned,
  requireApplicant,
  requireLead,
} from '../../applications/form.ts';
import { fileItem } from '../../applications/known.ts';
import { asApplicant, filesOf } from '../../applications/returned.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { type UploadRules, uploadRules } from '../../forms/uploads.ts';
import type { Shelf } from '../../services/ports.ts';
import { type Call, type CallInput, FileAnswer, requireOwnLead } from '../common/call.ts';
import { addRead } from './add-upload.ts';
import { fileNamed } from './file-named.ts';
import { addReadFile, deleteFormFile, listFormFiles, waitingFile } from './form-files.ts';
import { besideRequest, isOfApplication } from './request-files.ts';
import { judgeFields, readUpload, type UploadedForm } from './upload.ts';

const listTempFiles: Call = {
  id: 'list_temp_files',
  async handle(server, input) {
    const { services } = server;
    if (!isOfApplication(input.payload)) {
      const place = await besideRequest(server, input, input.payload);
      return { status: 'success', data: await listFormFiles(server, place) };
    }
    const shelf = await shelfOf(server, input, input.payload.attorney_number);
    const files = await services.files.list(shelf);
    return { status: 'success', data: files.map(fileItem) };
  },
};

const uploadTempFile: Call = {
  id: 'upload_temp_file',
  async handle(server, input) {
    const read = await readUpload(input.request, server.services.files.limit);
    const data = isOfApplication(read.fields)
      ? await addToApplication(server, input, read)
      : await addToRequest(server, input, read);
    return { status: 'success', message: server.content.texts.t('server.file.uploaded'), data };
  },
};

async function addToApplication(server: ServerContext, input: CallInput, read: UploadedForm) {
  const { services } = server;
  const rules = await rulesFor(server, input);
  const shelf = await shelfOf(server, input, undefined);
  const own = (number: string | undefined) => {
    requireOwnLead(input, number);
    return shelf;
  };
  const file = await addRead(server, input, rules, own, read);
  // An upload takes its time; an application that was submitted meanwhile does not know of it, unless it took it along.
  await requireOpen(server, input).catch(async (error: unknown) => {
    if (await services.files.delete(shelf, file.key)) throw error;
  });
  return fileItem(file);
}

async function addToRequest(server: ServerContext, input: CallInput, read: UploadedForm) {
  judgeFields(input, read.fields);
  return addReadFile(server, input, await besideRequest(server, input, read.fields), read);
}

const deleteTempFile: Call = {
  id: 'delete_temp_file',
  async handle(server, input) {
    const { services, content } = server;
    const { payload } = input;
    const success = { status: 'success', message: content.texts.t('server.file.deleted') } as const;
    if (!isOfApplication(payload)) {
      const { use } = await besideRequest(server, input, payload);
      await deleteFormFile(server, use, payload.file ?? payload);
      return { ...success, errors: [] };
    }
    const shelf = await shelfOf(server, input, payload.attorney_number);
    await requireOpen(server, input);
    const file = await fileNamed(services.files, shelf, payload.file ?? payload);
    if (!file || !(await services.files.delete(shelf, file.key)))
      throw new Refusal('FILE_NOT_FOUND');
    return { ...success, errors: [] };
  },
};

const downloadTempFile: Call = {
  id: 'download_temp_file',
  async handle(server, input) {
    const { services } = server;
    if (!isOfApplication(input.payload)) {
      const { use } = await besideRequest(server, input, input.payload);
      return waitingFile(server, use, { name: input.payload.name });
    }
    const shelf = await shelfOf(server, input, input.payload.attorney_number);
    if (await isSigned(server, input.leadId)) throw new Refusal('LOGIN_NEEDED');
    const file = await services.files.findByName(shelf, input.payload.name);
    const found = file && (await services.files.get(shelf, file.key));
    if (!found) throw new Refusal('FILE_NOT_FOUND');
    return new FileAnswer({ name: found.file.name, type: found.file.type, body: found.body });
  },
};

/** What was submitted has its files with it; later ones would reach nobody. */
async function requireOpen(server: ServerContext, { leadId }: CallInput) {
  if (leadId === '') throw new Refusal('NO_SESSION');
  return requireApplicant(server, leadId);
}

/** What the open application declares of its files. */
async function rulesFor(server: ServerContext, input: CallInput): Promise<UploadRules> {
  const { form } = applicationForm(server, await requireOpen(server, input));
  const rules = uploadRules(form.bundle, uploadTempFile.id);
  if (!rules) throw new Refusal('NOT_FOUND');
  return rules;
}

async function shelfOf(
  server: ServerContext,
  input: CallInput,
  attorneyNumber: Json | undefined,
): Promise<Shelf> {
  // An attorney who is logged in and applies for nothing.
  if (input.leadId === '') throw new Refusal('NO_SESSION');
  requireOwnLead(input, attorneyNumber);
  return filesOf(await asApplicant(server, await requireLead(server, input.leadId)));
}

export const tempFileCalls: readonly Call[] = [
  listTempFiles,
  uploadTempFile,
  deleteTempFile,
  downloadTempFile,
];
