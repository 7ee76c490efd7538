// The lines of the list: headings, and the sentences under them.

import type { Found } from '../sentences/search.ts';
import type { Sentence } from '../sentences/sentence.ts';

export type Line =
  | { readonly kind: 'head'; readonly id: string; readonly name: string; readonly count: number }
  | { readonly kind: 'sentence'; readonly id: string; readonly sentence: Sentence };

export const linesOf = ({ groups }: Pick<Found, 'groups'>): readonly Line[] =>
  groups.flatMap(([name, sentences]) => [
    { kind: 'head' as const, id: `group:${name}`, name, count: sentences.length },
    ...sentences.map((sentence) => ({ kind: 'sentence' as const, id: sentence.key, sentence })),
  ]);

/** The next line that can be opened, up or down. */
export function nextIn(lines: readonly Line[], from: number, by: number): number | undefined {
  for (let at = from + by; at >= 0 && at < lines.length; at += by)
    if (lines[at]?.kind === 'sentence') return at;
  return undefined;
}
