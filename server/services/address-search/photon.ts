// Addresses of OpenStreetMap from a Photon: GeoJSON for the text being typed, inside the United States.
import type { Suggestion } from '../place-suggestions.ts';
import {
  type AddressSearch,
  askJson,
  MOST_FOUND,
  type OwnData,
  SearchFault,
  suggestionOf,
} from './search.ts';

export interface PhotonSettings {
  readonly kind: 'photon';
  /** Where its `/api` is. */
  readonly url: string;
  readonly timeoutMs: number;
}

/** From the Aleutians to Maine, from Hawaii to Alaska. What lies in it and elsewhere is left out by its country. */
const UNITED_STATES = '-179.9,18.5,-66.5,71.6';
/** More than are shown: some are in Canada, some no streets. */
const ASKED = '15';

type Properties = Readonly<Record<string, unknown>>;

export function createPhoton({ url, timeoutMs }: PhotonSettings, own: OwnData): AddressSearch {
  return {
    name: 'Photon',
    setting: 'PHOTON_URL',
    async suggest(text) {
      const asked = new URLSearchParams({
        q: text,
        limit: ASKED,
        lang: 'en',
        bbox: UNITED_STATES,
      });
      const body = await askJson(`${url.replace(/\/$/, '')}/api?${asked}`, {}, timeoutMs);
      const found = new Map<string, Suggestion>();
      for (const properties of featuresIn(body)) {
        const suggestion = await addressIn(own, properties, text);
        if (suggestion && found.size < MOST_FOUND) found.set(suggestion.label, suggestion);
      }
      return [...found.values()];
    },
    complete: async () => undefined,
  };
}

function featuresIn(body: unknown): readonly Properties[] {
  const { features } = (body ?? {}) as { readonly features?: unknown };
  if (!Array.isArray(features)) throw new SearchFault(200, 'no features');
  return features.flatMap((feature: { readonly properties?: Properties } | null) =>
    feature?.properties ? [feature.properties] : [],
  );
}

async function addressIn(
  own: OwnData,
  properties: Properties,
  typed: string,
): Promise<Suggestion | undefined> {
  const text = (name: string): string | undefined => {
    const value = properties[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  if (text('countrycode')?.toUpperCase() !== 'US') return undefined;
  const street = text('street') ?? (text('type') === 'street' ? text('name') : undefined);
  if (street === undefined) return undefined;
  // Many houses are not on the map: then the street is right, and the number is the one that was typed.
  const number = text('housenumber') ?? /^(\d+[a-z]?)\s/i.exec(typed.trim())?.[1];
  return suggestionOf(own, {
    address1: number === undefined ? street : `${number} ${street}`,
    city: text('city') ?? text('town') ?? text('village'),
    state: text('state'),
    county: text('county'),
    zip: text('postcode'),
  });
}
