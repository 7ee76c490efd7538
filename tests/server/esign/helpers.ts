// The way to a signature, as the pages go it.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { issueToken } from '../../../server/accounts/tokens.ts';
import { type Answer, type Browser, NOW } from '../helpers/app.ts';
import { type ANN, applicantWithFile, newLead, wholeApplication } from '../helpers/people.ts';

const run = promisify(execFile);

/** A browser whose application is submitted; the attorney's id comes along. */
export async function submitted(app: FastifyInstance, lead: typeof ANN) {
  const browser = await applicantWithFile(app, lead);
  const made = await browser.post('create_attorney', wholeApplication(lead));
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return { browser, attorneyId: made.body.attorney.id as string };
}

/** The same of somebody new. */
export async function newSigner(app: FastifyInstance) {
  const lead = await newLead(app);
  return { lead, ...(await submitted(app, lead)) };
}

/** The address in the newest mail that asks somebody to sign. */
export async function mailedUrl(app: FastifyInstance, email: string): Promise<string> {
  const mails = (await app.services.mail.stored()).filter(({ to }) => to === email);
  return /http:\S+\/sign#\S+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
}

/** The address of the signing page for the pop-up. */
export async function popupUrl(browser: Browser, attorneyId: string): Promise<string> {
  const made = await browser.post('createSignRequests', { attorney_id: attorneyId });
  const asked = { ...dataOf(made), attorney_id: attorneyId };
  return (await browser.post('getEmbeddedSignUrl', asked)).body.data as string;
}

/** What the calls of signing answer with; which members there are depends on the call. */
export interface SignData {
  readonly status: string;
  readonly signed: boolean;
  readonly signId: string;
  readonly signature_request_id: string;
  readonly file_name: string;
  readonly sha256_signed: string;
  readonly signer: { readonly name: string };
  readonly document: {
    readonly sha256: string;
    readonly release: string;
    readonly parts: readonly unknown[];
  };
  readonly events: readonly { readonly kind: string }[];
}

export function dataOf(answer: Answer): SignData {
  return answer.body.data as SignData;
}

const TYPED = { method: 'type', consent: true };

/** Signs the document behind a link as the page does it: naming the one that is shown, under the name that stands there. */
export async function finish(
  browser: Browser,
  url: string,
  more: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const shown = (await browser.get(api(url), headers)).body.data as SignData | undefined;
  const sha256 = shown?.document.sha256 ?? '0'.repeat(64);
  const name = shown?.signer.name ?? 'Ann Lee';
  return browser.post(api(url, '/sign'), { ...TYPED, name, sha256, ...more }, headers);
}

/** `/sign#<token>` of a mail or `/sign/<token>` of the pop-up as the address of a call. */
export function api(url: string, call = ''): string {
  const { pathname, hash } = new URL(url, 'http://localhost');
  return `/api${pathname}${hash.replace('#', '/')}${call}`;
}

/** The signed file behind a link. */
export async function signedFile(app: FastifyInstance, browser: Browser, url: string) {
  const answer = await app.inject({
    method: 'GET',
    url: api(url, '/document'),
    cookies: { ...browser.cookies },
  });
  return answer.rawPayload;
}

/** What can be read in a PDF, in reading order and with single spaces. */
export async function popplerText(file: Buffer): Promise<string> {
  return (await poppler('pdftotext', file, '-raw')).replace(/\s+/g, ' ');
}

/** Runs a tool of poppler over a file. */
export async function poppler(tool: string, file: Buffer, ...args: string[]): Promise<string> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file.pdf');
    await writeFile(path, file);
    const { stdout } = await run(tool, [...args, path, ...(tool === 'pdftotext' ? ['-'] : [])]);
    return stdout;
  });
}

/** The files attached to a PDF, by name. */
export async function attachments(file: Buffer): Promise<Record<string, Buffer>> {
  return inFolder(async (folder) => {
    const path = join(folder, 'file.pdf');
    await writeFile(path, file);
    await run('pdfdetach', ['-saveall', '-o', folder, path]);
    const names = ['application.pdf', 'application-with-signature.pdf'];
    const bodies = await Promise.all(names.map((name) => readFile(join(folder, name))));
    return Object.fromEntries(names.map((name, at) => [name, bodies[at] ?? Buffer.alloc(0)]));
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sign-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A PNG of one colour as a data URL. */
export function drawing(width = 300, height = 90): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width + 1), 128);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, body: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(data));
  return Buffer.concat([size, data, sum]);
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The header of a session of this attorney, approved and logged in. */
export async function memberToken(app: FastifyInstance, attorneyId: string) {
  const token = await issueToken(app.store, 'session', attorneyId, NOW);
  return { authorization: `Bearer ${token}` };
}
