// What a page needs is asked for all at once: its code, its form, what judges it, and the wording of every page. Its own code
// asks for one after the other, each once it is there. Small, so that it is there long before that code is.

import type { AppBundle, ReleasePointer } from '../runtime/core/index.ts';
import { PAGES, WITHIN } from './pages.ts';
import { askAhead, importDefault } from './released/released.ts';
import { ADDRESSES, HOME, withoutPreview } from './routes/addresses.ts';

const CURRENT = '/content/current.json';

/** Which files the release of this page has. */
let release: Promise<ReleasePointer> | undefined;

/** For the page that is opened first: with it, what all pages need. */
export function beginAt(pathname: string): void {
  release = askAhead<ReleasePointer>(CURRENT);
  void askAhead('/config.json');
  void release.then(({ app }) => askAhead<AppBundle>(`/content/${app}`)).catch(() => undefined);
  fetchAhead(pathname);
}

/** For a page that somebody is about to open. What cannot be had is asked for again, and told of, when it is opened. */
export function fetchAhead(pathname: string): void {
  const path = withoutPreview(pathname);
  const { name, forms, apart } = placeAt(path === '/' ? HOME : path);
  quietly(PAGES[name]);
  quietly(WITHIN[name]);
  for (const form of forms) quietly(() => fetchForm(form));
  if (apart !== undefined) quietly(() => fetchApart(apart));
}

async function fetchApart(name: string): Promise<void> {
  const file = (await release)?.apart?.[name];
  if (file !== undefined) await askAhead(`/content/${file}`);
}

async function fetchForm(id: string): Promise<void> {
  const pointer = await release;
  const whole = pointer?.whole;
  if (whole && Object.hasOwn(whole, id)) await importDefault(`/content/${whole[id]}`);
}

function quietly(job: (() => Promise<unknown>) | undefined): void {
  job?.().catch(() => undefined);
}

interface Place {
  readonly name: string;
  readonly forms: readonly string[];
  readonly apart?: string;
}

/** Told without the router, which is not there yet; the two agree (`ahead.test.ts`). */
export function placeAt(pathname: string): Place {
  for (const { path, name, forms = [], apart } of ADDRESSES) {
    const found = patternOf(path).exec(pathname);
    if (!found) continue;
    const idOf = (form: string) => (form.startsWith(':') ? found.groups?.[form.slice(1)] : form);
    return {
      name,
      forms: forms.flatMap((form) => idOf(form) ?? []),
      ...(apart !== undefined && { apart }),
    };
  }
  return { name: 'NotFound', forms: [] };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace('*', '.*')
      .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
      .replaceAll(/\/:(\w+)/g, '/(?<$1>[^/]+)')}/*$`,
    'i',
  );
