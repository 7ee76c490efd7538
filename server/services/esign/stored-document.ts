// The signed file as it was kept: never given out once it is not.
import { randomBytes } from 'node:crypto';
import { spoilt } from '../files/common/spoilt.ts';
import { sha256, shelfOf } from './document.ts';
import type { EsignNeeds, SignatureRequest } from './port.ts';

export interface StoredDocument {
  readonly name: string;
  readonly body: Buffer;
}

/** Undefined where the request has none; refuses where its bytes are missing or no longer those that were kept. */
export async function storedFile(
  { files, log }: Pick<EsignNeeds, 'files' | 'log'>,
  { id, lead_id, final_key, final_name, final_sha256 }: SignatureRequest,
): Promise<StoredDocument | undefined> {
  if (!final_key || !final_name) return undefined;
  const found = await files.get(shelfOf(lead_id), final_key);
  if (!found || sha256(found.body) !== final_sha256)
    throw spoilt(log, { request: id, key: final_key }, 'as a signed document is not what was kept');
  return { name: final_name, body: found.body };
}

/** Nobody should be able to guess the name of somebody else's file. */
export function signedFileName(): string {
  return `signed-application-${randomBytes(16).toString('hex')}.pdf`;
}
