// Signing in a window of another provider: our page knows that it is open, and notices the signature even where it is cut off from it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StandIn, startStandIn } from '../server/esign/dropbox-stand-in.ts';
import { aBrowser } from './support/a-browser.ts';
import { startServer, type TestServer } from './support/server.ts';
import { applied, goToSigning, REVIEW } from './support/signer.ts';

let remote: StandIn;
let server: TestServer;
const browser = aBrowser();
beforeAll(async () => {
  remote = await startStandIn();
  const env = {
    DROPBOX_SIGN_KEY: remote.key,
    DROPBOX_SIGN_CLIENT_ID: 'our-app',
    DROPBOX_SIGN_API: remote.url,
  };
  server = await startServer({ env });
});
afterAll(async () => {
  await server.stop();
  await server.remove();
  await remote.stop();
});

/** Somebody who has pressed Sign Application; the provider's page answers with these headers. */
async function signingElsewhere(headers: Record<string, string> = {}) {
  const person = await browser.newPerson();
  const { page, context } = person;
  const visited: string[] = [];
  await context.route('https://app.stand.in/**', (route) => {
    visited.push(remote.visit(route.request().url()));
    const body = '<!doctype html><title>Elsewhere</title><h1>Sign here</h1>';
    return route.fulfill({ contentType: 'text/html', headers, body });
  });
  const { email } = await applied(context, server);
  await goToSigning(page, server, email);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign Application', exact: true }).click(),
  ]);
  await popup.getByRole('heading', { name: 'Sign here' }).waitFor();
  expect(visited).toEqual(['page']);
  return { ...person, popup };
}

const signedThere = (): void => remote.sign(remote.requests.at(-1)?.id ?? '');
const told = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { name: title }).waitFor();

test('its window stays in sight: the page knows that it is open, that it was closed, and that it is signed', async () => {
  const { page, popup, context, watch } = await signingElsewhere();
  await told(page, 'The document is open in another window');
  // By the time the page asks how it stands, it has looked at the window many times.
  await page.waitForResponse(/getSignStatus/);
  await page.getByRole('button', { name: 'Go to the window' }).click();
  await popup.close();
  await told(page, 'The document was opened in another window');
  signedThere();
  await page.getByText(REVIEW).waitFor();
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
});

test('where the provider cuts its window off, the page says so and still notices the signature', async () => {
  const { page, context } = await signingElsewhere({ 'cross-origin-opener-policy': 'same-origin' });
  await told(page, 'The document was opened in another window');
  signedThere();
  await page.getByText(REVIEW).waitFor();
  await context.close();
});
