// verify: says of a file whether it is a signed document of ours, unchanged.
import { limitByClient } from '../../http/limit-by-client.ts';
import { Refusal } from '../../refusals.ts';
import type { Call } from '../call.ts';
import { judgeFields, readUpload } from '../files/upload.ts';

const MOST = 120;

export const verifyDocument: Call = {
  id: 'verify_document',
  async handle(server, input) {
    const { services, content } = server;
    await limitByClient(server, input, 'verify', MOST);
    const { fields, file } = await readUpload(input.request, services.files.limit);
    judgeFields(input, fields);
    if (!file) throw new Refusal('FILE_MISSING');
    const data = await services.esign.verify(file.body);
    return { status: 'success', message: content.texts.t(`server.verify.${data.verdict}`), data };
  },
};
