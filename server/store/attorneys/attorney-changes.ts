// Rows of `attorney_change`: every change of an attorney's record, and the way back to what it was before.
import { type Selectable, sql } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { AttorneyChangeTable } from '../tables/attorney-change.ts';

/** Who changes a record, and from where. */
export interface ChangedBy {
  readonly who: string;
  readonly address: string;
  readonly browser: string;
}

/** Whoever works for the provider: no username and no e-mail begins so. */
export const PROVIDER: ChangedBy = { who: '@provider', address: '', browser: '' };

/** A change as the history tells it: when, by whom, and at which places. */
export interface HistoryLine {
  readonly at: Date;
  readonly by: ChangedBy;
  readonly changes: readonly JsonObject[];
  /** What makes the answers again what they were; absent where they stayed. */
  readonly undo?: JsonObject;
}

export interface NewChange {
  readonly attorneyId: string;
  /** The one the record has from now on. */
  readonly revision: number;
  readonly line: HistoryLine;
}

/** Keeps a change, in the transaction that makes it. */
export async function insertChange(
  trx: StoreTransaction,
  { attorneyId, revision, line: { at, by, changes, undo = {} } }: NewChange,
): Promise<void> {
  await trx
    .insertInto('attorney_change')
    .values({
      attorney_id: attorneyId,
      revision,
      at,
      ...by,
      changes: JSON.stringify(changes),
      undo: JSON.stringify(undo),
    })
    .execute();
}

/** One place that a change touched. */
export interface PlaceChanged extends ChangedBy {
  readonly revision: number;
  /** Its place among those of its change, from 1. */
  readonly nth: number;
  readonly at: Date;
  readonly place: JsonObject;
}

export interface PlacesAsked {
  /** Only places in these members of the record. */
  readonly members?: readonly string[] | undefined;
  /** Only changes of this day, there, and of later ones. */
  readonly since?: { readonly day: string; readonly timeZone: string } | undefined;
  /** Those of one person stand newest first, those of one change as it lists them. */
  readonly order: { readonly by: 'at' | 'who'; readonly descending: boolean };
  readonly skip: number;
  readonly most: number;
}

/** Places that the changes of one record touched, some of them, and how many there are in all. */
export async function placesChanged(
  db: Store,
  attorneyId: string,
  { members, since, order, skip, most }: PlacesAsked,
): Promise<{ readonly total: number; readonly places: readonly PlaceChanged[] }> {
  const condition = sql`attorney_id = ${attorneyId}
    ${since ? sql`and at >= ${since.day}::date::timestamp at time zone ${since.timeZone}` : sql``}`;
  const found = sql`attorney_change as change
    cross join lateral jsonb_array_elements(changes) with ordinality as touched (place, nth)
    where ${condition}
    ${members ? sql`and split_part(place->>'path', '/', 2) in ${listed(members)}` : sql``}`;
  const way = order.descending ? sql`desc` : sql`asc`;
  const by = order.by === 'at' ? sql`revision ${way}` : sql`who ${way}, revision desc`;
  const total = members
    ? sql<{ total: number }>`select count(*)::int as total from ${found}`
    : sql<{ total: number }>`select coalesce(sum(places), 0)::int as total
        from attorney_change where ${condition}`;
  const [counted, page] = [
    await total.execute(db),
    await sql<PlaceChanged>`select revision, nth::int as nth, at, who, address, browser, place
      from ${found} order by ${by}, nth limit ${most} offset ${skip}`.execute(db),
  ];
  return { total: counted.rows[0]?.total ?? 0, places: page.rows };
}

const listed = (names: readonly string[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`;

/** What leads from the record as it is back to one of its revisions, newest first. */
export async function changesSince(
  db: Store | StoreTransaction,
  attorneyId: string,
  revision: number,
): Promise<readonly Pick<Selectable<AttorneyChangeTable>, 'changes' | 'undo'>[]> {
  return db
    .selectFrom('attorney_change')
    .select(['changes', 'undo'])
    .where('attorney_id', '=', attorneyId)
    .where('revision', '>', revision)
    .orderBy('revision', 'desc')
    .execute();
}
