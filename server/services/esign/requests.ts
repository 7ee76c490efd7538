// Requests to sign: one open request for each way, made anew only when the one before has run out.
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../common/refusals.ts';
import type { Attorney } from '../../store/attorneys/attorneys.ts';
import type { SignatureDocument } from '../../store/signing/signature-documents.ts';
import { requestsOf } from '../../store/signing/signature-requests.ts';
import { documentOf } from './document.ts';
import type { EsignNeeds, EsignProvider, Seen, SignatureRequest, Via } from './port.ts';
import { ABANDONED_AFTER, make, reserve } from './reservation.ts';

/** Somebody else asks the provider at this moment: how often, and how many times, we look whether it is done. */
const LOOK_EVERY = 100;
const LOOKS = 250;

/** What the caller believes to sign; something else is refused. */
export interface Reviewed {
  readonly revision?: number;
  readonly release?: string;
}

export interface Wanted {
  readonly attorney: Attorney;
  readonly via: Via;
  readonly seen: Seen;
  readonly reviewed: Reviewed;
}

/** The open request of this attorney and way, made where there is none. */
export async function openRequest(
  needs: EsignNeeds,
  provider: EsignProvider,
  { attorney, via, seen, reviewed }: Wanted,
): Promise<SignatureRequest> {
  if (attorney.signed_at) throw new Refusal('SIGN_ALREADY');
  const document = await documentOf(needs, attorney);
  requireSame(document, reviewed);
  const known = await openedRequest(needs, provider, attorney.id, via);
  if (known) return known;
  const reserved = await reserve(needs, provider, { attorney, via, document });
  if (reserved) return make(needs, provider, { reserved, attorney, document, seen });
  const others = await openedRequest(needs, provider, attorney.id, via);
  if (others) return others;
  throw new Refusal('SIGN_PROVIDER_AWAY');
}

function requireSame(document: SignatureDocument, { revision, release }: Reviewed): void {
  const other =
    (revision !== undefined && revision !== document.revision) ||
    (release !== undefined && release !== document.form_release);
  if (other) throw new Refusal('SIGN_OTHER_REVISION');
}

/**
 * The open request, once nobody is making one any more. What another press could not make is not tried again here: the
 * provider may have taken it all the same.
 */
async function openedRequest(
  needs: EsignNeeds,
  provider: EsignProvider,
  attorneyId: string,
  via: Via,
): Promise<SignatureRequest | undefined> {
  for (let look = 0; ; look += 1) {
    const live = await findLive(needs, provider, attorneyId, via);
    if (live?.status === 'open') return live;
    if (!live && look === 0) return undefined;
    if (!live || look >= LOOKS) throw new Refusal('SIGN_PROVIDER_AWAY');
    await wait(LOOK_EVERY);
  }
}

async function findLive(
  { db, now }: EsignNeeds,
  provider: EsignProvider,
  attorneyId: string,
  via: Via,
): Promise<SignatureRequest | undefined> {
  const at = now();
  return (await requestsOf(db, attorneyId)).find(
    (request) =>
      request.via === via &&
      request.provider === provider.name &&
      request.expires_at > at &&
      (request.status === 'open' ||
        (request.status === 'making' &&
          at.getTime() - request.created_at.getTime() < ABANDONED_AFTER)),
  );
}
