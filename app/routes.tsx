// Draws the page behind an address, fetched when it is opened.

import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchedOnce } from '../runtime/react/index.ts';
import { PAGES, type PageModule } from './pages.ts';
import { ADDRESSES, type Address, HOME, withoutPreview } from './routes/addresses.ts';

interface Page {
  readonly Drawn: ComponentType;
  readonly fetch: () => Promise<unknown>;
}

/** A page that is there already is drawn at once; on the way to one, the page before it stays. */
function page(load: () => Promise<PageModule>): Page {
  const { now, fetch } = fetchedOnce(async () => ({ default: onlyOne(await load()) }));
  // React takes what is handed over before it returns as there.
  const atOnce = (module: Module) =>
    // biome-ignore lint/suspicious/noThenProperty: what React waits for
    ({ then: (take: (module: Module) => void) => take(module) }) as Promise<Module>;
  return {
    Drawn: lazy(() => {
      const module = now();
      return module ? atOnce(module) : fetch();
    }),
    fetch,
  };
}

const Nothing = (): null => null;

function onlyOne(module: PageModule): ComponentType {
  const [Page = Nothing] = Object.values(module);
  return Page;
}

interface Module {
  readonly default: ComponentType;
}

const DRAWN: Readonly<Record<string, Page>> = Object.fromEntries(
  Object.entries(PAGES).map(([name, load]) => [name, page(load)]),
);

/** An address that no page was made for is as if it were not there. */
export function PageAt({ name }: Address) {
  const Page = pageOf(name)?.Drawn;
  return Page ? <Page /> : null;
}

/** Fetches the page of an address before it is drawn; one that cannot be fetched is told of where it is drawn. */
export async function fetchPage(pathname: string): Promise<void> {
  const page = withoutPreview(pathname);
  const path = page === '/' ? HOME : page;
  const address = ADDRESSES.find((one) => matchPath(one.path, path));
  await pageOf(address?.name ?? 'NotFound')
    ?.fetch()
    .catch(() => undefined);
}

const pageOf = (name: string): Page | undefined => DRAWN[name] ?? DRAWN.NotFound;
