// What the changes in work touch: their commands that stand.
import type { Store } from '../statements/transaction.ts';

export interface Touched {
  readonly change_id: string;
  readonly touches: readonly string[];
}

/** Of the newest commands there are of changes in work; what was taken back since is left out. */
export async function touchedInWork(db: Store, most: number): Promise<readonly Touched[]> {
  const rows = await db
    .selectFrom('studio_command')
    .innerJoin('studio_change', 'studio_change.id', 'studio_command.change_id')
    .select([
      'studio_command.change_id',
      'studio_command.seq',
      'studio_command.undoes',
      'studio_command.undone_by',
      'studio_command.touches',
    ])
    .where('studio_change.state', 'not in', ['published', 'discarded'])
    .orderBy('studio_command.at', 'desc')
    .limit(most)
    .execute();
  const byPlace = new Map(rows.map((row) => [`${row.change_id} ${row.seq}`, row]));
  /** How often it was taken back and done again before: every second time it is there. */
  const turns = ({ change_id, undoes }: (typeof rows)[number]): number => {
    const before = undoes === null ? undefined : byPlace.get(`${change_id} ${undoes}`);
    return before ? 1 + turns(before) : undoes === null ? 0 : 1;
  };
  return rows.filter((row) => row.undone_by === null && turns(row) % 2 === 0);
}
