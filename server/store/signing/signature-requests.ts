// Rows of `signature_request`: who was asked to sign, in which way, and what became of it.
import type { Insertable, Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { SignatureRequestTable } from '../tables/signature-request.ts';

export type SignatureRequest = Selectable<SignatureRequestTable>;

function requests(db: Store | StoreTransaction) {
  return db.selectFrom('signature_request').selectAll();
}

/** One request. */
export async function findRequest(db: Store, id: string): Promise<SignatureRequest | undefined> {
  return requests(db).where('id', '=', id).executeTakeFirst();
}

/** All requests of an attorney, newest first. */
export async function requestsOf(
  db: Store,
  attorneyId: string,
): Promise<readonly SignatureRequest[]> {
  return requests(db)
    .where('attorney_id', '=', attorneyId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The request another provider knows by this id. */
export async function findByProvider(
  db: Store,
  provider: string,
  providerRequest: string,
): Promise<SignatureRequest | undefined> {
  return requests(db)
    .where('provider', '=', provider)
    .where('provider_request', '=', providerRequest)
    .executeTakeFirst();
}

/** The request whose signed file has this hash, or had it before its time stamp came. */
export async function findByFinalHash(
  db: Store,
  sha256: string,
): Promise<SignatureRequest | undefined> {
  const earlier = db.selectFrom('earlier_seal').select('request_id').where('sha256', '=', sha256);
  return requests(db)
    .where((is) => is.or([is('final_sha256', '=', sha256), is('id', 'in', earlier)]))
    .executeTakeFirst();
}

/** Puts another state of the signed file in place of the one that is kept, whose hash stays known. */
export async function replaceFinal(
  trx: StoreTransaction,
  { id, final_sha256 }: SignatureRequest,
  file: Pick<SignatureRequest, 'final_key' | 'final_name' | 'final_sha256'>,
): Promise<void> {
  if (final_sha256 === null) throw new Error(`The request ${id} has no signed file.`);
  await trx.insertInto('earlier_seal').values({ sha256: final_sha256, request_id: id }).execute();
  await completeRequest(trx, id, file);
}

/** Adds a request; a second one of the same way that is open or in the making breaks `signature_request_live`. */
export async function insertRequest(
  trx: StoreTransaction,
  request: Insertable<SignatureRequestTable>,
): Promise<void> {
  await trx.insertInto('signature_request').values(request).execute();
}

/** Opens a request in the making; undefined where it was given up meanwhile. */
export async function openReserved(
  trx: StoreTransaction,
  id: string,
  made: Pick<SignatureRequest, 'provider_request' | 'sign_id'>,
): Promise<SignatureRequest | undefined> {
  return trx
    .updateTable('signature_request')
    .set({ ...made, status: 'open' })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .returningAll()
    .executeTakeFirst();
}

/** Forgets a request the provider did not make. */
export async function dropReserved(db: Store, id: string): Promise<void> {
  await db
    .deleteFrom('signature_request')
    .where('id', '=', id)
    .where('status', '=', 'making')
    .execute();
}

/** The request, held until the transaction ends: of two signatures at once one waits and then sees the other. */
export async function lockRequest(
  trx: StoreTransaction,
  id: string,
): Promise<SignatureRequest | undefined> {
  return requests(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type Outcome = Pick<
  SignatureRequest,
  'status' | 'signed_at' | 'signer_name' | 'final_key' | 'final_name' | 'final_sha256'
>;

/** Says what became of a request. */
export async function completeRequest(
  trx: StoreTransaction,
  id: string,
  outcome: Partial<Outcome>,
): Promise<void> {
  await trx.updateTable('signature_request').set(outcome).where('id', '=', id).execute();
}

/** Requests that could still be signed, about to be ended. */
function closing(trx: StoreTransaction, attorneyId: string) {
  return trx
    .updateTable('signature_request')
    .set({ status: 'closed' })
    .where('attorney_id', '=', attorneyId)
    .where('status', 'in', ['making', 'open']);
}

/** Ends every request of an attorney that could still be signed, and gives them. */
export async function closeRequests(
  trx: StoreTransaction,
  attorneyId: string,
): Promise<readonly SignatureRequest[]> {
  return closing(trx, attorneyId).returningAll().execute();
}

/** What stands in the way of a new request of an attorney. */
export interface Outworn {
  readonly attorneyId: string;
  readonly provider: string;
  readonly now: Date;
  /** What was in the making then still is: whoever made it is gone. */
  readonly abandonedBefore: Date;
}

/** Ends requests that ran out, were abandoned, or were made with another provider, and gives them. */
export async function closeOutworn(
  trx: StoreTransaction,
  { attorneyId, provider, now, abandonedBefore }: Outworn,
): Promise<readonly SignatureRequest[]> {
  return closing(trx, attorneyId)
    .where((is) =>
      is.or([
        is('expires_at', '<=', now),
        is('provider', '!=', provider),
        is.and([is('status', '=', 'making'), is('created_at', '<=', abandonedBefore)]),
      ]),
    )
    .returningAll()
    .execute();
}
