// Secrets that are kept, opened for the judge.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { Crypto } from '../services/ports.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

/** The secrets of a record in the clear, by JSON Pointer. For the judge alone. */
export function openSecrets(
  crypto: Crypto,
  { id, secrets }: Pick<Attorney, 'id' | 'secrets'>,
): Readonly<Record<string, string>> {
  return openSecretsOf(crypto, { row: `attorney/${id}`, secrets });
}

/** The same of any row that has them. */
export function openSecretsOf(
  crypto: Crypto,
  { row, secrets }: { readonly row: string; readonly secrets: JsonObject },
): Readonly<Record<string, string>> {
  const sealed = Object.entries(secrets).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(
    sealed.map(([field, value]) => [field, crypto.decrypt(String(value), { row, field })]),
  );
}
