// Links of the Studio lead only to pages that there are.

import { ADDRESSES } from '../../../routes/addresses.ts';

export const isThere = (path: string): boolean =>
  ADDRESSES.some((address) => address.path === path);

/** An address with the change one works in. */
export const inChange = (
  path: string,
  change: string,
  more: Record<string, string> = {},
): string => {
  const query = new URLSearchParams({ ...(change && { change }), ...more });
  return query.size === 0 ? path : `${path}?${query}`;
};
