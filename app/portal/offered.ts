// Does the service that a call goes to have it? Pages leave out what needs one that it has not, instead of failing at it.

import { matchPath } from 'react-router-dom';
import { basesFor, isOffered } from '../calls/bases.ts';
import type { CallId } from '../calls/typed.ts';
import { ADDRESSES, type Address } from '../routes/addresses.ts';
import type { Content } from './content.ts';
import { useKnownContent } from './portal.tsx';

type Known = Pick<Content, 'app' | 'config'>;

/** By the runtime configuration, which may name the calls of a service; ours has all of them. */
export function offers({ app, config }: Known, id: CallId): boolean {
  const call = app.calls[id];
  return !call || isOffered(call, basesFor(config.bases, window.location.origin));
}

/** Are the calls there without which the page at an address would have nothing to show? */
export const isOpen = (content: Known, { needs }: Address): boolean =>
  needs === undefined || offers(content, needs);

/** The same of where a link leads to. */
export function opens(content: Known, to: string): boolean {
  const { pathname } = new URL(to, window.location.href);
  const address = ADDRESSES.find(({ path }) => matchPath(path, pathname));
  return !address || isOpen(content, address);
}

/** For whatever may stand inside the portal: outside it, nobody knows of anything that is missing. */
export function useOffers(id: CallId): boolean {
  const content = useKnownContent();
  return !content || offers(content, id);
}

export function useOpens(to: string): boolean {
  const content = useKnownContent();
  return !content || opens(content, to);
}
