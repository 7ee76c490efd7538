// Says that a claim or files of one were not taken: the documents' sentence, and why, in the server's words.

import type { Refused } from '../../calls/refusal.ts';
import type { Portal, useT } from '../../portal/portal.tsx';
import type { LeftFile } from './send-files.ts';

type Say = Pick<Portal, 'toasts'>;
type T = ReturnType<typeof useT>;

/** The claim itself, or its files right after it was made (FIL-29, CLM-43): the stated sentence comes first. */
export function sayNotTaken({ toasts }: Say, t: T, left: readonly Left[]): void {
  toasts.fail(left[0]?.refused, t('app.claims.failed'), whyOf(left, t));
}

/** Files that were sent later: what no other try would change is said alone. */
export function sayNotSent(say: Say, t: T, left: readonly LeftFile[]): void {
  const why = whyOf(left, t);
  const isFinal = left.every(({ refused }) => FINAL.has(refused.status) && refused.sentence);
  if (isFinal && why !== undefined) say.toasts.fail(left[0]?.refused, why);
  else sayNotTaken(say, t, left);
}

interface Left {
  readonly refused: Refused;
  readonly body?: File;
}

/** Decided, not of this attorney, or a file that is not taken. */
const FINAL: ReadonlySet<number> = new Set([400, 403, 404, 409, 413, 415, 422]);

/** One sentence for all of them, else each with the files it is said of. */
function whyOf(left: readonly Left[], t: T): string | undefined {
  const notices = new Map<string, string[]>();
  for (const { refused, body } of left) {
    const words = refused.status === 0 ? t('app.error.network') : refused.sentence;
    if (words === undefined) continue;
    notices.set(words, [...(notices.get(words) ?? []), body?.name ?? '']);
  }
  const [first] = notices.entries();
  if (first === undefined) return undefined;
  const [words, names] = first;
  if (names.length === left.length) return words;
  return [...notices]
    .map(([words, names]) => t('app.claims.unsent', { names: names.join(', '), words }))
    .join(' ');
}
