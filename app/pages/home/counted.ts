// The lists that the figures of the dashboard count, narrowed to just that.

export type Kind = 'Matter' | 'CDL';

/** Cases that are not over. */
export const OPEN_CASES = '/cases?open=true';

export const casesOf = (kind: Kind): string => `${OPEN_CASES}&type=${kind}`;

/** Requests that are not over. */
export const OPEN_REQUESTS = '/authorizations?open=true';

/** Claims that are not decided: what the page of claims has under Billed. */
export const claimsOf = (kind: Kind): string => `/claims?type=${kind}&status=In+Process`;
