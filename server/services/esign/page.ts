// What our signing page is given for a token, and what it tells back. Looking never signs.
import { Refusal } from '../../common/refusals.ts';
import { isLeadDisabled } from '../../store/applicants/end-applicant.ts';
import { type Attorney, findAttorney } from '../../store/attorneys/attorneys.ts';
import { findDocument, type SignatureDocument } from '../../store/signing/signature-documents.ts';
import {
  eventsOf,
  findLink,
  insertEventUpTo,
  type SignatureEvent,
} from '../../store/signing/signature-log.ts';
import { findRequest } from '../../store/signing/signature-requests.ts';
import { documentFile } from './document.ts';
import { EMBEDDED } from './embedded.ts';
import { hashOfToken } from './links.ts';
import type { EsignNeeds, Identified, Seen, SignatureRequest } from './port.ts';
import { storedFile } from './stored-document.ts';

/** Who holds the token, as far as the call knows. */
export interface Visitor extends Seen {
  readonly token: string;
  /** Is the mailbox of this request's lead proved in this browser, as far as such a link asks for it? */
  readonly proves: (request: SignatureRequest) => Promise<boolean>;
  /** Is that proved by a code? */
  readonly byCode: boolean;
  /** The attorney who logged in here, or was told here by number. */
  readonly attorney?: { readonly id: string; readonly by: 'login' | 'number' };
}

export interface Visit {
  readonly request: SignatureRequest;
  readonly document: SignatureDocument;
  readonly attorney: Attorney;
  readonly identified: Identified;
}

/** What the page may tell of itself. */
export const PAGE_EVENTS = ['opened', 'viewed', 'downloaded', 'consented', 'withdrew'] as const;
export type PageEvent = (typeof PAGE_EVENTS)[number];

/** A page that is opened without end must not fill the store, nor the certificate. */
const MOST_OF_A_KIND = 10;

/** The request behind a token that still opens; nothing of it is for whoever has not shown to be its signer. */
export async function requestBehind(
  { db, now }: EsignNeeds,
  token: string,
): Promise<SignatureRequest> {
  const link = await findLink(db, hashOfToken(token));
  const request = link && (await findRequest(db, link.request_id));
  if (!link || !request) throw new Refusal('SIGN_LINK_UNKNOWN');
  const isSigned = request.status === 'signed';
  // At another provider people sign on its pages; what is signed is read on ours.
  if (request.provider !== EMBEDDED && !isSigned) throw new Refusal('SIGN_LINK_UNKNOWN');
  // Whose account is disabled has no link either.
  if (await isLeadDisabled(db, request.lead_id)) throw new Refusal('SIGN_LINK_UNKNOWN');
  if (link.voided_at) throw new Refusal('SIGN_LINK_REPLACED');
  if (link.expires_at <= now())
    throw new Refusal(isSigned ? 'SIGNED_LINK_EXPIRED' : 'SIGN_LINK_EXPIRED');
  return request;
}

/** The request behind a token, for its signer: a link alone opens nothing, it may have been passed on. */
export async function visit(needs: EsignNeeds, visitor: Visitor): Promise<Visit> {
  const { db } = needs;
  const request = await requestBehind(needs, visitor.token);
  const identified = await howIdentified(request, visitor);
  if (!identified) throw new Refusal('PROOF_NEEDED');
  const document = await findDocument(db, request.submission_id);
  const attorney = await findAttorney(db, request.attorney_id);
  if (!document || !attorney) throw new Refusal('SIGN_LINK_UNKNOWN');
  // Signed in another way meanwhile, or replaced by a newer request.
  if (request.status === 'closed')
    throw new Refusal(attorney.signed_at ? 'SIGN_ALREADY' : 'SIGN_LINK_REPLACED');
  return { request, document, attorney, identified };
}

const BY_CODE = { popup: 'popupCode', email: 'emailCode' } as const;

/** By the mailbox and the way the link came; before that, at a pop-up, by the strongest of what this browser is known for. */
async function howIdentified(
  request: SignatureRequest,
  { attorney, proves, byCode }: Visitor,
): Promise<Identified | undefined> {
  const known = attorney?.id === request.attorney_id ? attorney.by : undefined;
  if (known && request.via === 'popup') return known;
  if (!(await proves(request))) return known;
  return byCode ? BY_CODE[request.via] : request.via;
}

/** What happened so far. */
export async function eventsFor(
  { db }: EsignNeeds,
  request: SignatureRequest,
): Promise<readonly SignatureEvent[]> {
  return eventsOf(db, request.id);
}

/** The document as it is to be signed; once it is signed, the signed file. */
export async function fileFor(
  needs: EsignNeeds,
  { request, document }: Visit,
): Promise<{ readonly name: string; readonly body: Buffer }> {
  const { final_key, final_name, lead_id } = request;
  if (!final_key || !final_name)
    return { name: `${document.title}.pdf`, body: await documentFile(needs, document, lead_id) };
  const signed = await storedFile(needs, request);
  if (!signed) throw new Refusal('DOCUMENT_NOT_FOUND');
  return signed;
}

/** Notes what the page tells; nothing any more once the request is signed. */
export async function noteEvent(
  needs: EsignNeeds,
  { request, document }: Visit,
  { kind, part, seen }: { kind: PageEvent; part: number | null; seen: Seen },
): Promise<void> {
  if (request.status !== 'open') return;
  const known = part !== null && part >= 1 && part <= document.parts.length;
  if ((kind === 'viewed') !== known) throw new Refusal('BAD_REQUEST');
  const event = { ...seen, request_id: request.id, kind, part, at: needs.now() };
  await insertEventUpTo(needs.db, event, kind === 'viewed' ? 1 : MOST_OF_A_KIND);
}
