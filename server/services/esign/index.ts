// The signature service: requests at the provider of the settings, our own signing page, and the check of signed files.
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import { findByProvider, findRequest, requestsOf } from '../../store/signing/signature-requests.ts';
import { inTurn } from '../../store/upkeep/leases.ts';
import { printsOf } from '../documents/index.ts';
import { complete, decline } from './complete.ts';
import { createEmbedded } from './embedded.ts';
import { sign } from './finish.ts';
import { eventsFor, fileFor, noteEvent, requestBehind, type Visit, visit } from './page.ts';
import type { EsignNeeds, EsignProvider, Seen, SignatureRequest, Signing } from './port.ts';
import { openRequest, type Reviewed } from './requests.ts';
import { type SealingIdentity, validityOf } from './seal/identity.ts';
import { signerOf } from './signer.ts';
import { stampLater } from './stamp.ts';
import { type StoredDocument, storedFile } from './stored-document.ts';
import { verify } from './verify.ts';

export { isDrawing } from './drawing.ts';
export { createDropboxSign } from './dropbox-sign.ts';
export type { DropboxSignSettings } from './dropbox-sign-client.ts';
export { EVENT_RECEIVED, readEvent } from './dropbox-sign-events.ts';
export { PAGE_EVENTS, type Visit } from './page.ts';
export type { EsignNeeds, EsignProvider, Seen, SignatureRequest, Signing } from './port.ts';
export { type KeyFile, keyFromFile } from './seal/key-file.ts';
export { ownKey } from './seal/own-key.ts';
export type { ToSeal } from './seal/sealed.ts';
export type { StampSettings } from './seal/stamping.ts';
export { signerOf } from './signer.ts';

const SELDOM = 4000;
const SOON = 30 * 24 * 3_600_000;

/** Makes the service; without a provider of its own, our own signing page is used. */
export function createEsign(needs: EsignNeeds, given?: EsignProvider) {
  const provider = given ?? createEmbedded(needs);
  return {
    provider: provider.name,
    /** Has the key ready before anything is signed with it; throws where it cannot be used. */
    async prepare(): Promise<void> {
      if (!given) warnOfEnd(needs, await needs.sealingKey());
    },
    /** Whether a time-stamp authority is set. */
    stamps: needs.stamp !== undefined,
    /** Adds the time stamp that was missing when the document was sealed. */
    stampLater: stampLater.bind(undefined, needs),
    /** The open request for the pop-up. */
    request: (attorney: Attorney, seen: Seen, reviewed: Reviewed) =>
      openRequest(needs, provider, { attorney, via: 'popup', seen, reviewed }),
    /** An address for one visit. */
    embeddedUrl: (request: SignatureRequest, seen: Seen) => provider.embeddedUrl(request, seen),
    /** Sends the request by mail. */
    async email(attorney: Attorney, seen: Seen, reviewed: Reviewed): Promise<void> {
      const request = await openRequest(needs, provider, {
        attorney,
        via: 'email',
        seen,
        reviewed,
      });
      await provider.emailRequest(request, signerOf(attorney), seen);
    },
    /** What the provider knows by now, brought into our store; asked every few seconds at most. */
    refresh: seldom((request) => refresh(needs, provider, request), needs.now),
    /** The same for the request that another provider knows by this id. Safe however often it is told. */
    async hear(providerRequest: string): Promise<void> {
      const request = await findByProvider(needs.db, provider.name, providerRequest);
      if (request) await refresh(needs, provider, request);
    },
    /** What an attorney signed; undefined where that is nothing. Throws where its bytes are no longer those that were kept. */
    signedFile: signedFile.bind(undefined, needs),
    /** The newest requests first. */
    requests: (attorneyId: string) => requestsOf(needs.db, attorneyId),
    behind: requestBehind.bind(undefined, needs),
    visit: visit.bind(undefined, needs),
    events: eventsFor.bind(undefined, needs),
    file: fileFor.bind(undefined, needs),
    note: noteEvent.bind(undefined, needs),
    sign: (visited: Visit, signing: Signing) => signInTurn(needs, provider, visited, signing),
    verify: verify.bind(undefined, needs),
  };
}

export type Esign = ReturnType<typeof createEsign>;

async function signedFile(
  needs: EsignNeeds,
  attorneyId: string,
): Promise<StoredDocument | undefined> {
  const signed = (await requestsOf(needs.db, attorneyId)).find(({ status }) => status === 'signed');
  return signed && storedFile(needs, signed);
}

/** Of two presses at once the second waits, and finds the request signed. */
function signInTurn(
  needs: EsignNeeds,
  provider: EsignProvider,
  visited: Visit,
  signing: Signing,
): Promise<SignatureRequest> {
  return inTurn(needs.db, printsOf(visited.request.lead_id), async () => {
    const request = (await findRequest(needs.db, visited.request.id)) ?? visited.request;
    return sign(needs, provider, { ...visited, request }, signing);
  });
}

/** A new certificate takes an authority its time. */
function warnOfEnd({ now, log }: EsignNeeds, { certificate }: SealingIdentity): void {
  const { to } = validityOf(certificate);
  if (to.getTime() - now().getTime() < SOON)
    log.warn({ to }, 'the sealing certificate ends soon; after that nobody can sign');
}

/** Brings what the provider knows into our store. */
async function refresh(
  needs: EsignNeeds,
  provider: EsignProvider,
  request: SignatureRequest,
): Promise<SignatureRequest> {
  if (request.status !== 'open' || request.provider !== provider.name) return request;
  const known = await provider.status(request);
  if (known.status === 'declined') return decline(needs, request);
  if (known.status !== 'signed') return request;
  const file = await provider.signedFile(request);
  // Signed, but the provider still puts the file together: the next look finds it.
  if (!file) return request;
  const event = { kind: 'signed', part: null, at: known.at, address: '', browser: provider.name };
  return complete(needs, provider, request, {
    name: known.name,
    at: known.at,
    file,
    events: [event],
  });
}

/** Pages ask every few seconds, and a provider counts how often it is asked. */
function seldom(work: (request: SignatureRequest) => Promise<SignatureRequest>, now: () => Date) {
  const asked = new Map<string, number>();
  return async (request: SignatureRequest): Promise<SignatureRequest> => {
    const time = now().getTime();
    if (time - (asked.get(request.id) ?? 0) < SELDOM) return request;
    for (const [id, at] of asked) if (time - at >= SELDOM) asked.delete(id);
    asked.set(request.id, time);
    return work(request);
  };
}
