// Seals with the time stamp of an authority: real ones, and what becomes of a signature where the authority gives none.
import type { FastifyInstance } from 'fastify';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNextJob } from '../../../server/jobs/run.ts';
import { timeStampIn } from '../../../server/services/esign/seal/cms.ts';
import { Browser, NOW, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { dataOf, finish, newSigner, poppler, popupUrl, signedFile } from './helpers.ts';
import { signatureOf } from './openssl.ts';
import { type Manner, type StandIn, startTimeStamps } from './time-stamp-stand-in.ts';

const NO_STAMP: readonly Manner[] = [
  'slow',
  'refuses',
  'errs',
  'talks',
  'stamps something else',
  'stamps an older question',
  'spoils its stamps',
  'answers without end',
];

const LONG = 60_000;

describe('the time stamp of an authority', () => {
  let databases: Databases;
  let authority: StandIn;
  let app: FastifyInstance;
  /** Long enough for any machine, but where the authority is to be too slow. */
  const settings = { url: '', waitMs: LONG };

  beforeAll(async () => {
    databases = await startDatabases();
    authority = await startTimeStamps();
    settings.url = authority.url.replace('http://', 'http://user:pass%20word@');
    app = await startApp({
      ...(await databases.fresh()),
      config: { timeStamp: settings },
    });
  });
  afterAll(async () => {
    await app?.close();
    await authority?.stop();
    await databases?.stop();
  });

  async function signed() {
    const { browser, attorneyId } = await newSigner(app);
    const url = await popupUrl(browser, attorneyId);
    const done = await finish(browser, url);
    expect(done.status).toBe(200);
    return { browser, attorneyId, url, done, file: await signedFile(app, browser, url) };
  }
  /** The server's own worker does not come to it: for the server it is still the moment of the signature. */
  const runAt = async (minutes: number): Promise<void> => {
    const { store: db, services, log } = app;
    const now = () => new Date(NOW.getTime() + minutes * 60_000);
    while (await runNextJob({ db, services, log, now }));
  };
  interface Verdict {
    readonly verdict: string;
    readonly signature?: { readonly time_stamp?: { at: string; authority: string } };
  }
  const verdictOf = async (body: Buffer): Promise<Verdict> =>
    (await new Browser(app).upload('/api/verify', {}, { name: 'a.pdf', body })).body
      .data as Verdict;

  /** What openssl says of the stamp in the seal, knowing the root of the authority only. */
  async function stampOf(file: Buffer): Promise<string> {
    const { cms } = signatureOf(file);
    const token = timeStampIn(cms);
    if (!token) return 'none';
    const { desk } = authority;
    await desk.write('token.der', token);
    await desk.write('seal.cms', cms);
    const shown = await desk.openssl('cms -cmsout -print -noout -inform DER -in seal.cms');
    const value = /\n {8}signature: \n((?: {10}.+\n)+)/.exec(shown)?.[1] ?? '';
    const hex = [...value.matchAll(/- ((?:[\da-f]{2}[ -])+)/g)].map(([, line]) => line).join('');
    await desk.write('value.bin', Buffer.from(hex.replace(/[^\da-f]/g, ''), 'hex'));
    const verify = 'ts -verify -token_in -in token.der -data value.bin -CAfile root.pem';
    return desk.openssl(`${verify} -untrusted chain.pem`).catch((error: Error) => error.message);
  }

  it('stands in the seal, over its signature, and is whole for openssl', async () => {
    authority.manner = 'stamps';
    const { file } = await signed();
    expect(await stampOf(file)).toContain('Verification: OK');
    expect(await poppler('pdfsig', file)).toContain('Signature is Valid');
    expect(await verdictOf(file)).toMatchObject({
      verdict: 'unchanged',
      signature: { time_stamp: { authority: 'stamper', at: expect.stringMatching(/^20/) } },
    });
    expect(authority.authorization).toBe(
      `Basic ${Buffer.from('user:pass word').toString('base64')}`,
    );
    expect(
      await app.store.selectFrom('job').where('kind', '=', 'time-stamp').selectAll().execute(),
    ).toEqual([]);
  });

  it.each(NO_STAMP)(
    'is not waited for: an authority that %s holds up no signature, and the stamp is added later',
    async (manner) => {
      authority.manner = manner;
      settings.waitMs = manner === 'slow' ? 100 : LONG;
      const { browser, url, done, file, attorneyId } = await signed();
      settings.waitMs = LONG;
      expect(await stampOf(file)).toBe('none');
      expect(await poppler('pdfsig', file)).toContain('Signature is Valid');
      const before = await verdictOf(file);
      expect(before.verdict).toBe('unchanged');
      expect(before.signature?.time_stamp).toBeUndefined();

      authority.manner = 'stamps';
      await runAt(10);
      const later = await signedFile(app, browser, url);
      expect(await stampOf(later)).toContain('Verification: OK');
      expect(await poppler('pdfsig', later)).toContain('Total document signed');
      expect((await verdictOf(later)).signature?.time_stamp?.authority).toBe('stamper');
      // What was signed is the same: nothing but the stamp was added, and the copy of before stays known.
      expect(signatureOf(later).signed.equals(signatureOf(file).signed)).toBe(true);
      expect((await PDFDocument.load(later)).getPageCount()).toBe(
        (await PDFDocument.load(file)).getPageCount(),
      );
      expect((await verdictOf(file)).verdict).toBe('unchanged');
      const status = dataOf(await browser.post('getSignStatus', { attorney_id: attorneyId }));
      expect(status.signed).toBe(true);
      expect(dataOf(done).sha256_signed).toMatch(/^[\da-f]{64}$/);
    },
  );

  it('is asked for again and again while the authority is away, and once only when it is back', async () => {
    authority.manner = 'errs';
    const { file, browser, url } = await signed();
    const jobs = () =>
      app.store
        .selectFrom('job')
        .select(['status', 'attempts'])
        .where('kind', '=', 'time-stamp')
        .where('status', '=', 'waiting')
        .execute();
    for (const hours of [12, 24, 36]) await runAt(hours * 60);
    expect(await jobs()).toMatchObject([{ attempts: 3 }]);
    expect((await signedFile(app, browser, url)).equals(file)).toBe(true);
    authority.manner = 'stamps';
    await runAt(48 * 60);
    expect(await jobs()).toEqual([]);
    const later = await signedFile(app, browser, url);
    expect(await stampOf(later)).toContain('Verification: OK');
  });
});
