// A list of 100,000 submissions is opened, turned and searched from indexes, and looks at little of what there is. In milliseconds: `npm run bench -- received`.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { type Watched, watched } from '../helpers/plans.ts';
import {
  countsReceived,
  fillReceived,
  OTHERS_COUNT,
  RECEIVED_ASKS,
  RECEIVED_COUNT,
} from '../helpers/received-lists.ts';

/** What all statements of one page may look at: hundreds of rows at most, where there are 125,000 in thousands of pages. */
const PAGE = { rows: 1000, pages: 400 };
/** Each is counted once, and from the index alone: its pages are a tenth of the table's. */
const COUNTED = { rows: RECEIVED_COUNT + OTHERS_COUNT, pages: 1500 };

describe('a list of 100,000 submissions on postgres', () => {
  let databases: Databases;
  let store: Watched;

  beforeAll(async () => {
    databases = await startDatabases('postgres');
    store = watched((await databases.fresh()).databaseUrl);
    await fillReceived(store.db);
  }, 180_000);
  afterAll(async () => {
    await store?.close();
    await databases?.stop();
  });

  const lookedAt = async (work: () => Promise<unknown>) => {
    const plans = await store.plansOf(work);
    const sum = (of: 'rows' | 'pages') => plans.reduce((all, plan) => all + plan[of], 0);
    return { plans, rows: sum('rows'), pages: sum('pages') };
  };

  it.each([
    ...Object.entries(RECEIVED_ASKS).map(([name, ask]) => ({ name, ask, most: PAGE })),
    { name: 'how much there is', ask: countsReceived, most: COUNTED },
  ])('reads no table through for $name', async ({ ask, most }) => {
    const answered: (readonly unknown[])[] = [];
    const { plans, rows, pages } = await lookedAt(async () => answered.push(await ask(store.db)));
    expect(answered[0]?.length).toBeGreaterThan(0);
    for (const { sql: asked, through } of plans) {
      // What was found is at hand.
      const tables = through.filter((step) => !step.startsWith('CTE Scan'));
      expect([asked, tables]).toEqual([asked, []]);
    }
    expect(rows).toBeLessThanOrEqual(most.rows);
    expect(pages).toBeLessThanOrEqual(most.pages);
  });

  it('would notice a page that sorts all, and a count that reads the table', async () => {
    const sorted = await lookedAt(() =>
      sql`select * from submission where form_id = 'feedback' order by data limit 21`.execute(
        store.db,
      ),
    );
    expect(sorted.rows).toBeGreaterThan(50 * PAGE.rows);
    expect(sorted.pages).toBeGreaterThan(5 * PAGE.pages);
    expect(sorted.pages).toBeGreaterThan(2 * COUNTED.pages);
  });
});
