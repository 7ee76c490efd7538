// Content hashes: the same content gives the same short name, whatever the order of keys.
import { createHash } from 'node:crypto';

/** Sixteen hex digits over any JSON value, keys in sorted order. */
export const hashOf = (value: unknown): string => hashText(stable(value));

/** Sixteen hex digits over a text. */
export const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** JSON with sorted keys. */
export function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
