// How large a file is and how long it takes still, in words.

import type { JsonObject } from '../../../core/index.ts';
import type { Pending } from './upload-queue.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const SECOND = 1000;
/** Before so much has gone nobody can say how long the rest takes, nor whether it is worth saying. */
const TO_TELL = 2 * SECOND;

type Say = (key: string, params: JsonObject) => string;

/** "2.1 MB", "310 kB". */
export function sizeText(t: Say, bytes: number): string {
  if (bytes >= MEGABYTE)
    return t('runtime.upload.megabytes', { mb: (bytes / MEGABYTE).toFixed(1) });
  return t('runtime.upload.kilobytes', {
    kb: bytes === 0 ? 0 : Math.max(Math.ceil(bytes / KILOBYTE), 1),
  });
}

/** Seconds until a file has arrived, as fast as it was so far; undefined where nobody can say. */
export function leftOf({ file, sent, begun }: Pending, now: number): number | undefined {
  const taken = now - begun;
  if (taken < TO_TELL || sent <= 0 || sent >= file.size) return undefined;
  return Math.max(Math.ceil(((file.size - sent) / sent) * (taken / SECOND)), 1);
}
