// What the desk looks for by how it begins: a number, a name, a firm, an address of mail or a check. Each is read from an index of its own.
import { type RawBuilder, sql } from 'kysely';
import { IS_REQUEST } from '../matters/is-request.ts';
import type { Store } from '../statements/transaction.ts';
import type { QueueName } from './desk-queues.ts';
import { FIRM } from './desk-rows.ts';

/** Whoever is called so: more of them are not told apart by their beginning. */
const MOST_PEOPLE = 20;

/** Ids of each queue, those of which the number itself begins so first, then the newest. */
export type FoundIds = Readonly<Record<QueueName, readonly string[]>>;

/** At most so many of each. `words` in any letters, not empty. */
export async function findForDesk(db: Store, words: string, most: number): Promise<FoundIds> {
  const begins = beginning(words.toLowerCase());
  const [numbered, members, attorneys] = await Promise.all([
    casesByNumber(db, begins, most),
    membersBy(db, begins),
    attorneysBy(db, begins),
  ]);
  const cases = [...new Set([...numbered, ...(await casesOf(db, members, most))])].slice(0, most);
  const about: readonly About[] = [
    ...(cases.length > 0 ? [{ column: 'case_id' as const, ids: cases }] : []),
    ...(attorneys.length > 0 ? [{ column: 'attorney_id' as const, ids: attorneys }] : []),
  ];
  const [claims, ofClaims, requests, ofAttorneys, items, ofItems] = await Promise.all([
    claimsBy(db, begins, most),
    newestOf(db, { table: 'claim', about, most }),
    newestOf(db, { table: 'form_item', about, most, also: IS_REQUEST }),
    newestOf(db, { table: 'legal_case', about: about.filter(isOfPerson), most }),
    itemsBy(db, begins, most),
    newestOf(db, { table: 'form_item', about, most, also: IS_NO_REQUEST }),
  ]);
  const first = (...ids: (readonly string[])[]) => [...new Set(ids.flat())].slice(0, most);
  return {
    cases: first(cases, ofAttorneys),
    claims: first(claims, ofClaims),
    requests,
    applications: first(attorneys),
    items: first(items, ofItems),
  };
}

/** Attorneys whose number, name, firm or e-mail address begins so, in any letters. */
export const attorneysBeginning = (db: Store, words: string): Promise<readonly string[]> =>
  attorneysBy(db, beginning(words.toLowerCase()));

/** Does a text begin so? It is asked of an index that compares bytes, and takes no sign for a pattern. */
type Begins = (text: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Greater than whatever begins with what stands before it. */
const BEYOND = '\u{10ffff}';

const beginning =
  (words: string): Begins =>
  (text) =>
    sql`(lower(${text}) ~>=~ ${words} and lower(${text}) ~<~ ${words + BEYOND})`;

const idsOf = async (db: Store, query: RawBuilder<{ id: string }>): Promise<readonly string[]> => {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
};

/** One after the other, so that each reads its index and no further than it needs. */
const anyOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(parts, sql` union all `);

const casesByNumber = (db: Store, begins: Begins, most: number) =>
  idsOf(
    db,
    sql<{ id: string }>`select id::text from (${anyOf([
      sql`(select id, number from legal_case where ${begins(sql`number`)}
        order by lower(number) using ~<~ limit ${most})`,
      sql`(select legal_case.id, legal_case.number from case_detail
        join legal_case on legal_case.id = case_detail.id
        where ${begins(sql`auth_number`)} order by lower(auth_number) using ~<~ limit ${most})`,
    ])}) as found`,
  );

const membersBy = (db: Store, begins: Begins) =>
  idsOf(
    db,
    sql<{ id: string }>`select distinct id::text from (${anyOf(
      [sql`number`, NAME, LAST_NAME].map(
        (text) =>
          sql`(select id from plan_member where ${begins(text)}
            order by lower(${text}) using ~<~ limit ${MOST_PEOPLE})`,
      ),
    )}) as found`,
  );

const NAME = sql`first_name || ' ' || last_name`;
const LAST_NAME = sql`last_name || ' ' || first_name`;

/** Who has signed: nobody else is known to the desk. */
const attorneysBy = (db: Store, begins: Begins) =>
  idsOf(
    db,
    sql<{ id: string }>`select distinct id from (${anyOf(
      [sql`id`, NAME, LAST_NAME, sql`email`, sql`data->>${sql.lit(FIRM)}`].map(
        (text) =>
          sql`(select id from attorney where ${begins(text)} and signed_at is not null
            order by lower(${text}) using ~<~ limit ${MOST_PEOPLE})`,
      ),
    )}) as found limit ${MOST_PEOPLE}`,
  );

const claimsBy = (db: Store, begins: Begins, most: number) =>
  idsOf(
    db,
    sql<{ id: string }>`select id::text from (${anyOf(
      [sql`number`, sql`check_number`, sql`invoice`].map(
        (text) =>
          sql`(select id from claim where ${begins(text)}
            order by lower(${text}) using ~<~ limit ${most})`,
      ),
    )}) as found`,
  );

const IS_NO_REQUEST = sql<boolean>`not ${IS_REQUEST}`;

const itemsBy = (db: Store, begins: Begins, most: number) =>
  idsOf(
    db,
    sql<{
      id: string;
    }>`select id::text from form_item where ${begins(sql`number`)} and ${IS_NO_REQUEST}
      order by lower(number) using ~<~ limit ${most}`,
  );

const casesOf = (db: Store, members: readonly string[], most: number) =>
  newestOf(db, {
    table: 'legal_case',
    about: members.length > 0 ? [{ column: 'member_id', ids: members }] : [],
    most,
  });

interface About {
  readonly column: 'case_id' | 'attorney_id' | 'member_id';
  readonly ids: readonly string[];
}

const isOfPerson = ({ column }: About): boolean => column === 'attorney_id';

interface Newest {
  readonly table: 'claim' | 'legal_case' | 'form_item';
  readonly also?: RawBuilder<boolean>;
  readonly about: readonly About[];
  readonly most: number;
}

/** The newest that are about any of these: of each no more than are asked for is read. */
async function newestOf(
  db: Store,
  { table, about, most, also = sql`true` }: Newest,
): Promise<readonly string[]> {
  const parts = about.flatMap(({ column, ids }) =>
    ids.map(
      (id) => sql`(select id, created_at from ${sql.table(table)}
        where ${sql.ref(column)} = ${id} and ${also}
        order by created_at desc, ${sql.table(table)}.id desc limit ${most})`,
    ),
  );
  if (parts.length === 0) return [];
  return idsOf(
    db,
    sql<{ id: string }>`select id::text from (${anyOf(parts)}) as found
      group by id, created_at order by created_at desc, found.id desc limit ${most}`,
  );
}
