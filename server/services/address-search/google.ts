// Addresses of Google Places (New): predictions while somebody types, and the parts of the one that is chosen, in one session.
import { isObject, type JsonObject } from '../../../runtime/core/index.ts';
import type { Suggestion } from '../place-suggestions.ts';
import {
  type AddressSearch,
  askJson,
  MOST_FOUND,
  type OwnData,
  SearchFault,
  suggestionOf,
} from './search.ts';
import { createSessions } from './sessions.ts';

export interface GoogleSettings {
  readonly kind: 'google';
  readonly key: string;
  readonly timeoutMs: number;
  /** Only tests give another one. */
  readonly api?: string;
}

const API = 'https://places.googleapis.com/v1';
/** Id of a place and session, as they went out with a suggestion. */
const MORE = /^([\w-]{1,400})~([\da-f-]{36})$/;

interface Component {
  readonly longText: string | undefined;
  readonly shortText: string | undefined;
  readonly types: readonly unknown[];
}

export function createGoogle(settings: GoogleSettings, own: OwnData): AddressSearch {
  const { key, timeoutMs, api = API } = settings;
  const sessions = createSessions();
  const ask = (path: string, init: RequestInit, headers: Readonly<Record<string, string>>) =>
    askJson(
      `${api}${path}`,
      { ...init, headers: { 'x-goog-api-key': key, ...headers } },
      timeoutMs,
    );

  return {
    name: 'Google Places',
    setting: 'GOOGLE_PLACES_KEY',
    async suggest(text) {
      const sessionToken = sessions.of(text);
      const asked = {
        input: text,
        sessionToken,
        languageCode: 'en',
        includedRegionCodes: ['us'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      };
      const init = { method: 'POST', body: JSON.stringify(asked) };
      const body = await ask('/places:autocomplete', init, { 'content-type': 'application/json' });
      return predictionsIn(body)
        .flatMap((one) => predicted(one, sessionToken))
        .slice(0, MOST_FOUND);
    },
    async complete(more) {
      const [, id, sessionToken] = MORE.exec(more) ?? [];
      if (id === undefined || sessionToken === undefined) return undefined;
      sessions.end(sessionToken);
      const asked = new URLSearchParams({ sessionToken, languageCode: 'en', regionCode: 'US' });
      const mask = { 'x-goog-fieldmask': 'addressComponents' };
      return addressOf(own, componentsIn(await ask(`/places/${id}?${asked}`, {}, mask)));
    },
  };
}

/** Nothing found is an answer without a list. */
function predictionsIn(body: unknown): readonly JsonObject[] {
  const { suggestions = [] } = isObject(body) ? body : {};
  if (!Array.isArray(suggestions)) throw new SearchFault(200, 'no list');
  return suggestions
    .map((one) => inside(one, 'placePrediction'))
    .filter((one) => one !== undefined);
}

function predicted(one: JsonObject, session: string): readonly Suggestion[] {
  const label = textIn(inside(one, 'text'))?.replace(/, USA$/, '');
  const more = `${String(one.placeId)}~${session}`;
  if (!label || !MORE.test(more)) return [];
  const first = textIn(inside(inside(one, 'structuredFormat'), 'mainText'));
  return [{ label, address1: first ?? label, more }];
}

/** Where there are none, nothing is known of the place. */
function componentsIn(body: unknown): readonly Component[] {
  const { addressComponents: found = [] } = isObject(body) ? body : {};
  if (!Array.isArray(found)) throw new SearchFault(200, 'no parts');
  return found.filter(isObject).map((one) => ({
    longText: textIn(one, 'longText'),
    shortText: textIn(one, 'shortText'),
    types: Array.isArray(one.types) ? one.types : [],
  }));
}

const inside = (value: unknown, name: string): JsonObject | undefined => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : undefined;
};

const textIn = (value: JsonObject | undefined, name = 'text'): string | undefined => {
  const found = value?.[name];
  return typeof found === 'string' && found !== '' ? found : undefined;
};

async function addressOf(
  own: OwnData,
  components: readonly Component[],
): Promise<Suggestion | undefined> {
  const part = (...types: readonly string[]) =>
    types
      .map((type) => components.find(({ types }) => types.includes(type)))
      .find((one) => one !== undefined);
  if (part('country')?.shortText !== 'US') return undefined;
  const line = [part('street_number'), part('route')].map((one) => one?.longText ?? '');
  const unit = part('subpremise')?.longText;
  return suggestionOf(own, {
    address1: [...line, unit ? `#${unit}` : ''].filter(Boolean).join(' '),
    city: part('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3')
      ?.longText,
    state: part('administrative_area_level_1')?.shortText,
    county: part('administrative_area_level_2')?.longText,
    zip: part('postal_code')?.longText,
  });
}
