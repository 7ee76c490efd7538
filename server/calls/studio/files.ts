// studio_files, studio_file, studio_file_try: content as its files, for those who know them.
import { fileOf, listedFiles, triedFile } from '../../studio/files/index.ts';
import { type Call, staffOf } from '../common/call.ts';

const studioFiles: Call = {
  id: 'studio_files',
  async handle(server, { payload: { change } }) {
    return { status: 'success', data: { files: await listedFiles(server, change) } };
  },
};

const studioFile: Call = {
  id: 'studio_file',
  async handle(server, { payload: { change, path } }) {
    return { status: 'success', data: await fileOf(server, { change, path }) };
  },
};

const studioFileTry: Call = {
  id: 'studio_file_try',
  async handle(server, input) {
    const data = await triedFile(server, input.payload, String(staffOf(input).id));
    return { status: 'success', data };
  },
};

export const fileCalls: readonly Call[] = [studioFiles, studioFile, studioFileTry];
