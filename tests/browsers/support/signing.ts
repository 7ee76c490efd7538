// The window in which an application is signed, in browsers that let one open by itself and in those that do not.
import type { AnyPage } from '../../e2e/support/any-page.ts';
import { documentShown } from '../../e2e/support/signer.ts';

/** Presses Sign Application, and the link that the page gives where no window opened; gives the window once the document is there. */
export async function openDocument(page: AnyPage): Promise<AnyPage> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign Application', exact: true }).click();
  const link = page.getByRole('link', { name: 'Open the document to sign' });
  const isOffered = link.waitFor().then(() => true);
  // Whichever does not happen is waited for no longer.
  isOffered.catch(() => undefined);
  if (await Promise.race([opened.then(() => false), isOffered])) await link.click();
  const popup = await opened;
  await documentShown(popup);
  return popup;
}
