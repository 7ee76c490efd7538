// Stores and files of before: what was sealed then is known, and the key of then goes on sealing.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { finish, newSigner, poppler, popupUrl, signedFile } from './helpers.ts';

const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../fixtures/seals/${name}`, import.meta.url));
/** The request that the file of before names. */
const REQUEST = '0b7e5a0e-0000-4000-8000-00000000aced';

describe('what was sealed before', () => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await startDatabases();
  });
  afterAll(() => databases?.stop());

  it('is still told from a changed file', async () => {
    const app = await startApp(await databases.fresh());
    const { browser, attorneyId } = await newSigner(app);
    await finish(browser, await popupUrl(browser, attorneyId));
    const file = await fixture('sealed-before.pdf');
    const signed = await app.store
      .selectFrom('signature_request')
      .selectAll()
      .where('attorney_id', '=', attorneyId)
      .executeTakeFirstOrThrow();
    const final_sha256 = createHash('sha256').update(file).digest('hex');
    await app.store
      .insertInto('signature_request')
      .values({ ...signed, id: REQUEST, via: 'email', final_sha256 })
      .execute();
    const check = async (body: Buffer) =>
      (await new Browser(app).upload('/api/verify', {}, { name: 'a.pdf', body })).body.data;
    const verdict = await check(file);
    expect(verdict).toMatchObject({ verdict: 'unchanged', signature: { request: REQUEST } });
    expect(verdict).not.toHaveProperty('signature.time_stamp');
    const changed = Buffer.from(file);
    changed[3000] = (changed[3000] ?? 0) ^ 1;
    expect(await check(changed)).toMatchObject({ verdict: 'changed' });
    expect(await check(Buffer.concat([file, Buffer.from('\n')]))).toMatchObject({
      verdict: 'changed',
    });
    await app.close();
  });

  it('was sealed with a key that seals on', async () => {
    const settings = await databases.fresh();
    const before = await startApp(settings);
    const { p12, certificate } = JSON.parse((await fixture('key-before.json')).toString());
    const sealed = before.services.crypto.encrypt(p12, {
      row: 'sealing_key/documents',
      field: 'sealed',
    });
    await before.store.deleteFrom('sealing_key').execute();
    const kept = { id: 'documents', sealed, certificate, created_at: new Date() };
    await before.store.insertInto('sealing_key').values(kept).execute();
    await before.close();

    const app = await startApp(settings);
    const { browser, attorneyId } = await newSigner(app);
    const url = await popupUrl(browser, attorneyId);
    expect((await finish(browser, url)).status).toBe(200);
    const file = await signedFile(app, browser, url);
    expect(await poppler('pdfsig', file)).toContain('Signature is Valid');
    const rows = await app.store.selectFrom('sealing_key').selectAll().execute();
    expect(rows).toMatchObject([{ sealed, certificate }]);
    await app.close();
  });
});
