// What no column can hold, and no list has: refused where it comes in, or found to be nothing.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { highestIn, NUMBER_COLUMNS } from '../../server/store/statements/number-columns.ts';
import { aServer } from './helpers/a-server.ts';
import { MEMBER, tokenOf } from './helpers/accounts.ts';
import { staffToken } from './helpers/staff.ts';

/** Written by us alone, from what we counted or agreed on. */
const OURS = new Set([
  'case_detail.authorized_amount',
  'case_detail.authorized_hours',
  'case_detail.authorized_miles',
  'case_detail.attorney_fee',
  'case_detail.certified_disposition_fee',
  'case_violation.place',
]);

describe('what is beyond all columns', () => {
  const server = aServer('postgres', {
    config: { demo: true, checkResponses: true },
    emptied: ['rate_limit'],
  });

  it('is known of each column of numbers that people’s answers go to', async () => {
    const { rows } = await sql<{ name: string; digits: number; decimals: number }>`
      select table_name || '.' || column_name as name, numeric_precision as digits, numeric_scale as decimals
      from information_schema.columns
      where table_schema = 'public' and data_type = 'numeric'`.execute(server.app.store);
    const listed = rows.filter(({ name }) => !OURS.has(name));
    const known = Object.entries(NUMBER_COLUMNS).filter(([, { decimals }]) => decimals > 0);
    expect(Object.fromEntries(listed.map(({ name, ...column }) => [name, column]))).toEqual(
      Object.fromEntries(known),
    );
    expect(highestIn('claim.amount')).toBe(9_999_999_999.99);
    expect(highestIn('case_violation.final_point')).toBe(999_999_999);
  });

  const ID = '6f2c1c5e-7d3a-4b5f-9a53-2f5d7b1c8e90';
  it.each([
    `8640000000000000.${ID}`,
    `-8640000000000000.${ID}`,
    `-1.${ID}`,
    `8640000000000001.${ID}`,
    `1767225600000.__proto__`,
    'nonsense',
    '__proto__',
    '',
  ])('is refused as the page %j of a queue', async (after) => {
    const browser = server.browser();
    const token = await staffToken(browser, 'desk@example.com');
    for (const queue of ['requests', 'claims', 'cases', 'applications']) {
      const body = { queue, after };
      const { status, body: told } = await browser.post('/api/desk/queue', body, token);
      // An application has no id of our making: any text may be one.
      if (queue === 'applications' && status === 200) continue;
      expect([queue, status, told.message]).toEqual([
        queue,
        400,
        'There is no such page of this list. Open the list from its beginning.',
      ]);
    }
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is no section of a history called %s',
    async (section) => {
      const browser = server.browser();
      const headers = await tokenOf(browser, MEMBER);
      const { status, body } = await browser.post('profile_history', { section }, headers);
      expect([status, body.data]).toEqual([200, []]);
    },
  );
});
