// The files of forms that the calls of all forms keep: each by nobody but who uploaded it, until it is sent.
import type { Call } from '../common/call.ts';
import { addFormFile, deleteFormFile, listFormFiles, waitingFile } from '../files/form-files.ts';
import { draftedForm, uploadedForm } from './generic.ts';

/** In ten minutes from one network. */
const UPLOADS = { name: 'form-file', most: 200 };
const LOOKS = { name: 'form-files', most: 3000 };

const formFileList: Call = {
  id: 'form_file_list',
  async handle(server, input) {
    const { field, about } = input.payload;
    const use = await draftedForm(server, input, { limit: LOOKS, about });
    return { status: 'success', data: await listFormFiles(server, { use, field }) };
  },
};

const formFileAdd: Call = {
  id: 'form_file_add',
  async handle(server, input) {
    const { form, usedAbout } = await uploadedForm(server, input, UPLOADS);
    const data = await addFormFile(server, input, form, async ({ field = '', about = '' }) => ({
      use: await usedAbout(about === '' ? undefined : about),
      field,
    }));
    return { status: 'success', message: server.content.texts.t('server.file.uploaded'), data };
  },
};

const formFileDelete: Call = {
  id: 'form_file_delete',
  async handle(server, input) {
    const { Key, about } = input.payload;
    await deleteFormFile(server, await draftedForm(server, input, { limit: LOOKS, about }), {
      Key,
    });
    const message = server.content.texts.t('server.file.deleted');
    return { status: 'success', message, errors: [] };
  },
};

const formFileDownload: Call = {
  id: 'form_file_download',
  async handle(server, input) {
    const { Key, about } = input.payload;
    const use = await draftedForm(server, input, { limit: LOOKS, about });
    return waitingFile(server, use, { Key });
  },
};

export const formFileCalls: readonly Call[] = [
  formFileList,
  formFileAdd,
  formFileDelete,
  formFileDownload,
];
