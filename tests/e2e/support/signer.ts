// What somebody does who has applied and is to sign; the application itself is sent by calls, as its own tests fill it in.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { wholeApplication } from '../../server/helpers/people.ts';
import type { AnyPage } from './any-page.ts';
import { type Invited, invite, PDF } from './applicant.ts';
import { proceed, signInByCalls } from './mailbox.ts';
import { ask, type Reached } from './server.ts';

/** What the page of signing says once it is done. */
export const REVIEW =
  /Provider Relations team will review your application and send you a welcome email/;

/** A lead whose application is in, and not signed. */
export async function applied(context: BrowserContext, server: Reached): Promise<Invited> {
  const lead = await invite(server);
  const portal = `${server.address}/api/portal`;
  const send = async (call: string, options: object): Promise<void> => {
    const answer = await context.request.post(`${portal}/${call}.php`, options);
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  };
  await signInByCalls(context.request, server, lead.email);
  await send('upload_temp_file', {
    multipart: {
      fileType: 'DEC',
      attorney_number: lead.id,
      module: 'attorney',
      file: { name: 'declarations.pdf', mimeType: 'application/pdf', buffer: PDF },
    },
  });
  await send('create_attorney', { data: wholeApplication(lead) });
  return lead;
}

/** Signs the application of this browser as its pages do, without opening them. */
export async function signByCalls({ request }: BrowserContext, server: Reached): Promise<void> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await request.post(`${server.address}/api/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const { attorney_id } = await post<{ attorney_id: string }>('portal/getSignStatus.php', {});
  const made = await post<object>('portal/createSignRequests.php', { attorney_id });
  const wanted = { ...made, attorney_id };
  const address = await post<string>('portal/getEmbeddedSignUrl.php', wanted);
  const path = new URL(address, server.address).pathname;
  const shown = await request.get(`${server.address}/api${path}`);
  const { signer, document } = ((await shown.json()) as { data: ToSign }).data;
  const signature = { method: 'type', consent: true, name: signer.name, sha256: document.sha256 };
  await post(`${path.slice(1)}/sign`, signature);
}

interface ToSign {
  readonly signer: { readonly name: string };
  readonly document: { readonly sha256: string };
}

/** From the sign-in page to the page of the two ways to sign. */
export async function goToSigning(page: AnyPage, server: Reached, email: string): Promise<void> {
  await page.goto(`${server.address}/sign-in`);
  await page.getByLabel('E-mail Address').fill(email);
  await proceed(page, server, email);
  await page.waitForURL('**/signing');
  await page.getByRole('button', { name: 'Sign Application', exact: true }).waitFor();
}

/** Presses Sign Application; gives the window once the document is there. */
export async function openDocument(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign Application', exact: true }).click(),
  ]);
  await documentShown(popup);
  return popup;
}

/** The document is there, with the button that leads through it, or signs it once it was read. */
export const documentShown = (page: AnyPage): Promise<void> =>
  page.getByRole('button', { name: /^(Read part \d+|Sign and finish)$/ }).waitFor();

/** Presses the button of the panel until no part is left to read. */
export async function readOn(page: AnyPage): Promise<void> {
  await documentShown(page);
  const unread = page.getByRole('button', { name: /^Read part \d+$/ });
  const left = async (): Promise<number> => {
    // With the last part it becomes the button that signs, which is not to be pressed.
    await unread.click({ timeout: 1000 }).catch(() => undefined);
    return unread.count();
  };
  await expect.poll(left, { timeout: 120_000 }).toBe(0);
  await page.getByRole('button', { name: 'Sign and finish' }).waitFor();
}

/** Goes through the document to its end, and waits with each part until the page counts it as read. */
export async function readAll(page: AnyPage): Promise<void> {
  const next = page.getByRole('button', { name: 'Next part' });
  const parts = await page.locator('[data-end]').count();
  for (let part = 1; part <= parts; part += 1) {
    await showEnd(page, part);
    await expect.poll(() => partsRead(page), { timeout: 120_000 }).toBeGreaterThanOrEqual(part);
    if (await next.isEnabled()) await next.click();
  }
  await page.getByText(`All ${parts} parts seen`, { exact: true }).waitFor();
}

/** A long part is scrolled, a window at a time, until its end is in sight; one that was passed over is gone back to. */
async function showEnd(page: AnyPage, part: number): Promise<void> {
  const end = page.locator(`[data-end="${part}"]`);
  const key = (): Promise<string | undefined> =>
    end.evaluate((mark) => {
      const room = mark.closest('section')?.getBoundingClientRect();
      const at = mark.getBoundingClientRect().top;
      if (at < Math.max(room?.top ?? 0, 0)) return 'PageUp';
      return at < Math.min(room?.bottom ?? innerHeight, innerHeight) ? undefined : 'PageDown';
    });
  for (let turn = 0, wanted = await key(); wanted && turn < 40; turn += 1) {
    await page.keyboard.press(wanted);
    await page.waitForTimeout(100);
    wanted = await key();
  }
}

async function partsRead(page: AnyPage): Promise<number> {
  const text = await page.getByText(/parts seen$/).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** Reads what was not read yet first, as nobody can sign before. */
export async function agreeAndFinish(page: AnyPage): Promise<void> {
  await readOn(page);
  await page
    .getByRole('checkbox', { name: /I agree to sign this document electronically/ })
    .check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await page.getByRole('heading', { name: 'You have signed the application' }).waitFor();
}

/** What the store says of the signature of a lead's application. */
export async function signedAt(server: Reached, leadId: string): Promise<string | null> {
  const [attorney] = await ask<{ signed_at: string | null }[]>(server, 'attorneys', leadId);
  if (!attorney) throw new Error(`The lead ${leadId} has no attorney.`);
  return attorney.signed_at;
}

/** The file that a button saves. */
export async function savedBy(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path());
}

/** On the page that checks files: gives it one, and waits for this verdict. */
export async function checkFile(page: Page, file: Buffer, title: string): Promise<void> {
  const mimeType = 'application/pdf';
  await page.setInputFiles('input[type=file]', { name: 'copy.pdf', mimeType, buffer: file });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
}

/** The same file but for one bit. */
export function altered(file: Buffer): Buffer {
  const changed = Buffer.from(file);
  changed[3000] = (changed[3000] ?? 0) ^ 1;
  return changed;
}

/** Opens the mail that asks somebody to sign. */
export async function openMailedRequest(
  page: AnyPage,
  server: Reached,
  email: string,
): Promise<void> {
  await page.goto(`${server.address}/demo/mailbox`);
  const mails = page.getByRole('link').filter({ hasText: email });
  await mails.filter({ hasText: 'Please sign your application' }).click();
  await page.getByRole('link', { name: 'Read and sign the application' }).waitFor();
}

export async function drawOn(page: AnyPage): Promise<void> {
  const pad = await page.getByRole('img', { name: 'Place to draw your signature' }).boundingBox();
  if (!pad) throw new Error('There is no place to draw.');
  await page.mouse.move(pad.x + 30, pad.y + 50);
  await page.mouse.down();
  for (let step = 0; step < 20; step += 1)
    await page.mouse.move(pad.x + 30 + step * 8, pad.y + 45 + Math.sin(step / 2) * 15);
  await page.mouse.up();
}
