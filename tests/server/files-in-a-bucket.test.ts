// Files in a bucket of a real S3 server: uploads and signed documents, and what people are told while it is away.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '../../server/services/files/index.ts';
import { startFault } from '../../server/start-faults.ts';
import { type OpenStore, openStore } from '../../server/store/index.ts';
import { api, dataOf, finish, popupUrl, submitted } from './esign/helpers.ts';
import { pdf, startApp } from './helpers/app.ts';
import { BUCKET, bucketOf, type Mood, startBucket, type TestBucket } from './helpers/bucket.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { applicant, newLead } from './helpers/people.ts';

const AWAY = 'Files cannot be saved or opened at the moment. Please try again shortly.';
const FULL = 'There is no room left to store this. Nothing was changed. Please try again later.';

describe('files in a bucket', () => {
  let databases: Databases;
  let bucket: TestBucket;
  let app: FastifyInstance;
  let empty: OpenStore;

  beforeAll(async () => {
    databases = await startDatabases();
    bucket = await startBucket();
    empty = await openStore(await databases.fresh());
    app = await startApp({
      ...(await databases.fresh()),
      // A storage that does not answer is given up at once; time is no matter of these tests.
      config: { filesBucket: bucketOf(bucket.env, 800) },
    });
  });
  afterEach(() => {
    bucket.mood = 'well';
    bucket.patience = 0;
  });
  afterAll(async () => {
    await app?.close();
    await empty?.close();
    await bucket?.stop();
    await databases?.stop();
  });

  const someone = async () => {
    const lead = await newLead(app);
    const browser = await applicant(app, lead);
    const own = { attorney_number: lead.id, module: 'attorney' };
    const upload = (name: string) =>
      browser.upload('upload_temp_file', { ...own, fileType: 'DEC' }, pdf(name));
    const listed = async () =>
      (await browser.post('list_temp_files', own)).body.data as { name: string; Key: string }[];
    const url = (name: string) =>
      `/api/portal/download_temp_file.php?name=${name}&attorney_number=${lead.id}&module=attorney`;
    return { lead, browser, own, upload, listed, open: (name: string) => browser.get(url(name)) };
  };

  it('are uploaded, listed, opened and deleted as in a folder, under keys that say nothing', async () => {
    const { browser, own, upload, listed, open } = await someone();
    expect((await upload('Declarations.pdf')).status).toBe(200);
    expect((await upload('declarations.PDF')).status).toBe(422);
    const [file, ...more] = await listed();
    expect(file).toMatchObject({ name: 'Declarations.pdf', fileType: 'DEC' });
    expect(more).toEqual([]);
    expect(await bucket.names()).toEqual([`portal/${file?.Key}`]);
    const opened = await open('Declarations.pdf');
    expect(opened.headers['content-type']).toBe('application/pdf');
    expect(Buffer.from(String(opened.body)).equals(pdf('').body)).toBe(true);
    const deleted = await browser.post('delete_temp_file', { ...own, Key: file?.Key });
    expect(deleted.status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await bucket.names()).toEqual([]);
    expect((await open('Declarations.pdf')).status).toBe(404);
  });

  it.each<[Mood, number, string]>([
    ['cut', 503, AWAY],
    ['busy', 503, AWAY],
    ['denied', 503, AWAY],
    ['full', 507, FULL],
  ])(
    'are refused while it is %s, with nothing kept, and taken once it is well',
    async (mood, status, message) => {
      const { upload, listed, open } = await someone();
      bucket.mood = mood;
      const refused = await upload('W9.pdf');
      expect([refused.status, refused.body.message]).toEqual([status, message]);
      if (status === 503) expect(refused.headers['retry-after']).toBe('2');
      expect(await listed()).toEqual([]);
      bucket.mood = 'well';
      expect((await upload('W9.pdf')).status).toBe(200);
      bucket.mood = mood;
      expect((await open('W9.pdf')).status).toBe(status);
      bucket.mood = 'well';
      expect((await open('W9.pdf')).status).toBe(200);
    },
  );

  it('are refused where it never answers', async () => {
    const { upload, listed } = await someone();
    bucket.mood = 'silent';
    expect((await upload('W9.pdf')).status).toBe(503);
    expect(await listed()).toEqual([]);
  });

  it('make the server say that it is not ready, while it cannot keep them', async () => {
    const ready = async () => (await app.inject('/readyz')).json();
    bucket.mood = 'denied';
    await expect.poll(ready).toEqual({ status: 'error', troubles: ['files-away'] });
    bucket.mood = 'full';
    await expect.poll(ready).toEqual({ status: 'error', troubles: ['disk-full'] });
    bucket.mood = 'well';
    await expect.poll(ready).toEqual({ status: 'ok' });
  });

  it('do not notice a storage that is busy for a moment', async () => {
    const { upload } = await someone();
    bucket.calls.length = 0;
    bucket.mood = 'busy';
    bucket.patience = 2;
    expect((await upload('W9.pdf')).status).toBe(200);
    expect(bucket.calls).toEqual(['PUT', 'PUT', 'PUT']);
  });

  it('that were deleted while it was away, or cut off, are removed an hour later', async () => {
    const { browser, own, upload, listed } = await someone();
    await upload('kept.pdf');
    await upload('gone.pdf');
    const gone = (await listed()).find(({ name }) => name === 'gone.pdf');
    bucket.mood = 'cut';
    expect((await browser.post('delete_temp_file', { ...own, Key: gone?.Key })).status).toBe(200);
    expect((await upload('never.pdf')).status).toBe(503);
    bucket.mood = 'well';
    expect((await listed()).map(({ name }) => name)).toEqual(['kept.pdf']);
    const lies = async () => (await bucket.names()).includes(`portal/${gone?.Key}`);
    await app.services.files.tidy(new Date(Date.now() - 3_600_000));
    expect(await lies()).toBe(true);
    await app.services.files.tidy(new Date(Date.now() + 1000));
    expect(await lies()).toBe(false);
    const rows = await app.store.selectFrom('stored_file').select('state').execute();
    expect(rows.filter(({ state }) => state !== 'kept')).toEqual([]);
    expect((await listed()).map(({ name }) => name)).toEqual(['kept.pdf']);
  });

  it('whose bytes were changed or lost in the bucket are given to nobody, who is told so', async () => {
    const { upload, listed, open } = await someone();
    await upload('changed.pdf');
    await upload('lost.pdf');
    const keys = new Map((await listed()).map(({ name, Key }) => [name, Key]));
    await bucket.spoil(keys.get('changed.pdf') ?? '');
    await bucket.lose(keys.get('lost.pdf') ?? '');
    expect((await open('changed.pdf')).status).toBe(410);
    expect((await open('lost.pdf')).status).toBe(410);
  });

  it('are made to be signed, and a signature that could not be kept is made anew', async () => {
    const signer = await submitted(app, await newLead(app));
    bucket.mood = 'cut';
    const asked = { attorney_id: signer.attorneyId };
    expect((await signer.browser.post('createSignRequests', asked)).status).toBe(503);
    bucket.mood = 'well';
    const url = await popupUrl(signer.browser, signer.attorneyId);
    const { sha256 } = dataOf(await signer.browser.get(api(url))).document;
    bucket.mood = 'busy';
    const failed = await finish(signer.browser, url, { sha256 });
    expect([failed.status, failed.body.message]).toEqual([503, AWAY]);
    bucket.mood = 'well';
    const signed = await finish(signer.browser, url);
    expect(signed.status).toBe(200);
    expect(dataOf(await signer.browser.get(api(url))).status).toBe('signed');
  });

  const start = async (env: Readonly<Record<string, string>>) => {
    const place = { bucket: bucketOf({ ...bucket.env, ...env }, 300), folder: '' };
    const needs = { db: empty.db, log: { warn: () => undefined, error: () => undefined } };
    return openFiles(place, needs).then(() => 'started', startFault);
  };

  it.each<[string, Readonly<Record<string, string>>, Mood, string]>([
    [
      'an unknown key',
      { AWS_ACCESS_KEY_ID: 'NOBODY' },
      'well',
      `The storage of ${BUCKET} does not know AWS_ACCESS_KEY_ID. Set it to a key of that storage.`,
    ],
    [
      'a secret of another key',
      { AWS_SECRET_ACCESS_KEY: 'other' },
      'well',
      'AWS_SECRET_ACCESS_KEY does not fit AWS_ACCESS_KEY_ID. Set both to one key.',
    ],
    [
      'no such bucket',
      { FILES_URL: 's3://nowhere-at-all' },
      'well',
      'There is no bucket nowhere-at-all. Make it, or set FILES_URL to one that is there.',
    ],
    [
      'a key with too few rights',
      {},
      'denied',
      `The key of AWS_ACCESS_KEY_ID may not write, read and delete in the bucket ${BUCKET}. Give it s3:PutObject, s3:GetObject and s3:DeleteObject.`,
    ],
    [
      'another region',
      {},
      'elsewhere',
      `The bucket ${BUCKET} is not in the region us-east-1. Set AWS_REGION=eu-central-1.`,
    ],
    [
      'a full bucket',
      {},
      'full',
      `There is no room left in the bucket ${BUCKET}. Make room, or raise its quota.`,
    ],
    [
      'an answer that never comes',
      {},
      'silent',
      'The file storage cannot be reached (TimeoutError). Start it, or mend FILES_URL and AWS_ENDPOINT_URL.',
    ],
  ])('end a start with one line: %s', async (_name, env, mood, line) => {
    bucket.mood = mood;
    expect(await start(env)).toBe(line);
  });

  it('end a start with one line: nobody there', async () => {
    const gone = await startBucket();
    await gone.stop();
    expect(await start(gone.env)).toBe(
      'The file storage cannot be reached (ECONNREFUSED). Start it, or mend FILES_URL and AWS_ENDPOINT_URL.',
    );
  });

  it('of another store end a start, and are left alone', async () => {
    const before = await bucket.names();
    const filesBucket = bucketOf(bucket.env);
    const other = { ...(await databases.fresh()), config: { filesBucket } };
    expect(await startApp(other).then(() => 'started', startFault)).toMatch(
      new RegExp(`^s3://${BUCKET}/portal holds the files of another store\\. [^\\n]+$`),
    );
    expect(await bucket.names()).toEqual(before);
  });

  it('end a start that would look for them elsewhere', async () => {
    const settings = await databases.fresh();
    const place = `s3://${BUCKET}/another`;
    const filesBucket = bucketOf({ ...bucket.env, FILES_URL: place });
    const here = await startApp({ ...settings, config: { filesBucket } });
    const lead = await newLead(here);
    const own = { attorney_number: lead.id, module: 'attorney', fileType: 'DEC' };
    await (await applicant(here, lead)).upload('upload_temp_file', own, pdf('a.pdf'));
    await here.close();
    const fault = await startApp(settings).then(() => 'started', startFault);
    expect(fault).toBe(
      `1 files of this store are kept at ${place}. Set FILES_URL=${place}, or see "Files in a bucket" in docs/operating.md.`,
    );
  });
});
