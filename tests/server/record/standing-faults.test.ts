// A record that is not whole, as real ones are: what its other sections lack holds up nobody who edits one of them.
import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { aServer } from '../helpers/a-server.ts';
import { ON_POSTGRES } from '../helpers/databases.ts';
import { setAttorney } from '../helpers/set-attorney.ts';
import { bodyOf, editorOf } from './a-record.ts';

describe.each(ON_POSTGRES)('a record with an incomplete address on %s', (driver) => {
  const server = aServer(driver, { config: { demo: true } });

  beforeEach(async () => {
    const { data } = await server.app.store
      .selectFrom('attorney')
      .select('data')
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow();
    const [first, ...others] = data.addresses as JsonObject[];
    const { city: _, ...address } = first ?? {};
    const broken = { ...data, addresses: [address, ...others] };
    await setAttorney(server.app.store, '10001', { data: JSON.stringify(broken) });
  });

  const pathsIn = (answer: Parameters<typeof bodyOf>[0]) =>
    ((bodyOf(answer).faults ?? []) as JsonObject[]).map(({ path }) => path);

  it('is saved in every other section, and stays as it was in this one', async () => {
    const { open, save } = await editorOf(server);
    const practice = await save(await open(), { normal_hourly_rate: 310 });
    expect(practice.status, JSON.stringify(practice.body)).toBe(200);
    const billing = await save(
      await open(),
      { note: 'Call after noon' },
      { update_key: 'UPDATE_DISCLOSURE_AND_BILLING' },
    );
    expect(billing.status, JSON.stringify(billing.body)).toBe(200);
    const { profile } = await open();
    expect(profile).toMatchObject({ normal_hourly_rate: 310, note: 'Call after noon' });
    expect((profile.addresses as JsonObject[])[0]).not.toHaveProperty('city');
  });

  it('is not saved in this one until it is filled in', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const key = { update_key: 'UPDATE_PRIMARY_DETAILS' };
    for (const more of [key, {}]) {
      const refused = await save(before, { firm_name: 'Another' }, more);
      expect([refused.status, pathsIn(refused)]).toEqual([422, ['/addresses/0/city']]);
    }
    // Whoever opens the section and changes nothing is shown what it lacks, too.
    expect((await save(before, {}, key)).status).toBe(422);
    const [first, ...others] = before.profile.addresses as JsonObject[];
    const whole = { addresses: [{ ...first, city: 'Atlanta' }, ...others] };
    const saved = await save(before, { firm_name: 'Another', ...whole }, key);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  });

  it('lets nothing new be wrong, wherever it stands', async () => {
    const { open, save } = await editorOf(server);
    const before = await open();
    const refused = await save(before, { normal_hourly_rate: -1, note: 'x' });
    expect([refused.status, pathsIn(refused)]).toEqual([422, ['/normal_hourly_rate']]);
    expect((await open()).revision).toBe(before.revision);
  });
});
