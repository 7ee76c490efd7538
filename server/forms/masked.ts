// The secrets of a record, opened for the judge.
import type { Crypto } from '../services/ports.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

/** The secrets of a record in the clear, by JSON Pointer. For the judge alone. */
export function openSecrets(
  crypto: Crypto,
  { id, secrets }: Pick<Attorney, 'id' | 'secrets'>,
): Readonly<Record<string, string>> {
  const row = `attorney/${id}`;
  const sealed = Object.entries(secrets).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(
    sealed.map(([field, value]) => [field, crypto.decrypt(String(value), { row, field })]),
  );
}
