// A window of any browser, with the part of Playwright's pages that the helpers of tests/e2e use.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyPage, GivenFile } from '../../e2e/support/any-page.ts';
import { mouse, moved, PRESS, pressed, RELEASE, typed } from './keys.ts';
import { LocatorOf, waysFrom } from './locator.ts';
import type { Session, Source } from './session.ts';
import { talkTo } from './talk.ts';
import { until } from './until.ts';
import type { Window } from './window.ts';

/** The page in this window; `script` is what looks into it from within. */
export function pageIn(session: Session, handle: string, script: string): AnyPage {
  const { address, evaluate, ask, give } = talkTo(session, handle, script);
  const act = (sources: readonly Source[]) => session.act(handle, sources);
  const look = async (): Promise<string> => {
    await evaluate('null');
    return address();
  };
  const page: AnyPage = {
    ...waysFrom(() => window, []),
    keyboard: { press: (keys) => act(pressed(keys)), type: (text) => act(typed(text)) },
    mouse: {
      move: (x, y) => act(mouse(moved(x, y))),
      down: () => act(mouse(PRESS)),
      up: () => act(mouse(RELEASE)),
    },
    async goto(url) {
      await session.go(handle, url);
      await look();
    },
    async reload() {
      await session.go(handle, await look());
    },
    url: address,
    async waitForURL(wanted, options) {
      const is = async () => fits(wanted, await look());
      await until(is, `the address ${wanted}`, options?.timeout);
    },
    async waitForEvent() {
      const before = await session.windows();
      const opened = async () => (await session.windows()).find((one) => !before.includes(one));
      return pageIn(session, await until(opened, 'another window'), script);
    },
    waitForTimeout: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    setInputFiles: (css, file) =>
      new LocatorOf(window, [{ to: 'css', css }]).first().setInputFiles(file),
    evaluate: (read) => evaluate(`(${read})()`),
  };
  const window: Window = {
    page,
    ask,
    act,
    give: async (steps, file) => give(steps, [await stored(file)]),
  };
  return page;
}

const folders: string[] = [];

/** Where a file lies that a page is given, as those of people do. */
async function stored({ name, buffer }: GivenFile): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-given-'));
  folders.push(folder);
  const path = join(folder, name);
  await writeFile(path, buffer);
  return path;
}

/** Removes what was given to pages, which have read it by then. */
export async function removeGiven(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** Asterisks stand for anything, as in Playwright's addresses. */
function fits(wanted: string | RegExp | ((url: URL) => boolean), address: string): boolean {
  if (typeof wanted === 'function') return wanted(new URL(address));
  if (wanted instanceof RegExp) return wanted.test(address);
  const [begin = '', ...others] = wanted.split(/\*+/);
  if (!address.startsWith(begin)) return false;
  let at = begin.length;
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isLast ? address.lastIndexOf(part) : address.indexOf(part, at);
    if (found < at) return false;
    at = found + part.length;
  }
  return at === address.length;
}
