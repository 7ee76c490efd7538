// Links of long texts: which pages they lead to, and how one is written.

import { PORTAL_PAGES } from '../preview/stage/portal-pages.ts';

/** They tell of something that went wrong, need the link of a mail, or are for staff alone. */
const NO_AIM: ReadonlySet<string> = new Set([
  ...['Unauthorized', 'NotFound', 'CaseConfirmation', 'Staff', 'StaffForgot'],
]);

/** Pages of those outside the house who read texts; `addresses` of the house has all of them. */
export const LINKED_PAGES = PORTAL_PAGES.filter(
  ({ name, role, path }) => role !== 'staff' && !NO_AIM.has(name) && !path.includes(':'),
);

/** As Markdown; of a telephone number what can be dialled. */
export function linkOf(words: string, to: string): string {
  const address = to.startsWith('tel:') ? `tel:${to.replace(/[^\d+]/g, '')}` : to.trim();
  return `[${words.trim().replace(/[[\]\\]/g, '\\$&')}](${encodeURI(address)})`;
}
