// Rows of `matter_event`: the track of a case, and of each thing on it.
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { MatterEventTable } from './tables/matter-event.ts';
import type { Store, StoreTransaction } from './transaction.ts';

export type MatterEvent = Selectable<MatterEventTable>;

/** Keeps an event, in the transaction of the move that it tells of. */
export async function insertMatterEvent(
  trx: StoreTransaction,
  event: Omit<Insertable<MatterEventTable>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('matter_event')
    .values({ id: randomUUID(), ...event })
    .execute();
}

/** Everything that was done on a case, and on what belongs to it, in the order of time. */
export async function eventsOfCase(db: Store, caseId: string): Promise<readonly MatterEvent[]> {
  return db
    .selectFrom('matter_event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('nth')
    .execute();
}

/** Everything that was done on one request, claim or application, in the order of time. */
export async function eventsOfSubject(
  db: Store,
  subjectId: string,
): Promise<readonly MatterEvent[]> {
  return db
    .selectFrom('matter_event')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .orderBy('at')
    .orderBy('nth')
    .execute();
}

/** Id of the last thing that was done on a subject; '' where nothing was. */
export async function lastEventOf(
  db: Store | StoreTransaction,
  subjectId: string,
): Promise<string> {
  const row = await db
    .selectFrom('matter_event')
    .select('id')
    .where('subject_id', '=', subjectId)
    .orderBy('at', 'desc')
    .orderBy('nth', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? '';
}
