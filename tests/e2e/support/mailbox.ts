// The code that proves a mailbox, as whoever reads its mail brings it: from the demo mailbox into the page, or by calls.
import type { APIRequestContext } from 'playwright-core';
import type { AnyPage } from './any-page.ts';
import type { Reached } from './server.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
}

/** The newest code that was mailed to an address; waits for it. */
export async function mailedCode(server: Reached, email: string): Promise<string> {
  for (let look = 0; look < 100; look += 1) {
    const answer = await fetch(`${server.address}/api/demo/mail`);
    const { data } = (await answer.json()) as { data: readonly Mail[] };
    const subjects = data.filter(({ to }) => to === email).map(({ subject }) => subject);
    const codes = subjects.map((subject) => /^Your code is (\d{6})$/.exec(subject)?.[1]);
    const newest = codes.find((code) => code !== undefined);
    if (newest !== undefined) return newest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code was mailed to ${email}.`);
}

/** Enters the code on the page that asks for it. */
export async function enterCode(page: AnyPage, server: Reached, email: string): Promise<void> {
  // The mail is out once the page says so.
  await page.getByText('The code is on its way').waitFor();
  await page.getByLabel('Code from the e-mail').fill(await mailedCode(server, email));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Presses the button of the sign-in page, and enters the code where this browser is asked for it; `onAsked` looks at that step. */
export async function proceed(
  page: AnyPage,
  server: Reached,
  email: string,
  onAsked: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: 'Click to proceed to the application' }).click();
  const asked = page
    .getByLabel('Code from the e-mail')
    .waitFor()
    .then(() => true);
  const gone = page.waitForURL((url) => url.pathname !== '/sign-in').then(() => false);
  const isAsked = await Promise.race([asked, gone]);
  // Whichever did not happen is waited for no longer.
  for (const late of [asked, gone]) late.catch(() => undefined);
  if (!isAsked) return;
  await page.getByText('The code is on its way').waitFor();
  await onAsked();
  await enterCode(page, server, email);
}

/** What the pages do from the e-mail to the proof, by calls. */
export async function signInByCalls(
  request: APIRequestContext,
  server: Reached,
  email: string,
): Promise<void> {
  const post = async (call: string, data: object) => {
    const answer = await request.post(`${server.address}/api/portal/${call}.php`, { data });
    if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const { result } = await post('getLeadHubspot', { emailAddress: email });
  if (!result.proof_needed) return;
  await post('send_mailbox_code', {});
  await post('prove_mailbox', { code: await mailedCode(server, email) });
}
