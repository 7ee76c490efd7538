// The agreement and fee schedule files: what they are called by the service, and how one is saved.

import { type CallClient, saveBlob } from '../../../runtime/react/index.ts';
import { refusedOf } from '../../calls/refusal.ts';

/** Names the service knows them by, with the message key of what a person reads. */
export const DOCUMENTS = {
  standard: { name: 'Fee schedule Standard', label: 'app.fees.standard' },
  california: { name: 'Fee schedule California', label: 'app.fees.california' },
  agreement: {
    name: 'Fee for Services Attorney Agreement',
    label: 'app.application.agreement.download',
  },
  acknowledgment: {
    name: 'Member Acknowledgment Form',
    label: 'app.application.agreement.acknowledgment',
  },
} as const;

export type DocumentId = keyof typeof DOCUMENTS;

const FOLDER = 'agreement_pdfs';

/** Saves the PDF; gives back why not, if it could not be had. */
export async function downloadDocument(calls: CallClient, id: DocumentId) {
  const { name } = DOCUMENTS[id];
  const answer = await calls('downloadAggreementFiles', { name, folder: FOLDER }, { as: 'blob' });
  if (!answer.ok || !answer.blob) return refusedOf(answer);
  saveBlob(answer.blob, `${name}.pdf`);
  return undefined;
}
