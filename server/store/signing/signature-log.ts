// Rows of `signature_link` and `signature_event`: the ways to a request, and everything that happened around it.
import { type Selectable, sql } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { SignatureEventTable } from '../tables/signature-event.ts';
import type { SignatureLinkTable } from '../tables/signature-link.ts';

export type SignatureLink = Selectable<SignatureLinkTable>;
export type SignatureEvent = Selectable<SignatureEventTable>;
export type NewEvent = Omit<SignatureEvent, 'id'>;

/** Adds a link. */
export async function insertLink(
  trx: StoreTransaction,
  link: Omit<SignatureLink, 'voided_at'>,
): Promise<void> {
  await trx
    .insertInto('signature_link')
    .values({ ...link, voided_at: null })
    .execute();
}

/** Makes the links of a request useless. */
export async function voidLinks(trx: StoreTransaction, requestId: string, now: Date) {
  await trx
    .updateTable('signature_link')
    .set({ voided_at: now })
    .where('request_id', '=', requestId)
    .where('voided_at', 'is', null)
    .execute();
}

/** The link of a token's hash. */
export async function findLink(db: Store, tokenHash: string): Promise<SignatureLink | undefined> {
  return db
    .selectFrom('signature_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Adds an event. */
export async function insertEvent(trx: StoreTransaction, event: NewEvent): Promise<void> {
  await trx.insertInto('signature_event').values(event).execute();
}

/** Adds an event unless there are so many of its kind and part already: a page that is opened without end fills no store. */
export async function insertEventUpTo(db: Store, event: NewEvent, most: number): Promise<void> {
  const { request_id, kind, part } = event;
  await sql`insert into signature_event (request_id, kind, part, at, address, browser)
    select ${request_id}::uuid, ${kind}::text, ${part}::integer, ${event.at}::timestamptz,
      ${event.address}::text, ${event.browser}::text
    where (select count(*) from signature_event
      where request_id = ${request_id}::uuid and kind = ${kind}::text
        and part is not distinct from ${part}::integer) < ${most}`.execute(db);
}

/** What happened, oldest first. */
export async function eventsOf(db: Store, requestId: string): Promise<readonly SignatureEvent[]> {
  return db
    .selectFrom('signature_event')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
}
