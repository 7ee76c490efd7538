// What one person sent by these forms, newest first, a page at a time by key: of each form its own index is read, no further than a page.
import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../statements/transaction.ts';
import type { ReceivedPlace } from './received.ts';
import type { Submission } from './submissions.ts';

export type OwnSubmission = Pick<Submission, 'id' | 'form_id' | 'submitted_at'>;

interface Whose {
  readonly owner: string;
  readonly forms: readonly string[];
}

export interface OwnAsked extends Whose {
  readonly after?: ReceivedPlace | undefined;
  readonly most: number;
}

const ORDER = sql`order by submitted_at desc, id desc`;

/** One page. */
export async function sentBy(
  db: Store,
  { owner, forms, after, most }: OwnAsked,
): Promise<readonly OwnSubmission[]> {
  const before = after
    ? sql`and (submitted_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<OwnSubmission>`select own.* from ${named(forms)}
    cross join lateral (select id, form_id, submitted_at from submission
      where owner = ${owner} and form_id = named.form ${before} ${ORDER} limit ${most}) as own
    ${ORDER} limit ${most}`.execute(db);
  return rows;
}

/** Did they send anything? */
export async function hasSent(db: Store, { owner, forms }: Whose): Promise<boolean> {
  const { rows } = await sql<{ sent: boolean }>`select exists (select 1 from ${named(forms)}
    cross join lateral (select 1 from submission
      where owner = ${owner} and form_id = named.form limit 1) as own) as sent`.execute(db);
  return rows[0]?.sent === true;
}

const named = (forms: readonly string[]): RawBuilder<unknown> =>
  sql`unnest(${`{${forms.map((form) => `"${form}"`).join()}}`}::text[]) as named(form)`;
