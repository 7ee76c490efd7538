// Places with the streets of another service: what it does not answer is answered from our own data, and said to the log.
import type { Suggestion } from '../place-suggestions.ts';
import type { Places } from '../ports.ts';
import { createGoogle, type GoogleSettings } from './google.ts';
import { createPhoton, type PhotonSettings } from './photon.ts';
import { type AddressSearch, SearchFault } from './search.ts';

export type AddressSearchSettings = PhotonSettings | GoogleSettings;

/** A service in trouble is left alone this long: nobody who types waits for it again and again. */
const REST_MS = 30_000;
/** What is too short for a street is not worth a call, which a provider may charge for. */
const LEAST = 3;

interface Needs {
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

/** The places given, with suggestions of the service in the settings. */
export function withAddressSearch(
  own: Places,
  settings: AddressSearchSettings,
  { log, now }: Needs,
): Places {
  const search = searchOf(settings, own);
  let restsUntil = 0;

  async function asked<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (now().getTime() < restsUntil) return otherwise;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SearchFault)) throw error;
      restsUntil = now().getTime() + REST_MS;
      log.warn({ status: error.status }, lineOf(search, error));
      return otherwise;
    }
  }

  return {
    ...own,
    async suggest(text) {
      const worth = text.trim().length >= LEAST;
      const found = worth ? await asked(() => search.suggest(text.trim()), NOTHING) : NOTHING;
      return found.length > 0 ? found : own.suggest(text);
    },
    complete: (more) => asked(() => search.complete(more), undefined),
  };
}

const NOTHING: readonly Suggestion[] = [];

const searchOf = (settings: AddressSearchSettings, own: Places): AddressSearch =>
  settings.kind === 'google' ? createGoogle(settings, own) : createPhoton(settings, own);

function lineOf({ name, setting }: AddressSearch, { status }: SearchFault): string {
  const remedy =
    status === 401 || status === 403
      ? `Mend ${setting}, or what its key may do`
      : status === 429
        ? 'Look at the limits of the service'
        : `See whether it is well, or mend ${setting}`;
  return `${name} does not answer addresses as it should; our own data stand in. ${remedy}.`;
}
