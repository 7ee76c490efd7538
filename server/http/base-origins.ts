// The other origins our pages call: those of the bases in `config.json` that are whole addresses.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/config.ts';

/** Each once; throws `ConfigError` where the file is no configuration. Without a build there is none. */
export function originsOfBases(clientDir: string): readonly string[] {
  const file = join(clientDir, 'config.json');
  if (!existsSync(file)) return [];
  const origins = addressesIn(file)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)];
}

/** As the pages read them (`app/calls/bases.ts`). */
type Services = Readonly<Record<string, string | { readonly address: string }>>;

function addressesIn(file: string): readonly string[] {
  try {
    const { bases } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly bases: {
        readonly default: Services;
        readonly origins: Readonly<Record<string, Services>>;
      };
    };
    return [bases.default, ...Object.values(bases.origins)].flatMap((one) =>
      Object.values(one).map((service) =>
        typeof service === 'string' ? service : service.address,
      ),
    );
  } catch {
    throw new ConfigError(
      `${file} does not say where the calls are. Put it back from app/public/config.json.`,
    );
  }
}
