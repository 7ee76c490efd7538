// What was sent by one form, newest first, a page at a time by key: narrowed by days, sender, choices and words.
import { type RawBuilder, sql } from 'kysely';
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { Store } from '../statements/transaction.ts';
import { isUuid } from '../statements/uuid.ts';
import type { Submission } from './submissions.ts';

/** Where a page ends. */
export interface ReceivedPlace {
  readonly at: Date;
  readonly id: string;
}

/** The days, as YYYY-MM-DD in the house's time zone, on which it was sent; both of them count. */
interface SentOn {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly timeZone: string;
}

/** Words that stand in the answers, each at least by its beginning, in any letters. */
export interface WordsAsked {
  /** Of each its beginning, then whatever may stand there whole in its place. */
  readonly words: readonly (readonly string[])[];
  /** Ways to answers in which nothing is looked for. */
  readonly without: readonly (readonly string[])[];
  /** Whoever sends is looked for, too: what these sent is found whatever it says. */
  readonly owners: readonly string[];
}

export interface ReceivedAsked {
  readonly form: string;
  readonly sent?: SentOn | undefined;
  /** Answers that it has, as JSON that is part of them; all of these hold. */
  readonly having: readonly JsonObject[];
  readonly words?: WordsAsked | undefined;
  readonly after?: ReceivedPlace | undefined;
  /** The oldest first. */
  readonly reversed?: boolean | undefined;
  readonly most: number;
}

/** One page. A form's own index is read in its order and no further than the page needs, unless words are looked for. */
export async function receivedBy(db: Store, asked: ReceivedAsked): Promise<readonly Submission[]> {
  const { words, reversed = false, most } = asked;
  const way = reversed ? sql`asc` : sql`desc`;
  const order = sql`order by submitted_at ${way}, id ${way}`;
  const held = sql.join(conditionsOf(asked), sql` and `);
  if (!words) {
    const { rows } =
      await sql<Submission>`select * from submission where ${held} ${order} limit ${most}`.execute(
        db,
      );
    return rows;
  }
  // Found first, and read one by one in order: what is rare does not have all there is gone through, nor what is common.
  const { rows } = await sql<Submission>`with found as materialized (${foundBy(held, words)})
    select one.* from (select id, submitted_at from found ${order}) as place
    cross join lateral (select * from submission where id = place.id offset 0) as one
    where ${standsInSight(words)}
    order by place.submitted_at ${way}, place.id ${way} limit ${most}`.execute(db);
  return rows;
}

function conditionsOf({ form, sent, having, after, reversed }: ReceivedAsked) {
  const day = (of: string, shift: string) =>
    sql`(${of}::date + ${shift}::interval)::timestamp at time zone ${sent?.timeZone ?? 'UTC'}`;
  const than = reversed ? sql`>` : sql`<`;
  const conditions: readonly (RawBuilder<unknown> | false | '' | undefined)[] = [
    sql`form_id = ${form}`,
    sent?.from && sql`submitted_at >= ${day(sent.from, '0 days')}`,
    sent?.until && sql`submitted_at < ${day(sent.until, '1 day')}`,
    ...having.map((part) => sql`data @> ${JSON.stringify(part)}::jsonb`),
    after && sql`(submitted_at, id) ${than} (${after.at}::timestamptz, ${after.id}::uuid)`,
  ];
  return conditions.filter((one): one is RawBuilder<unknown> => typeof one === 'object');
}

/** By the index of words, and by that of senders. */
function foundBy(held: RawBuilder<unknown>, { words, owners }: WordsAsked): RawBuilder<unknown> {
  const by = (condition: RawBuilder<unknown>) =>
    sql`select id, submitted_at from submission where ${condition} and ${held}`;
  const byWords = by(sql`words_of(data) @@ ${queryOf(words)}`);
  return owners.length === 0 ? byWords : sql`${byWords} union ${by(isBy(owners))}`;
}

const isBy = (owners: readonly string[]) =>
  sql`owner in (${sql.join(owners.map((owner) => sql`${owner}`))})`;

/** The words stand where whoever looks for them may read. */
function standsInSight({ words, without, owners }: WordsAsked): RawBuilder<unknown> {
  if (without.length === 0) return sql`true`;
  const seen = without.reduce(
    (data, way) => sql`${data} #- ${sql.lit(`{${way.map(quotedStep).join()}}`)}::text[]`,
    sql`data`,
  );
  const inSight = sql`words_of(${seen}) @@ ${queryOf(words)}`;
  return owners.length === 0 ? inSight : sql`${inSight} or ${isBy(owners)}`;
}

const quotedStep = (step: string): string => `"${step.replaceAll(/["\\]/g, '\\$&')}"`;

/** Every word by its beginning. Quoted, no sign of theirs means anything to the database. */
function queryOf(words: WordsAsked['words']): RawBuilder<unknown> {
  const quoted = words.map(
    ([word = '', ...whole]) =>
      `(${[`${quotedWord(word)}:*`, ...whole.map(quotedWord)].join(' | ')})`,
  );
  return sql`to_tsquery('simple', ${quoted.join(' & ')})`;
}

const quotedWord = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`;

/** How much was sent by a form, and when the newest of it. */
export interface ReceivedCount {
  readonly form: string;
  readonly count: number;
  readonly newest: Date | null;
}

/** Of these forms, in their order; counted from the index alone. */
export async function countReceived(
  db: Store,
  forms: readonly string[],
): Promise<readonly ReceivedCount[]> {
  if (forms.length === 0) return [];
  const parts = forms.map(
    (form) => sql`select ${form} as form, count(*)::int as count, max(submitted_at) as newest
      from submission where form_id = ${form}`,
  );
  const { rows } = await sql<ReceivedCount>`${sql.join(parts, sql` union all `)}`.execute(db);
  const known = new Map(rows.map((row) => [row.form, row]));
  return forms.flatMap((form) => known.get(form) ?? []);
}

/** One that was sent by this form. */
export async function findReceived(
  db: Store,
  form: string,
  id: string,
): Promise<Submission | undefined> {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .where('form_id', '=', form)
    .executeTakeFirst();
}
