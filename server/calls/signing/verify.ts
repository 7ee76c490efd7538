// verify: says of a file whether it is a signed document of ours, unchanged.
import { createHmac } from 'node:crypto';
import { Refusal } from '../../refusals.ts';
import { allow } from '../../store/rate-limits.ts';
import type { Call } from '../call.ts';
import { readUpload } from '../files/upload.ts';

const TEN_MINUTES = 600_000;
const MOST = 120;

export const verifyDocument: Call = {
  id: 'verify_document',
  async handle({ db, services, content, now }, { request }) {
    const address = createHmac('sha256', 'verify').update(request.ip).digest('hex');
    const limit = { bucket: `verify/${address}`, most: MOST, windowMs: TEN_MINUTES };
    if (!(await allow(db, limit, now()))) throw new Refusal('TOO_MANY');
    const { file } = await readUpload(request, services.files.limit);
    if (!file) throw new Refusal('FILE_MISSING');
    const data = await services.esign.verify(file.body);
    return { status: 'success', message: content.texts.t(`server.verify.${data.verdict}`), data };
  },
};
