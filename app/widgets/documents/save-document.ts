// Saves one of the printed documents: it is asked for by the name the service knows it by.

import { type CallClient, saveBlob } from '../../../runtime/react/index.ts';
import { type Refused, refusedOf } from '../../calls/refusal.ts';

const FOLDER = 'agreement_pdfs';

/** Saves the PDF; gives back why not, if it could not be had. */
export async function downloadDocument(
  calls: CallClient,
  name: string,
): Promise<Refused | undefined> {
  const answer = await calls('downloadAggreementFiles', { name, folder: FOLDER }, { as: 'blob' });
  if (!answer.ok || !answer.blob) return refusedOf(answer);
  saveBlob(answer.blob, `${name}.pdf`);
  return undefined;
}
