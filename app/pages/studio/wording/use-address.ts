// What of the page stands in its address, so that a link leads to a sentence and a reload to where one was.

import { useMemo } from 'react';
import { ANY, type Asked, WHOSE, type Whose } from '../sentences/search.ts';
import type { ShownTab } from './Tabs.tsx';

export interface OwnAddress {
  readonly key: string;
  /** Only what it names. */
  readonly asked: Partial<Asked>;
  readonly tab: ShownTab;
  /** Writes what changed, without a new visit; what is empty is taken out. */
  put(change: Readonly<Record<string, string>>): void;
  /** The same once somebody pauses: browsers refuse it at each key. */
  putSoon(change: Readonly<Record<string, string>>): void;
}

const PAUSE_MS = 250;

const TABS: readonly string[] = ['found', 'changed', 'fix', 'fixed'] satisfies ShownTab[];

/** What is looked for, by its name in the address. */
const NAMES = { query: 'find', form: 'form', page: 'page', kind: 'kind', whose: 'of' } as const;
const ASKED = Object.keys(ANY) as (keyof Asked)[];

/** What is looked for as the address has it. */
export const addressOf = (asked: Asked): Readonly<Record<string, string>> =>
  Object.fromEntries(ASKED.map((name) => [NAMES[name], asked[name]]));

/** As it was when the page was opened. */
export function useAddress(): OwnAddress {
  return useMemo(() => {
    const params = new URLSearchParams(window.location.search);
    const of = (name: string): string => params.get(name) ?? '';
    const named = ASKED.filter((name) => of(NAMES[name]) !== '' && isSound(name, of(NAMES[name])));
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      key: of('key'),
      asked: Object.fromEntries(named.map((name) => [name, of(NAMES[name])])),
      tab: TABS.includes(of('tab')) ? (of('tab') as ShownTab) : 'found',
      put,
      putSoon(change) {
        clearTimeout(timer);
        const { pathname } = window.location;
        timer = setTimeout(() => {
          // Another page has an address of its own.
          if (window.location.pathname === pathname) put(change);
        }, PAUSE_MS);
      },
    };
  }, []);
}

function put(change: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(change))
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
}

const isSound = (name: keyof Asked, value: string): boolean =>
  name !== 'whose' || WHOSE.includes(value as Whose);
