// What of the page stands in its address, so that a link leads to a sentence and a reload to where one was.

import { useMemo } from 'react';
import type { Asked } from '../sentences/search.ts';
import type { ShownTab } from './Tabs.tsx';

export interface OwnAddress {
  readonly key: string;
  readonly asked: Pick<Asked, 'query' | 'form' | 'page'>;
  readonly tab: ShownTab;
  /** Writes what changed, without a new visit. */
  put(change: Readonly<Record<string, string>>): void;
}

const TABS: readonly string[] = ['found', 'changed', 'fix', 'fixed'] satisfies ShownTab[];

/** As it was when the page was opened. */
export function useAddress(): OwnAddress {
  return useMemo(() => {
    const params = new URLSearchParams(window.location.search);
    const of = (name: string): string => params.get(name) ?? '';
    return {
      key: of('key'),
      asked: { query: of('find'), form: of('form'), page: of('page') },
      tab: TABS.includes(of('tab')) ? (of('tab') as ShownTab) : 'found',
      put(change) {
        const url = new URL(window.location.href);
        for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
        window.history.replaceState(window.history.state, '', url);
      },
    };
  }, []);
}
