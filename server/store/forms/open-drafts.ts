// Every open draft, a page at a time: there may be more than fit into memory.
import type { Answers } from '../../../runtime/core/index.ts';
import type { Store } from '../statements/transaction.ts';

export interface OpenDraft {
  readonly form_id: string;
  readonly owner: string;
  readonly release: string;
  readonly data: Answers;
  /** The step it was left at; null where the form has none. */
  readonly step: string | null;
  readonly saved_at: Date;
}

/** Few enough that whoever stops after a moment has not read many for nothing. */
const AT_ONCE = 120;

export type DraftKey = Pick<OpenDraft, 'form_id' | 'owner'>;

/** In the order of form and owner; those behind `after` where that is said. */
export async function* openDrafts(db: Store, after?: DraftKey): AsyncGenerator<OpenDraft> {
  let last: DraftKey | undefined = after;
  do {
    const page: readonly OpenDraft[] = await pageAfter(db, last);
    yield* page;
    last = page.length < AT_ONCE ? undefined : page.at(-1);
  } while (last);
}

/** How many of each form. */
export async function countOpenDrafts(db: Store): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('draft')
    .select(['form_id', ({ fn }) => fn.countAll<string>().as('count')])
    .where('closed_at', 'is', null)
    .groupBy('form_id')
    .execute();
  return new Map(rows.map(({ form_id, count }) => [form_id, Number(count)]));
}

function pageAfter(db: Store, last: DraftKey | undefined): Promise<readonly OpenDraft[]> {
  return db
    .selectFrom('draft')
    .select(['form_id', 'owner', 'release', 'data', 'step', 'saved_at'])
    .where('closed_at', 'is', null)
    .$if(last !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('form_id', 'owner'), '>', is.tuple(last?.form_id ?? '', last?.owner ?? '')),
      ),
    )
    .orderBy('form_id')
    .orderBy('owner')
    .limit(AT_ONCE)
    .execute();
}
