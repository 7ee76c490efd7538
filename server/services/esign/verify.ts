// Says of any file whether it is a signed document of ours, byte for byte.
import { findAttorney } from '../../store/attorneys/attorneys.ts';
import { findDocument } from '../../store/signing/signature-documents.ts';
import { findByFinalHash, findRequest } from '../../store/signing/signature-requests.ts';
import { sha256 } from './document.ts';
import type { EsignNeeds, SignatureRequest } from './port.ts';
import { timeOfSeal } from './stamp.ts';

export interface Verdict {
  readonly verdict: 'unchanged' | 'changed' | 'unknown';
  readonly sha256: string;
  /** Only for an unchanged file: whoever holds it has read this in it. */
  readonly signature?: {
    readonly request: string;
    readonly title: string;
    readonly signer: string;
    readonly name: string;
    readonly signed_at: string;
    readonly sha256_before: string;
    /** By an authority of time stamps, over the seal. */
    readonly time_stamp?: { readonly at: string; readonly authority: string };
  };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export async function verify(needs: Pick<EsignNeeds, 'db'>, file: Buffer): Promise<Verdict> {
  const hash = sha256(file);
  const request = await findByFinalHash(needs.db, hash);
  if (request) {
    const signature = await describe(needs, request);
    const stamp = timeOfSeal(file);
    const time_stamp = stamp && { at: stamp.at.toISOString(), authority: stamp.authority };
    return {
      verdict: 'unchanged',
      sha256: hash,
      ...(signature && { signature: { ...signature, ...(time_stamp && { time_stamp }) } }),
    };
  }
  const reference = referenceIn(file);
  const claimed =
    reference && UUID.test(reference) ? await findRequest(needs.db, reference) : undefined;
  return { verdict: claimed ? 'changed' : 'unknown', sha256: hash };
}

/** The reference in the seal of a file; undefined where there is none. Says nothing about whether the file is whole. */
function referenceIn(file: Buffer): string | undefined {
  return /\/ContactInfo \(([\w:-]{1,80})\)/.exec(file.toString('latin1'))?.[1];
}

async function describe(
  { db }: Pick<EsignNeeds, 'db'>,
  request: SignatureRequest,
): Promise<Verdict['signature']> {
  const document = await findDocument(db, request.submission_id);
  const attorney = await findAttorney(db, request.attorney_id);
  if (!document || !attorney || !request.signed_at) return undefined;
  return {
    request: request.id,
    title: document.title,
    signer: `${attorney.first_name} ${attorney.last_name}`.trim(),
    name: request.signer_name ?? '',
    signed_at: request.signed_at.toISOString(),
    sha256_before: document.sha256,
  };
}
