// What a service that knows streets is asked, and how it fails.
import type { Suggestion } from '../place-suggestions.ts';
import type { Places } from '../ports.ts';

/** At most as many as the contract of the call takes. */
export const MOST_FOUND = 6;

export interface AddressSearch {
  /** How the log calls it. */
  readonly name: string;
  /** The setting that says where it is, or who we are. */
  readonly setting: string;
  /** Addresses the text may mean; throws a `SearchFault` where it does not answer. */
  suggest(text: string): Promise<readonly Suggestion[]>;
  /** All of an address that was suggested without its parts; undefined where there is none in the United States. */
  complete(more: string): Promise<Suggestion | undefined>;
}

/** The service did not answer as it should. It holds no word of what was typed. */
export class SearchFault extends Error {
  /** 0 where it did not answer. */
  readonly status: number;

  constructor(status: number, code = '') {
    super(`The address search answers ${status} ${code}`.trim());
    this.status = status;
  }
}

/** What is looked up in our own data: names of states and counties. */
export type OwnData = Pick<Places, 'states' | 'counties' | 'lookup'>;

/** JSON from a service; somebody is typing, so it is asked once and not for long. */
export async function askJson(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new SearchFault(0, error instanceof Error ? error.name : '');
  });
  if (!answer.ok) throw new SearchFault(answer.status);
  return answer.json().catch(() => {
    throw new SearchFault(answer.status, 'no JSON');
  });
}

interface Parts {
  readonly address1: string;
  readonly city: string | undefined;
  /** A code or a name. */
  readonly state: string | undefined;
  readonly county: string | undefined;
  readonly zip: string | undefined;
}

/** An address in the words of our own data; undefined where it is in none of our states, or has no street. */
export async function suggestionOf(own: OwnData, given: Parts): Promise<Suggestion | undefined> {
  const wanted = given.state?.trim().toLowerCase();
  const state = (await own.states()).find(
    ({ STATECD, state_name }) =>
      STATECD.toLowerCase() === wanted || state_name.toLowerCase() === wanted,
  )?.STATECD;
  if (state === undefined || given.address1 === '') return undefined;
  const zip = /^\d{5}/.exec(given.zip ?? '')?.[0];
  const place = await own.lookup({
    state,
    ...(zip !== undefined && { zip }),
    ...(given.city !== undefined && { city: given.city }),
  });
  const city = given.city ?? place?.city;
  if (city === undefined) return undefined;
  const countyName = given.county?.replace(/ County$/, '') ?? '';
  const county = (await own.counties(state)).includes(countyName)
    ? countyName
    : (place?.county ?? '');
  const { address1 } = given;
  const label = `${address1}, ${city}, ${state}${zip ? ` ${zip}` : ''}${county ? ` (${county})` : ''}`;
  const known = { label, address1, city, state, county, country: 'United States' };
  return zip === undefined ? known : { ...known, zip };
}
