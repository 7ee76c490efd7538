// Files that were changed after the fact: nothing of ours, and nobody's tool, calls them whole.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, startApp } from '../helpers/app.ts';
import { type Databases, startDatabases } from '../helpers/databases.ts';
import { addLeads } from '../helpers/people.ts';
import {
  api,
  dataOf,
  finish,
  memberToken,
  poppler,
  popupUrl,
  signedFile,
  submitted,
} from './helpers.ts';

describe('a file that was changed', () => {
  let databases: Databases;
  let dataDir: string;
  let app: FastifyInstance;
  let count = 0;

  beforeAll(async () => {
    databases = await startDatabases();
    const settings = await databases.fresh();
    dataDir = settings.dataDir;
    app = await startApp(settings);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  /** Somebody new on the signing page. */
  async function ready() {
    count += 1;
    const lead = { id: `830${count}`, email: `altered${count}@example.com` };
    await addLeads(app, lead);
    const { browser, attorneyId } = await submitted(app, lead);
    return { browser, attorneyId, url: await popupUrl(browser, attorneyId) };
  }
  async function signed() {
    const { browser, attorneyId, url } = await ready();
    expect((await finish(browser, url)).status).toBe(200);
    return { browser, attorneyId, url, file: await signedFile(app, browser, url) };
  }
  const verdictOf = async (body: Buffer) => {
    const answer = await new Browser(app).upload('/api/verify', {}, { name: 'a.pdf', body });
    return answer.body.data as { readonly verdict: string; readonly signature?: object };
  };

  /** Changes the kept file with these bytes behind the back of the server. */
  async function alterKept(body: Buffer, how: 'changed' | 'lost' = 'changed'): Promise<void> {
    const names = await readdir(dataDir, { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.bin'))) {
      const kept = await readFile(join(dataDir, name));
      if (!kept.equals(body)) continue;
      return how === 'lost'
        ? rm(join(dataDir, name))
        : writeFile(join(dataDir, name), spoilt(kept));
    }
    throw new Error('No file with these bytes is kept.');
  }

  it.each<[string, (file: Buffer) => Buffer, string]>([
    ['with bytes appended', (file) => Buffer.concat([file, Buffer.from('\n% more\n')]), 'changed'],
    ['with another reference', withContact('00000000-0000-4000-8000-000000000000'), 'unknown'],
    ['with a reference that is none', withContact('somebody'), 'unknown'],
  ])('%s is neither unchanged for us nor whole for pdfsig', async (_, change, verdict) => {
    const { file } = await signed();
    const changed = change(file);
    const said = await verdictOf(changed);
    expect(said.verdict).toBe(verdict);
    expect(said).not.toHaveProperty('signature');
    const seal = await poppler('pdfsig', changed);
    const isWhole = seal.includes('Signature is Valid') && seal.includes('Total document signed');
    expect(isWhole).toBe(false);
  });

  it('to name the request of somebody else is not taken for that one', async () => {
    const [one, other] = [await signed(), await signed()];
    const reference = /\/ContactInfo \(([\w-]+)\)/.exec(other.file.toString('latin1'))?.[1] ?? '';
    const said = await verdictOf(withContact(reference)(one.file));
    expect(said).not.toHaveProperty('signature');
    expect(said.verdict).toBe('changed');
  });

  it('on disk before it is signed is neither shown as the document nor signed', async () => {
    const { browser, attorneyId, url } = await ready();
    await alterKept(await signedFile(app, browser, url));
    expect(await told(browser.get(api(url, '/document')))).toEqual(SPOILT);
    expect(await told(finish(browser, url))).toEqual(SPOILT);
    const status = await browser.post('getSignStatus', { attorney_id: attorneyId });
    expect(dataOf(status)).toMatchObject({ signed: false });
  });

  it('on disk after it was signed is not given out as the signed file', async () => {
    const { browser, attorneyId, url, file } = await signed();
    const status = dataOf(await browser.post('getSignStatus', { attorney_id: attorneyId }));
    const download = `/api/portal/download_signed_enrollment.php?name=${status.file_name}`;
    const headers = await memberToken(app, attorneyId);
    expect((await browser.get(download, headers)).status).toBe(200);
    await alterKept(file);
    expect(await told(browser.get(api(url, '/document')))).toEqual(SPOILT);
    expect(await told(browser.get(download, headers))).toEqual(SPOILT);
  });

  it('and one that is lost is told of to whoever opens it, in words', async () => {
    const { browser, url, file } = await signed();
    await alterKept(file, 'lost');
    expect(await told(browser.get(api(url, '/document')))).toEqual(SPOILT);
  });
});

const SPOILT = [
  410,
  'Failed',
  'This file was damaged or lost after it was stored, so we do not hand it out. It is not your doing: please let us know, and we will restore it.',
];

async function told(asked: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await asked;
  const said = body as { readonly status?: string; readonly message?: string };
  return [status, said.status, said.message];
}

/** One byte in the middle of the file. */
function spoilt(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

/** The reference in the seal replaced, the length of the file kept. */
function withContact(reference: string): (file: Buffer) => Buffer {
  return (file) =>
    Buffer.from(
      file.toString('latin1').replace(/\/ContactInfo \(([^)]*)\)/, (whole) => {
        return `/ContactInfo (${reference})`.padEnd(whole.length);
      }),
      'latin1',
    );
}
