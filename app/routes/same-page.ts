// Whether two addresses are of one page: the steps of a form are.

import { matchPath } from 'react-router-dom';
import { ADDRESSES } from './addresses.ts';

/** True where nothing that the page holds is lost on the way from one to the other. */
export function isSamePage(from: string, to: string): boolean {
  const [one, other] = [from, to].map(pageAt);
  return one !== undefined && one === other;
}

/** The page of an address, without its step; undefined for an address of none. */
function pageAt(pathname: string): string | undefined {
  for (const { path } of ADDRESSES) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const { step: _, ...others } = match.params;
    return JSON.stringify([path, others]);
  }
  return undefined;
}
