// Rows of `matter_event`: the track of a case, and of each thing on it.
import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { MatterEventTable } from '../tables/matter-event.ts';

export type MatterEvent = Selectable<MatterEventTable>;

/** Keeps an event, in the transaction of the move that it tells of; the answer is its id. */
export async function insertMatterEvent(
  trx: StoreTransaction,
  event: Omit<Insertable<MatterEventTable>, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('matter_event')
    .values({ id, ...event })
    .execute();
  return id;
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

/** Ids of the last thing that was done on each of these subjects; those on which nothing was are left out. */
export async function lastEventsOf(
  db: Store,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('matter_event')
    .distinctOn('subject_id')
    .select(['subject_id', 'id'])
    .where('subject_id', 'in', [...subjectIds])
    .orderBy('subject_id')
    .orderBy('at', 'desc')
    .orderBy('nth', 'desc')
    .execute();
  return new Map(rows.map(({ subject_id, id }) => [subject_id, id]));
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

/** What an event was done with; undefined where there is none of this id. */
export async function subjectOfEvent(db: Store, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const event = await db
    .selectFrom('matter_event')
    .select('subject_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return event?.subject_id;
}

/** One event of a subject; undefined where it has none of this id. */
export async function findEvent(
  db: Store | StoreTransaction,
  subjectId: string,
  id: string,
): Promise<MatterEvent | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('matter_event')
    .selectAll()
    .where('id', '=', id)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
}

/** What was done after an event: on its subject, and on the case of it or whatever else belongs to that. In the order of time. */
export async function movesSince(
  db: Store | StoreTransaction,
  { nth, subject_id, case_id }: Pick<MatterEvent, 'nth' | 'subject_id' | 'case_id'>,
): Promise<readonly Pick<MatterEvent, 'subject_id' | 'who' | 'move'>[]> {
  return db
    .selectFrom('matter_event')
    .select(['subject_id', 'who', 'move'])
    .where('nth', '>', nth)
    .where((is) =>
      case_id === null ? is('subject_id', '=', subject_id) : is('case_id', '=', case_id),
    )
    .orderBy('nth')
    .execute();
}

/** Number of the last event of a case, or of anything on it; '0' where there is none. Later ones have greater numbers. */
export async function lastEventOfCase(
  db: Store | StoreTransaction,
  caseId: string,
): Promise<string> {
  const row = await db
    .selectFrom('matter_event')
    .select('nth')
    .where('case_id', '=', caseId)
    .orderBy('nth', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.nth ?? '0';
}

/** What attorneys did on a case itself after an event, or from a moment on: they accept or decline it. In the order of time. */
export async function answersSince(
  db: Store | StoreTransaction,
  caseId: string,
  since: { readonly nth: string } | { readonly at: Date },
): Promise<readonly Pick<MatterEvent, 'by_id' | 'move' | 'at'>[]> {
  const found = db
    .selectFrom('matter_event')
    .select(['by_id', 'move', 'at'])
    .where('case_id', '=', caseId)
    .where('flow', '=', 'case')
    .where('who', '=', 'attorney')
    .orderBy('nth');
  return 'nth' in since
    ? found.where('nth', '>', since.nth).execute()
    : found.where('at', '>=', since.at).execute();
}
