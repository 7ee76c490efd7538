// Rows of `studio_plan`: what is to be published by itself, and when.
import type { Selectable } from 'kysely';
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { StudioPlanTable } from '../tables/studio-plan.ts';

export type Plan = Selectable<StudioPlanTable>;

/** It is to be published then, whatever was planned for it before. */
export async function keepPlan(db: Store | StoreTransaction, plan: Plan): Promise<void> {
  const { change_id: _, ...again } = plan;
  await db
    .insertInto('studio_plan')
    .values(plan)
    .onConflict((conflict) => conflict.column('change_id').doUpdateSet(again))
    .execute();
}

/** Those of these changes that are planned. */
export async function plansOf(
  db: Store,
  changes: readonly string[],
): Promise<ReadonlyMap<string, Plan>> {
  if (changes.length === 0) return new Map();
  const rows = await db
    .selectFrom('studio_plan')
    .selectAll()
    .where('change_id', 'in', [...changes])
    .execute();
  return new Map(rows.map((row) => [row.change_id, row]));
}

/** The one that has been due longest; it stays in the plan until somebody takes it out. */
export async function duePlan(db: Store, now: Date): Promise<Plan | undefined> {
  return db
    .selectFrom('studio_plan')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
}

/** True where it was planned, and is not any more. */
export async function forgetPlan(db: Store | StoreTransaction, change: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('studio_plan')
    .where('change_id', '=', change)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
