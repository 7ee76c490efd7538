// Every uploaded file goes through the virus scanner of the settings; what it finds, or cannot look at, is not kept.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../server/config/config.ts';
import { type Browser, pdf, startApp, type UploadedFile } from './helpers/app.ts';
import { type ClamdStandIn, EICAR, startClamd } from './helpers/clamd-stand-in.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import { ANN, addLeads, applicant } from './helpers/people.ts';

const whose = { attorney_number: ANN.id, module: 'attorney' };
const own = { ...whose, fileType: 'DEC' };
const harmful = { name: 'dec.pdf', body: Buffer.concat([pdf('').body, Buffer.from(EICAR)]) };
const AWAY =
  'Files cannot be checked for viruses at the moment, so this one was not kept. Please try again shortly.';

/** The scanner as the settings name it. */
function scannerAt(url: string, timeoutMs?: number) {
  const { scanner } = loadConfig({ CLAMD_URL: url });
  if (!scanner) throw new Error('The settings name no scanner.');
  return { ...scanner, ...(timeoutMs !== undefined && { timeoutMs }) };
}

describe('uploads with a scanner', () => {
  let databases: Databases;
  let clamd: ClamdStandIn;
  let filesDir: string;
  let ann: Browser;
  const apps: FastifyInstance[] = [];

  /** An applicant on a server of its own, with its files in a folder of their own. */
  const applicantWith = async (scanner: ReturnType<typeof scannerAt>): Promise<Browser> => {
    const own = join(filesDir, String(apps.length));
    const config = { scanner, filesDir: own };
    const app = await startApp({ ...(await databases.fresh()), config });
    apps.push(app);
    await addLeads(app, ANN);
    return applicant(app, ANN);
  };

  beforeAll(async () => {
    databases = await startDatabases();
    clamd = await startClamd();
    filesDir = await mkdtemp(join(tmpdir(), 'portal-scanned-'));
    ann = await applicantWith(scannerAt(clamd.url));
  });
  afterEach(() => {
    clamd.mood = 'well';
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await clamd?.stop();
    await databases?.stop();
    await rm(filesDir, { recursive: true, force: true });
  });

  const kept = async () =>
    (await readdir(filesDir, { recursive: true, withFileTypes: true })).filter(
      // The mark says whose place it is, and was there before.
      (one) => one.isFile() && one.name !== 'store.id',
    ).length;
  const upload = (browser: Browser, file: UploadedFile) =>
    browser.upload('upload_temp_file', own, file);
  /** Refused for the time being, and nothing kept. */
  const expectAway = async (browser: Browser) => {
    const before = await kept();
    const refused = await upload(browser, pdf('away.pdf'));
    expect([refused.status, refused.body]).toEqual([503, { status: 'error', message: AWAY }]);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await kept()).toBe(before);
  };

  it('refuse what it finds, in words, and keep nothing of it', async () => {
    const refused = await upload(ann, harmful);
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        status: 'Failed',
        message: 'A virus scanner found something harmful in this file, so it was not kept.',
      },
    ]);
    expect(await kept()).toBe(0);
    expect((await ann.post('list_temp_files', whose)).body.data).toEqual([]);
  });

  it('are looked at whole, in as many pieces as it takes', async () => {
    const body = Buffer.concat([pdf('').body, Buffer.alloc(3_000_000, ' '), Buffer.from(EICAR)]);
    expect((await upload(ann, { name: 'long.pdf', body })).status).toBe(422);
    expect(clamd.scanned.at(-1)).toBe(body.length);
    expect((await upload(ann, pdf('w9.pdf'))).status).toBe(200);
  });

  it.each(['trouble', 'cut'] as const)(
    'are refused for the time being where it is %s, and taken once it is well',
    async (mood) => {
      clamd.mood = mood;
      await expectAway(ann);
      clamd.mood = 'well';
      expect((await upload(ann, pdf(`${mood}.pdf`))).status).toBe(200);
    },
  );

  it('are refused for the time being where it never answers', async () => {
    const hurried = await applicantWith(scannerAt(clamd.url, 50));
    clamd.mood = 'silent';
    await expectAway(hurried);
  });

  it('are refused for the time being where nobody listens', async () => {
    const gone = await startClamd();
    await gone.stop();
    await expectAway(await applicantWith(scannerAt(gone.url)));
  });

  it('may reach it by a socket of this machine', async () => {
    const near = await startClamd(join(filesDir, 'clamd.sock'));
    const neighbour = await applicantWith(scannerAt(near.url));
    expect((await upload(neighbour, harmful)).status).toBe(422);
    expect((await upload(neighbour, pdf('near.pdf'))).status).toBe(200);
    await near.stop();
  });
});
