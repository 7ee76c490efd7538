// The signed file as it was kept: never given out once it is not.
import { randomBytes } from 'node:crypto';
import { sha256, shelfOf } from './document.ts';
import type { EsignNeeds, SignatureRequest } from './port.ts';

export interface Kept {
  readonly name: string;
  readonly body: Buffer;
}

/** Undefined where the request has none; throws where its bytes are no longer those that were kept. */
export async function keptFile(
  { files }: Pick<EsignNeeds, 'files'>,
  { id, lead_id, final_key, final_name, final_sha256 }: SignatureRequest,
): Promise<Kept | undefined> {
  const found = final_key && (await files.get(shelfOf(lead_id), final_key));
  if (!found || !final_name) return undefined;
  if (sha256(found.body) !== final_sha256)
    throw new Error(`The signed file of request ${id} is not what was kept.`);
  return { name: final_name, body: found.body };
}

/** Nobody should be able to guess the name of somebody else's file. */
export function signedFileName(): string {
  return `signed-application-${randomBytes(16).toString('hex')}.pdf`;
}
