// How much every form is used: what is open of it, and what was sent lately.
import type { Store } from '../statements/transaction.ts';

export interface FormInUse {
  readonly drafts: number;
  readonly sent: number;
}

/** By form; those nobody uses are not among them. */
export async function formsInUse(db: Store, since: Date): Promise<ReadonlyMap<string, FormInUse>> {
  const [drafts, sent] = await Promise.all([
    db
      .selectFrom('draft')
      .select(({ fn }) => ['form_id', fn.countAll<string>().as('count')])
      .where('closed_at', 'is', null)
      .groupBy('form_id')
      .execute(),
    db
      .selectFrom('submission')
      .select(({ fn }) => ['form_id', fn.countAll<string>().as('count')])
      .where('submitted_at', '>=', since)
      .groupBy('form_id')
      .execute(),
  ]);
  const countIn = (
    rows: readonly { readonly form_id: string; readonly count: string }[],
    id: string,
  ) => Number(rows.find(({ form_id }) => form_id === id)?.count ?? 0);
  const ids = new Set([...drafts, ...sent].map(({ form_id }) => form_id));
  return new Map(
    [...ids].map((id) => [id, { drafts: countIn(drafts, id), sent: countIn(sent, id) }]),
  );
}
