// Requests to sign: one open request for each way, made anew only when the one before has run out.
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../refusals.ts';
import type { Attorney } from '../../store/attorneys.ts';
import { inTransaction, isDuplicate } from '../../store/index.ts';
import { insertEvent } from '../../store/signature-log.ts';
import {
  closeOutworn,
  insertRequest,
  requestsOf,
  type SignatureDocument,
} from '../../store/signature-requests.ts';
import { documentFile, documentOf } from './document.ts';
import type { EsignNeeds, EsignProvider, Seen, SignatureRequest, Signer, Via } from './port.ts';

const DAY = 24 * 3_600_000;
const LIFETIME = 14 * DAY;

/** What the caller believes to sign; something else is refused. */
export interface Reviewed {
  readonly revision?: number;
  readonly release?: string;
}

/** The open request of this attorney and way, made where there is none. */
export async function openRequest(
  needs: EsignNeeds,
  provider: EsignProvider,
  {
    attorney,
    via,
    seen,
    reviewed,
  }: { attorney: Attorney; via: Via; seen: Seen; reviewed: Reviewed },
): Promise<SignatureRequest> {
  if (attorney.signed_at) throw new Refusal('SIGN_ALREADY');
  const document = await documentOf(needs, attorney);
  requireSame(document, reviewed);
  const known = await findOpen(needs, provider, attorney.id, via);
  if (known) return known;
  const id = randomUUID();
  const { lead_id } = attorney;
  if (!lead_id) throw new Refusal('SIGN_NOTHING');
  const made = await provider.create({
    id,
    via,
    signer: signerOf(attorney),
    title: document.title,
    fileName: `${document.title}.pdf`,
    body: await documentFile(needs, document, lead_id),
  });
  const now = needs.now();
  const row = {
    id,
    attorney_id: attorney.id,
    lead_id,
    submission_id: document.submission_id,
    via,
    provider: provider.name,
    provider_request: made.providerRequest,
    sign_id: made.signId,
    status: 'open' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
    signed_at: null,
    signer_name: null,
    final_key: null,
    final_name: null,
    final_sha256: null,
  };
  try {
    await inTransaction(needs.db, async (trx) => {
      await closeOutworn(trx, { attorneyId: attorney.id, provider: provider.name, now });
      await insertRequest(trx, row);
      await insertEvent(trx, { ...seen, request_id: id, kind: 'created', part: null, at: now });
    });
    return row;
  } catch (error) {
    if (!isDuplicate(error, 'signature_request_open')) throw error;
    const other = await findOpen(needs, provider, attorney.id, via);
    if (!other) throw error;
    return other;
  }
}

/** Who signs for an attorney. */
export function signerOf({ id, first_name, last_name, email }: Attorney): Signer {
  return { attorneyId: id, name: `${first_name} ${last_name}`.trim(), email };
}

function requireSame(document: SignatureDocument, { revision, release }: Reviewed): void {
  const other =
    (revision !== undefined && revision !== document.revision) ||
    (release !== undefined && release !== document.form_release);
  if (other) throw new Refusal('SIGN_OTHER_REVISION');
}

async function findOpen(
  { db, now }: EsignNeeds,
  provider: EsignProvider,
  attorneyId: string,
  via: Via,
): Promise<SignatureRequest | undefined> {
  return (await requestsOf(db, attorneyId)).find(
    (request) =>
      request.status === 'open' &&
      request.via === via &&
      request.provider === provider.name &&
      request.expires_at > now(),
  );
}
