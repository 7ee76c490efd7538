// Where submissions stand in the flow of their form, for lists and exports of them.
import type { ReleasedForm } from '../content/released.ts';
import type { ServerContext } from '../context/context.ts';
import { type FormItem, formItemsOf } from '../store/forms/form-items.ts';
import type { Submission } from '../store/forms/submissions.ts';

/** By the ids of submissions; nothing is asked of the store where the form has no process behind it. */
export const itemsFor = async (
  { db }: Pick<ServerContext, 'db'>,
  { bundle }: Pick<ReleasedForm, 'bundle'>,
  rows: readonly Pick<Submission, 'id'>[],
): Promise<ReadonlyMap<string, FormItem>> =>
  bundle.flow === undefined
    ? new Map()
    : formItemsOf(
        db,
        rows.map(({ id }) => id),
      );

/** As rows have it; nothing of what goes through no flow. */
export const statusOf = (item: FormItem | undefined) =>
  item ? { status: item.status, number: item.number } : {};
