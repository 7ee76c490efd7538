// The files of forms that have no calls of their own: listed, added, deleted, downloaded; each by nobody but who uploaded it, until it is sent.
import type { ServerContext } from '../../context.ts';
import { formInUse } from '../../forms/judging.ts';
import { wordsOf } from '../../forms/sent-files.ts';
import { bodyOf, deleteUnsent, keepUnsent, openedFiles } from '../../forms/unsent-files.ts';
import { largestUpload, type UploadRules, uploadAt } from '../../forms/uploads.ts';
import type { OwnedForm } from '../../forms/use.ts';
import { clientOf } from '../../http/client-address.ts';
import { Refusal } from '../../refusals.ts';
import { unsentFiles } from '../../store/form-files.ts';
import { type Call, FileAnswer } from '../call.ts';
import { requireHarmless } from '../files/harmless.ts';
import { refuseFile } from '../files/refuse.ts';
import { judgeFields, readUpload } from '../files/upload.ts';
import { genericForm } from './generic.ts';

/** In ten minutes from one network. */
const UPLOADS = { name: 'form-file', most: 200 };
const LOOKS = { name: 'form-files', most: 3000 };

const formFileList: Call = {
  id: 'form_file_list',
  async handle(server, input) {
    const use = await genericForm(server, input, LOOKS);
    const { field } = input.payload;
    await rulesAt(server, use, field);
    const files = await openedFiles(server, keyOf(use), field);
    return { status: 'success', data: files.map(wordsOf) };
  },
};

const formFileAdd: Call = {
  id: 'form_file_add',
  async handle(server, input) {
    const use = await genericForm(server, input, UPLOADS);
    const { services, content } = server;
    const { bundle } = await formInUse(server, use);
    const largest = Math.min(services.files.limit, largestUpload(bundle));
    const { fields, file } = await readUpload(input.request, largest);
    const { field = '', fileType = '' } = fields;
    judgeFields(input, fields);
    const { kinds, types, maxBytes, most } = await rulesAt(server, use, field);
    if (!file) throw new Refusal('FILE_MISSING');
    if (file.body.byteLength > maxBytes)
      throw refuseFile({ refused: 'size', limitMb: maxBytes / (1024 * 1024) }, kinds);
    if (types.length > 0 && !types.includes(fileType)) throw new Refusal('FILE_TYPE_MISSING');
    if (await isThere(server, use, { field, name: file.name })) throw new Refusal('FILE_DUPLICATE');
    await requireHarmless(server, file.body);
    const place = { ...keyOf(use), field, network: clientOf(input.request.ip) };
    const arrived = { ...file, fileType: types.length > 0 ? fileType : '', kinds, most };
    const kept = await keepUnsent(server, place, arrived);
    if ('refused' in kept) throw refuseFile(kept, kinds);
    const data = {
      name: kept.name,
      Key: kept.key,
      ...(arrived.fileType !== '' && { fileType: arrived.fileType }),
    };
    return { status: 'success', message: content.texts.t('server.file.uploaded'), data };
  },
};

const formFileDelete: Call = {
  id: 'form_file_delete',
  async handle(server, input) {
    const use = await genericForm(server, input, LOOKS);
    const { Key } = input.payload;
    if (!(await deleteUnsent(server, { ...keyOf(use), id: Key })))
      throw new Refusal('FILE_NOT_FOUND');
    const message = server.content.texts.t('server.file.deleted');
    return { status: 'success', message, errors: [] };
  },
};

const formFileDownload: Call = {
  id: 'form_file_download',
  async handle(server, input) {
    const use = await genericForm(server, input, LOOKS);
    const { Key } = input.payload;
    const files = await unsentFiles(server.db, keyOf(use), server.now());
    const file = files.find(({ id }) => id === Key);
    const found = file && (await bodyOf(server, file));
    if (!found) throw new Refusal('FILE_NOT_FOUND');
    return new FileAnswer({ name: file.name, type: found.file.type, body: found.body });
  },
};

const keyOf = ({ form, owner }: OwnedForm) => ({ form_id: form.bundle.id, owner });

/** What the form says of the files of a field; a form that takes none there has no such address. */
async function rulesAt(server: ServerContext, use: OwnedForm, field: string): Promise<UploadRules> {
  const rules = uploadAt((await formInUse(server, use)).bundle, field);
  if (!rules) throw new Refusal('NOT_FOUND');
  return rules;
}

/** In a list of rows each row has files of its own: two of them may have one name. */
async function isThere(
  { db, now }: ServerContext,
  use: OwnedForm,
  { field, name }: { readonly field: string; readonly name: string },
): Promise<boolean> {
  if (field.includes('*')) return false;
  const files = await unsentFiles(db, keyOf(use), now());
  return files.some((one) => one.field === field && one.name.toLowerCase() === name.toLowerCase());
}

export const formFileCalls: readonly Call[] = [
  formFileList,
  formFileAdd,
  formFileDelete,
  formFileDownload,
];
