// The end of a secret, by which a person knows which number is on file; the number itself is never shown again.
import type { Crypto } from '../services/ports.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

const MOST_SHOWN = 4;

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

/** The last four digits (OR-96), and never more than half of what there is. */
export function maskedEnd(secret: string): string {
  const signs = secret.replaceAll(/\W/g, '');
  const shown = Math.min(MOST_SHOWN, Math.floor(signs.length / 2));
  return shown === 0 ? '' : signs.slice(-shown);
}
