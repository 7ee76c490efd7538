// The end of a signature, whoever provided it: file, request, attorney and mail change together, and once.

import type { MailId } from '../../../schemas/names.gen.d.ts';
import type { ChangedBy } from '../../store/attorneys/attorney-changes.ts';
import { type Attorney, findAttorney, markSigned } from '../../store/attorneys/attorneys.ts';
import { inTransaction, type StoreTransaction } from '../../store/index.ts';
import { insertEvent, type NewEvent } from '../../store/signing/signature-log.ts';
import {
  closeRequests,
  completeRequest,
  findRequest,
  lockRequest,
} from '../../store/signing/signature-requests.ts';
import { insertJob } from '../../store/upkeep/jobs.ts';
import { keepFile, sha256, shelfOf } from './document.ts';
import { dayOf } from './embedded.ts';
import { linkToSigned } from './links.ts';
import type { EsignNeeds, EsignProvider, SignatureRequest } from './port.ts';
import { signedFileName } from './stored-document.ts';
import { withdraw } from './withdraw.ts';

/** The authority did not give a stamp a moment ago. */
const STAMP_WAIT = 60_000;

export interface Signed {
  readonly name: string;
  readonly at: Date;
  readonly file: Buffer;
  /** The time-stamp authority is to be asked again. */
  readonly stampLater?: boolean;
  readonly events: readonly Omit<NewEvent, 'request_id'>[];
}

/** Keeps the signed file and marks the attorney as signed. Done already, by us or by another process, it gives that. */
export async function complete(
  needs: EsignNeeds,
  provider: EsignProvider,
  request: SignatureRequest,
  signed: Signed,
): Promise<SignatureRequest> {
  const shelf = shelfOf(request.lead_id);
  const name = signedFileName();
  const key = await keepFile(needs, shelf, { name, body: signed.file });
  const closed = await inTransaction(needs.db, async (trx) => {
    const locked = await lockRequest(trx, request.id);
    const attorney = await findAttorney(trx, request.attorney_id);
    if (locked?.status !== 'open' || !attorney || attorney.signed_at) return undefined;
    const others = await closeRequests(trx, request.attorney_id);
    await completeRequest(trx, request.id, {
      status: 'signed',
      signed_at: signed.at,
      signer_name: signed.name,
      final_key: key,
      final_name: name,
      final_sha256: sha256(signed.file),
    });
    for (const event of signed.events) await insertEvent(trx, { ...event, request_id: request.id });
    await markSigned(trx, attorney.id, { at: signed.at, by: signedBy(attorney, signed) });
    if (signed.stampLater) {
      const details = { request_id: request.id };
      await insertJob(
        trx,
        { kind: 'time-stamp', details },
        { now: needs.now(), waitMs: STAMP_WAIT },
      );
    }
    await tellSigner(needs, trx, { attorney, request, at: signed.at });
    return others.filter(({ id }) => id !== request.id);
  }).catch(async (error: unknown) => {
    // A line lost at the commit says nothing of the commit. The lock waits for one that is still under way; where the
    // store does not answer at all the file stays, used or not.
    const stands = await inTransaction(needs.db, (trx) => lockRequest(trx, request.id));
    if (stands?.final_key === key) return [];
    await needs.files.delete(shelf, key);
    throw error;
  });
  if (closed) await withdraw(needs, provider, closed);
  else await needs.files.delete(shelf, key);
  return (await findRequest(needs.db, request.id)) ?? request;
}

/** Whoever signs was seen where the last event of it was. */
function signedBy({ username, email }: Attorney, { events }: Signed): ChangedBy {
  const { address = '', browser = '' } = events.at(-1) ?? {};
  return { who: username ?? email, address, browser };
}

interface ToTell {
  readonly attorney: Attorney;
  readonly request: SignatureRequest;
  readonly at: Date;
}

/** The mail with the link to what was signed. */
async function tellSigner(
  { mail, content }: EsignNeeds,
  trx: StoreTransaction,
  { attorney, request, at }: ToTell,
): Promise<void> {
  const { path, until } = await linkToSigned(trx, request.id, at);
  await mail.enqueue(trx, {
    to: attorney.email,
    template: 'application_signed' satisfies MailId,
    params: {
      name: `${attorney.first_name} ${attorney.last_name}`,
      attorney_id: attorney.id,
      signed_at: dayOf(at, content()),
      link: path,
      expires: dayOf(until, content()),
    },
  });
}

/** Notes that the signer declined; another request may follow. */
export async function decline(
  { db }: Pick<EsignNeeds, 'db'>,
  request: SignatureRequest,
): Promise<SignatureRequest> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRequest(trx, request.id);
    if (locked?.status !== 'open') return locked ?? request;
    await completeRequest(trx, request.id, { status: 'declined' });
    return { ...locked, status: 'declined' };
  });
}
