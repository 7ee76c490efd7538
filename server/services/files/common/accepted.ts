// What both file stores ask of an upload before they keep it: a name, a size, and a kind that name and content agree on.
import { createHash } from 'node:crypto';
import { type FileKind, fileKindOf } from '../../../../runtime/core/index.ts';
import type { FileRefusal, StoredFile, Upload } from '../../ports.ts';
import { cleanName } from './names.ts';

export const MEGABYTE = 1024 * 1024;
export const DEFAULT_LIMIT_MB = 10;

/** All of a file but what the store gives it: its key and its moment. */
export type Accepted = Omit<StoredFile, 'key' | 'at'>;

/** The upload under its clean name and with the hash of its bytes, or why it is not taken. */
export function accepted(
  { name: given, body, meta = {} }: Upload,
  kinds: readonly FileKind[],
  limit: number,
): Accepted | FileRefusal {
  const name = cleanName(given);
  const size = body.byteLength;
  if (name === '' || size === 0) return 'missing';
  if (size > limit) return 'size';
  const kind = fileKindOf(name, body, kinds);
  if (!kind) return 'kind';
  return { name, size, type: kind.type, meta, sha256: hashOf(body) };
}

/** Of the bytes, in hex. */
export function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The name for a copy where the first is taken: `a (2).pdf`. */
export function numbered(name: string, copy: number): string {
  return name.replace(/(\.\w+)?$/, (ending) => ` (${copy})${ending}`);
}
