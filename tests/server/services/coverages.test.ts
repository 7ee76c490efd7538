// Coverages: the catalogue is sound, and the screen's lists of excluded and marked areas are about rows that exist.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCoverages } from '../../../server/services/coverages.ts';

const coverages = createCoverages();
const view = JSON.parse(readFileSync('schemas/views/coverage-table.json', 'utf8')) as {
  rows: { exclude: { desc: string[] }; mark: { desc: string[] } };
};

describe('the catalogue', () => {
  it('gives the rows of the plan classes asked for, and all of them when none is named', async () => {
    const some = await coverages.list(['FAM', 'CDL']);
    expect(new Set(some.map((row) => row.plan_class))).toEqual(new Set(['FAM', 'CDL']));
    expect(new Set((await coverages.list()).map((row) => row.plan_class)).size).toBe(4);
    expect(await coverages.list([])).toEqual([]);
  });

  it('has a unique id for each row and no row twice', async () => {
    const rows = await coverages.list();
    expect(new Set(rows.map((row) => row.sub_cov_id)).size).toBe(rows.length);
    const names = rows.map((row) => `${row.plan_class}/${row.desc}/${row.sub_coverage}`);
    expect(new Set(names).size).toBe(rows.length);
  });

  it('has fees only for coverages it lists, each under a code of its own', async () => {
    const known = new Set(
      (await coverages.list()).map((row) => `${row.plan_class}/${row.sub_coverage}`),
    );
    const fees = await coverages.fees();
    expect(fees.filter((fee) => !known.has(`${fee.plan_class}/${fee.sub_coverage}`))).toEqual([]);
    expect(new Set(fees.map((fee) => fee.fee_code)).size).toBe(fees.length);
    expect(fees.every((fee) => fee.fee_amount > 0 && fee.ca_fee_amount > fee.fee_amount)).toBe(
      true,
    );
  });
});

describe('the screen', () => {
  it('excludes and marks only areas that the catalogue has', async () => {
    const areas = new Set((await coverages.list()).map((row) => row.desc));
    const { exclude, mark } = view.rows;
    expect(exclude.desc).toHaveLength(6);
    expect(mark.desc).toHaveLength(6);
    expect([...exclude.desc, ...mark.desc].filter((area) => !areas.has(area))).toEqual([]);
  });
});
