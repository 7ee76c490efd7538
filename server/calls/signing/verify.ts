// verify: says of a file whether it is a signed document of ours, unchanged.

import { Refusal } from '../../common/refusals.ts';
import { atOnce } from '../../http/at-once.ts';
import { limitByClient } from '../../http/limit-by-client.ts';
import type { Call } from '../common/call.ts';
import { judgeFields, readUpload } from '../files/upload.ts';

const MOST = 120;
/** Half-sent files of strangers stay in memory until they are whole, or cut. */
const UPLOADS = { name: 'verify', ofOneNetwork: 4, inAll: 16 };

export const verifyDocument: Call = {
  id: 'verify_document',
  async handle(server, input) {
    const { services, content } = server;
    await limitByClient(server, input, 'verify', MOST);
    const { fields, file } = await atOnce(input, UPLOADS, () =>
      readUpload(input.request, services.files.limit),
    );
    judgeFields(input, fields);
    if (!file) throw new Refusal('FILE_MISSING');
    const data = await services.esign.verify(file.body);
    return { status: 'success', message: content.texts.t(`server.verify.${data.verdict}`), data };
  },
};
