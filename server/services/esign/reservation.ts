// Makes a request to sign in two steps: reserved in the store, where only one can be, then made by the provider.
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../common/refusals.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { inTransaction, isDuplicate } from '../../store/index.ts';
import type { SignatureDocument } from '../../store/signing/signature-documents.ts';
import { insertEvent } from '../../store/signing/signature-log.ts';
import {
  closeOutworn,
  dropReserved,
  insertRequest,
  openReserved,
} from '../../store/signing/signature-requests.ts';
import { documentFile } from './document.ts';
import type { EsignNeeds, EsignProvider, Seen, SignatureRequest, Via } from './port.ts';
import { signerOf } from './signer.ts';
import { withdraw } from './withdraw.ts';

const LIFETIME = 14 * 24 * 3_600_000;
/** No provider is waited for as long as this, so whoever reserved has ended without a word. */
export const ABANDONED_AFTER = 180_000;

interface Reservation {
  readonly attorney: Attorney;
  readonly via: Via;
  readonly document: SignatureDocument;
}

/** Takes the place of the one live request of this way; undefined where somebody else has it. */
export async function reserve(
  needs: EsignNeeds,
  provider: EsignProvider,
  { attorney, via, document }: Reservation,
): Promise<SignatureRequest | undefined> {
  const { lead_id } = attorney;
  if (!lead_id) throw new Refusal('SIGN_NOTHING');
  const now = needs.now();
  const row: SignatureRequest = {
    id: randomUUID(),
    attorney_id: attorney.id,
    lead_id,
    submission_id: document.submission_id,
    via,
    provider: provider.name,
    provider_request: null,
    sign_id: '',
    status: 'making',
    created_at: now,
    expires_at: new Date(now.getTime() + LIFETIME),
    signed_at: null,
    signer_name: null,
    final_key: null,
    final_name: null,
    final_sha256: null,
  };
  const outworn = {
    attorneyId: attorney.id,
    provider: provider.name,
    now,
    abandonedBefore: new Date(now.getTime() - ABANDONED_AFTER),
  };
  try {
    const closed = await inTransaction(needs.db, async (trx) => {
      const before = await closeOutworn(trx, outworn);
      await insertRequest(trx, row);
      return before;
    });
    await withdraw(needs, provider, closed);
    return row;
  } catch (error) {
    if (isDuplicate(error, 'signature_request_live')) return undefined;
    throw error;
  }
}

interface Making {
  readonly reserved: SignatureRequest;
  readonly attorney: Attorney;
  readonly document: SignatureDocument;
  readonly seen: Seen;
}

/** Has the provider make what is reserved, and opens it. */
export async function make(
  needs: EsignNeeds,
  provider: EsignProvider,
  { reserved, attorney, document, seen }: Making,
): Promise<SignatureRequest> {
  const { id, via, lead_id } = reserved;
  const { signId, providerRequest } = await documentFile(needs, document, lead_id)
    .then((body) => {
      const fileName = `${document.title}.pdf`;
      const signer = signerOf(attorney);
      return provider.create({ id, via, signer, title: document.title, fileName, body });
    })
    .catch(async (error: unknown) => {
      await dropReserved(needs.db, id);
      throw error;
    });
  const made = { sign_id: signId, provider_request: providerRequest };
  const opened = await inTransaction(needs.db, async (trx) => {
    const request = await openReserved(trx, id, made);
    const at = needs.now();
    if (request)
      await insertEvent(trx, { ...seen, request_id: id, kind: 'created', part: null, at });
    return request;
  });
  if (opened) return opened;
  // Signed another way, or given up as abandoned, while the provider took its time.
  await withdraw(needs, provider, [{ ...reserved, ...made }]);
  throw new Refusal('SIGN_PROVIDER_AWAY');
}
