// A clerk's hour: twenty things of all kinds, one after the other, by keyboard alone and with hardly a key too many.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { aBrowser } from './support/a-browser.ts';
import { enterDesk } from './support/clerk.ts';
import { focusOn } from './support/keys.ts';
import { ownWork } from './support/own-work.ts';

const server = inject('server');
const browser = aBrowser();

/** What a thing may cost once it is open. */
const MOST = 3;
const THINGS = 20;
const PATIENT = { timeout: 120_000 };

/** One act: a key pressed, with whatever is held meanwhile, or a text typed in one go. */
function hands(page: Page) {
  let acts = 0;
  return {
    acts: () => acts,
    async press(key: string): Promise<void> {
      acts += 1;
      await page.keyboard.press(key);
    },
    async type(text: string): Promise<void> {
      acts += 1;
      await page.keyboard.type(text);
    },
  };
}
type Hands = ReturnType<typeof hands>;

/** On a thing that came by itself nothing is moved for a moment. */
async function onButton(page: Page, name: string): Promise<void> {
  await focusOn(page, new RegExp(`^BUTTON ${name}`));
  await page.locator(':focus:not([aria-disabled="true"])').waitFor();
}

const stateOf = (page: Page) => page.locator('.desk-head .f-badge');

/** Writes to the attorney, in the form that is open. */
async function reply(page: Page, { type, press }: Hands): Promise<void> {
  await focusOn(page, /^TEXTAREA/);
  await type('Two more hours are authorized.');
  await press('ControlOrMeta+Enter');
}

/** Takes it up, whereupon it stays open, and goes on. */
const takeUp =
  (key: string, name: string, to: string) =>
  async (page: Page, { press }: Hands): Promise<void> => {
    await make(key, name)(page, { press });
    await stateOf(page).getByText(to, { exact: true }).waitFor();
    await press('j');
  };

/** Makes a move that asks nothing. */
const make =
  (key: string, name: string) =>
  async (page: Page, { press }: Pick<Hands, 'press'>): Promise<void> => {
    await press(key);
    await onButton(page, name);
    await press('Enter');
  };

/** What is claimed is paid today: the check is all that has to be typed. */
async function pay(page: Page, { type, press }: Hands): Promise<void> {
  await focusOn(page, 'INPUT Check number');
  await type('755926');
  await press('Enter');
  await onButton(page, 'Approve and pay');
  await press('Enter');
}

/** Out of the field in which the usual move begins, and another one. */
const another =
  (key: string, name: string) =>
  async (page: Page, at: Hands): Promise<void> => {
    await focusOn(page, /^(INPUT|SELECT)/);
    await at.press('Escape');
    await make(key, name)(page, at);
  };

/** By the state in which a thing waits. */
const WAYS: Readonly<Record<string, (page: Page, at: Hands) => Promise<void>>> = {
  New: reply,
  Open: reply,
  Intake: takeUp('t', 'Take into process', 'In Process'),
  'Invoice received': takeUp('t', 'Take into process', 'In Process'),
  'In Process': make('p', 'Propose for payment'),
  'New Info Received': make('p', 'Propose for payment'),
  'Open Authorization Issue': takeUp('b', 'Back to process', 'In Process'),
  'Pending Approval for Payment': pay,
  'Ticket Intake': make('q', 'Wait for a CSR'),
  'Mobile/Web Submission': make('q', 'Wait for a CSR'),
  'Pending CSR Assignment': make('r', 'Recruit an attorney'),
  'CSR Assigned': another('r', 'Recruit an attorney'),
  'Pending Confirmation': make('a', 'Authorize'),
};

/** Opens the first of what waits of one attorney; gives the ids of all of it, in the order of the queue. */
async function openQueue(page: Page, at: Hands, queue: string, attorney: string) {
  await page.goto(`${server.address}/desk/${queue}?attorney=${attorney}&rows=100`);
  const links = page.locator('.desk-queue tbody a');
  await links.first().waitFor();
  const ids = await links.evaluateAll((all) =>
    all.map((one) => (one as HTMLAnchorElement).pathname.split('/').at(-1) ?? ''),
  );
  await at.press('j');
  await expect
    .poll(() => links.first().evaluate((one) => one === document.activeElement))
    .toBe(true);
  await at.press('Enter');
  return ids;
}

/** Until it can be read and worked on, as a person waits: its address changes first, and for a moment the thing before it still stands there. */
async function opened(page: Page, ids: readonly string[], place: number): Promise<string> {
  await page.waitForURL((url) => url.pathname.endsWith(ids[place] ?? ''));
  const next = page.getByRole('link', { name: 'Next', exact: true });
  const after = ids[place + 1];
  if (after === undefined) await next.waitFor({ state: 'detached' });
  else await next.and(page.locator(`[href*="${after}"]`)).waitFor();
  await page.getByRole('heading', { name: 'What next' }).waitFor();
  return stateOf(page).innerText();
}

/** The server has taken a move of this thing. */
const moved = (page: Page, id: string): Promise<unknown> =>
  page.waitForResponse((answer) => {
    const { url, payload } = { url: answer.url(), payload: answer.request().postData() ?? '' };
    return url.endsWith('/api/desk/move') && payload.includes(id) && answer.ok();
  }, PATIENT);

test('twenty requests, claims and cases are worked through by keyboard, each with three acts at most', async () => {
  const { attorney } = await ownWork(browser, server);
  const { page, context, watch } = await browser.newPerson();
  await enterDesk(page, server);
  expect(new URL(page.url()).pathname).toMatch(/^\/desk/);

  const at = hands(page);
  const done: { queue: string; state: string; acts: number }[] = [];
  for (const queue of ['requests', 'claims', 'cases']) {
    const ids = await openQueue(page, at, queue, attorney);
    for (const [place, id] of ids.slice(0, THINGS - done.length).entries()) {
      const state = await opened(page, ids, place);
      const before = at.acts();
      const way = WAYS[state];
      if (!way) throw new Error(`Nobody has said what is done with ${state}.`);
      await Promise.all([moved(page, id), way(page, at)]);
      done.push({ queue, state, acts: at.acts() - before });
    }
  }
  expect(done).toHaveLength(THINGS);
  expect(done.filter(({ acts }) => acts > MOST || acts === 0)).toEqual([]);
  // With the way into each queue, too.
  expect(at.acts()).toBeLessThanOrEqual(THINGS * MOST);
  expect(watch).toEqual({ errors: [], violations: [] });
  await context.close();
}, 400_000);
