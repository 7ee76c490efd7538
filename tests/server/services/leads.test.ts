// Leads: found in any capitals, changed without losing what others wrote.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeads } from '../../../server/services/leads/index.ts';
import type { Leads } from '../../../server/services/ports.ts';
import { type OpenStore, openStore } from '../../../server/store/index.ts';

let folder = '';
let store: OpenStore;
let leads: Leads;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  store = await openStore({ dataDir: folder });
  leads = createLeads(store.db);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('a lead', () => {
  it('is found by its e-mail in any capitals, and by its id', async () => {
    await leads.save({
      id: 'l1',
      email: 'Dana@Example.com',
      noRec: 0,
      props: { firstname: 'Dana' },
    });
    const found = { id: 'l1', email: 'dana@example.com', noRec: 0, props: { firstname: 'Dana' } };
    expect(await leads.findByEmail(' DANA@example.COM ')).toEqual(found);
    expect(await leads.findById('l1')).toEqual(found);
    expect(await leads.findByEmail('nobody@example.com')).toBeUndefined();
  });

  it('is replaced, not doubled, when the same e-mail comes again', async () => {
    await leads.save({ id: 'l2', email: 'two@example.com', noRec: 0, props: {} });
    await leads.save({ id: 'l2b', email: 'TWO@example.com', noRec: 1, props: { city: 'Macon' } });
    expect(await leads.findByEmail('two@example.com')).toMatchObject({ id: 'l2b', noRec: 1 });
    expect(await leads.findById('l2')).toBeUndefined();
  });

  it('keeps properties that an update does not name, also under two updates at once', async () => {
    await leads.save({
      id: 'l3',
      email: 'three@example.com',
      noRec: 0,
      props: { zip: '30309', a: 1 },
    });
    await Promise.all([
      leads.updateProps('l3', { join_or_decline: 'Joined' }),
      leads.updateProps('l3', { status_in_member_system: 'Pending', a: null }),
    ]);
    expect((await leads.findById('l3'))?.props).toEqual({
      zip: '30309',
      a: null,
      join_or_decline: 'Joined',
      status_in_member_system: 'Pending',
    });
  });

  it('remembers the attorney it has become and the accounts registered', async () => {
    await leads.save({ id: 'l4', email: 'four@example.com', noRec: 0, props: {} });
    await leads.linkAttorney('l4', '10007');
    await leads.setRegistered('l4', 1);
    expect(await leads.findByAttorney('10007')).toMatchObject({ id: 'l4', noRec: 1 });
  });

  it('is listed by e-mail', async () => {
    const emails = (await leads.list()).map((lead) => lead.email);
    expect(emails).toEqual([...emails].sort());
    expect(emails).toContain('dana@example.com');
  });
});
