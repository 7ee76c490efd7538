// Rows of `practice_area`: where attorneys practise.
import { type Selectable, sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { PracticeAreaTable } from '../tables/practice-area.ts';
import type { Attorney } from './attorneys.ts';

export type PracticeArea = Selectable<PracticeAreaTable>;
/** An attorney as lists name them. */
export type Practising = Pick<Attorney, 'id' | 'first_name' | 'last_name' | 'email' | 'status'>;

export interface Place {
  readonly state_code: string;
  readonly plan_class: string;
  readonly county: string;
}

/** Those of one attorney, deleted ones too, in their order. */
export async function listPracticeAreas(
  db: Store,
  attorneyId: string,
): Promise<readonly PracticeArea[]> {
  return db
    .selectFrom('practice_area')
    .selectAll()
    .where('attorney_id', '=', attorneyId)
    .orderBy('position')
    .execute();
}

/** A page of the attorneys who practise somewhere for a class of plan, by number; the next page begins after the last. */
export async function findPractising(
  db: Store,
  { state_code, plan_class, county }: Place,
  { after = '', most }: { readonly after?: string; readonly most: number },
): Promise<readonly Practising[]> {
  return db
    .selectFrom((areas) =>
      areas
        .selectFrom('practice_area')
        .select('attorney_id')
        .distinct()
        .where('deleted', '=', sql.lit(false))
        .where('state_code', '=', state_code)
        .where('plan_class', '=', plan_class)
        .where('county', '=', county)
        .where('attorney_id', '>', after)
        .orderBy('attorney_id')
        .limit(most)
        .as('found'),
    )
    .innerJoin('attorney', 'attorney.id', 'found.attorney_id')
    .select(['id', 'first_name', 'last_name', 'email', 'status'])
    .orderBy('attorney.id')
    .execute();
}

/** How many attorneys practise in each county of a state for a class of plan; counties without any are not among them. */
export async function countPractising(
  db: Store,
  { state_code, plan_class }: Omit<Place, 'county'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('practice_area')
    .select((is) => ['county', is.fn.count<number>('attorney_id').distinct().as('attorneys')])
    .where('deleted', '=', sql.lit(false))
    .where('state_code', '=', state_code)
    .where('plan_class', '=', plan_class)
    .groupBy('county')
    .orderBy('county')
    .execute();
  return new Map(rows.map(({ county, attorneys }) => [county, attorneys]));
}
