// The files of the logged-in attorney: listed, added, removed, downloaded; only their own.
import type { Json } from '../../../runtime/core/index.ts';
import { requireOwn } from '../../accounts/index.ts';
import { fileItem } from '../../applications/known.ts';
import { Refusal } from '../../common/refusals.ts';
import { uploadRules } from '../../forms/uploads.ts';
import { recordFiles } from '../../record/files.ts';
import { recordForm } from '../../record/form.ts';
import type { Shelf } from '../../services/ports.ts';
import { attorneyOf, type Call, type CallInput, FileAnswer } from '../common/call.ts';
import { madeBy } from '../common/made-by.ts';
import { addUpload } from '../files/add-upload.ts';
import { fileNamed } from '../files/file-named.ts';

const listFiles: Call = {
  id: 'list_files',
  async handle({ services }, input) {
    const files = await services.files.list(shelfOf(input, input.payload.attorney_number));
    return { status: 'success', data: files.map(fileItem) };
  },
};

const uploadFile: Call = {
  id: 'upload_file',
  async handle(server, input) {
    const rules = uploadRules(recordForm(server).bundle, uploadFile.id);
    if (!rules) throw new Refusal('NOT_FOUND');
    const file = await addUpload(server, input, rules, (number) => shelfOf(input, number));
    await recordFiles(server, attorneyOf(input), madeBy(input));
    const message = server.content.texts.t('server.file.uploaded');
    return { status: 'success', message, data: fileItem(file) };
  },
};

const deleteFile: Call = {
  id: 'delete_file',
  async handle(server, input) {
    const { services, content } = server;
    const { payload } = input;
    const shelf = shelfOf(input, payload.attorney_number);
    const file = await fileNamed(services.files, shelf, payload.file ?? payload);
    if (!file || !(await services.files.delete(shelf, file.key)))
      throw new Refusal('FILE_NOT_FOUND');
    await recordFiles(server, attorneyOf(input), madeBy(input));
    return { status: 'success', message: content.texts.t('server.file.deleted'), errors: [] };
  },
};

const downloadAttachment: Call = {
  id: 'download_attachment',
  async handle({ services }, input) {
    const { filename = '', Key = '', attorney_number } = input.payload;
    const shelf = shelfOf(input, attorney_number);
    const prefix = `${shelf}/`;
    // Whoever names another prefix, or none, names no file of theirs.
    const key = Key === '' && filename.startsWith(prefix) ? filename.slice(prefix.length) : Key;
    const found = key === '' ? undefined : await services.files.get(shelf, key);
    if (!found) throw new Refusal('FILE_NOT_FOUND');
    return new FileAnswer({ name: found.file.name, type: found.file.type, body: found.body });
  },
};

/** The own shelf; another attorney's number is refused. */
function shelfOf(input: CallInput, attorneyNumber: Json | undefined): Shelf {
  const attorney = attorneyOf(input);
  requireOwn(attorney, attorneyNumber);
  return `attorney/${attorney.id}`;
}

export const fileCalls: readonly Call[] = [listFiles, uploadFile, deleteFile, downloadAttachment];
