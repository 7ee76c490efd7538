// A key is rotated: everything is sealed with the new one, and the old one can go.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reseal } from '../../server/reseal.ts';
import { createCrypto } from '../../server/services/crypto.ts';
import { openStore, type StoreSettings } from '../../server/store/index.ts';
import { finish, popupUrl, submitted } from './esign/helpers.ts';
import { codeAt, logIn, PASSWORD, tokenOf } from './helpers/accounts.ts';
import { Browser, NOW, startApp } from './helpers/app.ts';
import { type Databases, DRIVERS, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads } from './helpers/people.ts';

const OLD = 'old-key-'.repeat(8);
const NEW = 'new-key-'.repeat(8);

describe.each(DRIVERS)('sealing anew on %s', (driver) => {
  let databases: Databases;
  let settings: StoreSettings;

  beforeAll(async () => {
    databases = await startDatabases(driver);
    settings = await databases.fresh();
  });
  afterAll(async () => {
    await databases?.stop();
  });

  const start = (...secretKeys: string[]) =>
    startApp({ ...settings, config: { demo: true, secretKeys } });
  const resealWith = async (...keys: string[]) => {
    const store = await openStore(settings);
    const counts = await reseal(store.db, createCrypto(keys)).finally(() => store.close());
    return Object.fromEntries(counts);
  };

  it('leaves nothing that the old key is needed for', async () => {
    const before = await start(OLD);
    await addLeads(before, ANN);
    const { browser, attorneyId } = await submitted(before, ANN);
    const signed = await finish(browser, await popupUrl(browser, attorneyId));
    expect(signed.status).toBe(200);
    const member = new Browser(before);
    const token = await tokenOf(member);
    const setUp = await member.post('totp_setup', { password: PASSWORD }, token);
    const { secret } = setUp.body.data as { secret: string };
    const { authorization } = token;
    await member.post('totp_confirm', { code: codeAt(secret, NOW) }, { authorization });
    await before.close();

    await expect(resealWith(NEW)).rejects.toThrow(/key .* is not held any more/);
    const counts = await resealWith(NEW, OLD);
    expect(counts).toMatchObject({ second_factor: 1, staff: 6, sealing_key: 1 });
    for (const table of ['submission', 'attorney', 'job'])
      expect(counts[table], table).toBeGreaterThan(0);
    expect(new Set(Object.values(await resealWith(NEW, OLD)))).toEqual(new Set([0]));

    const after = await start(NEW);
    const stored = await after.store
      .selectFrom('attorney')
      .selectAll()
      .where('id', '=', attorneyId)
      .executeTakeFirstOrThrow();
    const sealed = (stored.secrets as Record<string, string>)['/ssn_number'] ?? '';
    const cell = { row: `attorney/${attorneyId}`, field: '/ssn_number' };
    expect(after.services.crypto.decrypt(sealed, cell)).toBe('123-45-6789');
    expect((await after.services.mail.stored()).length).toBeGreaterThan(0);
    const asked = await logIn(new Browser(after));
    expect(asked.status).toBe(200);
    await after.close();
  }, 360_000);
});
