// Rows of `desk_view`: the views that a clerk keeps of a queue.
import type { Store, StoreTransaction } from '../statements/transaction.ts';
import type { QueueName } from './desk-taking.ts';

export interface DeskView {
  readonly name: string;
  readonly search: string;
}

/** Whose, and of which queue. */
export interface ViewsOf {
  readonly staff: string;
  readonly queue: QueueName;
  /** Of items: the form that sent them. */
  readonly form?: string | undefined;
}

/** As rows have it: each form has a queue of its own. */
const named = ({ queue, form }: Pick<ViewsOf, 'queue' | 'form'>): string =>
  form === undefined ? queue : `${queue}/${form}`;

/** All of them, by name. */
export async function viewsOf(
  db: Store | StoreTransaction,
  { staff, ...of }: ViewsOf,
): Promise<readonly DeskView[]> {
  return db
    .selectFrom('desk_view')
    .select(['name', 'search'])
    .where('staff_id', '=', staff)
    .where('queue', '=', named(of))
    .orderBy('name')
    .execute();
}

/** Keeps one, in place of one of the same name. */
export async function putView(
  trx: StoreTransaction,
  { staff, ...of }: ViewsOf,
  { name, search }: DeskView,
): Promise<void> {
  await trx
    .insertInto('desk_view')
    .values({ staff_id: staff, queue: named(of), name, search })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'queue', 'name']).doUpdateSet({ search }),
    )
    .execute();
}

/** Forgets the one of this name, if there is one. */
export async function dropView(
  trx: StoreTransaction,
  { staff, ...of }: ViewsOf,
  name: string,
): Promise<void> {
  await trx
    .deleteFrom('desk_view')
    .where('staff_id', '=', staff)
    .where('queue', '=', named(of))
    .where('name', '=', name)
    .execute();
}
