// The record as the logged-in attorney reads it.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { tokenOf } from '../helpers/accounts.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';

describe.each(ON_POSTGRES)('the profile of an attorney on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  const read = async () => {
    const browser = server.browser();
    const answer = await browser.post('getAttorneyInfo', {}, await tokenOf(browser));
    return answer.body.attorney as unknown as JsonObject & { readonly profile: JsonObject };
  };

  it('has every answer under its own name, and what only the provider says', async () => {
    const { revision, attorney_type, profile } = await read();
    expect(revision).toBe(1);
    expect(attorney_type).toBe('FAM,CDL,REF');
    expect(profile).toMatchObject({
      id: '10001',
      attorney_number: '10001',
      status: 'Active',
      attorney_type: ['FAM', 'CDL', 'REF'],
      date_created: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      coverages: expect.arrayContaining([
        expect.objectContaining({ planclass: 'FAM', coverage_id: '1110', deleted: 0 }),
      ]),
    });
  });

  it('shows the last four digits of a number that is on file, and the number nowhere', async () => {
    const attorney = await read();
    expect(attorney.profile).toMatchObject({
      social_security: '4321',
      masked: { ssn_number: '4321' },
    });
    expect(JSON.stringify(attorney)).not.toMatch(/900-?12-?4321|v1\./);
    expect(attorney.profile).not.toHaveProperty('ssn_number');
  });

  it('PRF-18 has what was taken out of it, marked as deleted with the day', async () => {
    const { profile } = await read();
    const gone = (list: string) =>
      (profile[list] as readonly JsonObject[]).filter(({ deleted }) => deleted === 1);
    // 75 and 40 days before the second of March.
    expect(gone('coveragelist')).toMatchObject([
      { sub_cov_id: '3050', date_deleted: '2025-12-17' },
    ]);
    expect(gone('practice_county_list')).toMatchObject([
      { county: 'Clayton', date_deleted: '2026-01-21' },
    ]);
    expect(profile.coverages).toContainEqual(
      expect.objectContaining({ coverage_id: '3050', deleted: 1 }),
    );
  });

  it('knows every coverage and practice area by an id that stays', async () => {
    const ids = async (list: string) =>
      ((await read()).profile[list] as readonly JsonObject[]).map(({ id }) => id);
    for (const list of ['coveragelist', 'practice_county_list']) {
      const first = await ids(list);
      expect(new Set(first).size).toBe(first.length);
      expect(first).not.toContain(undefined);
      expect(await ids(list)).toEqual(first);
    }
  });
});
