// Paragraphs of a comparison as they are read: those in a row that stayed are counted, not shown.

import type { ComparedParagraph, ComparedPart } from './compared-words.ts';

export interface Run {
  readonly at: number;
  /** How many in a row are as they were; 0 of one that is not. */
  readonly same: number;
  readonly parts: readonly ComparedPart[];
}

/** In their order. */
export function runsOf(paragraphs: readonly ComparedParagraph[]): readonly Run[] {
  const runs: Run[] = [];
  for (const [at, { is, parts }] of paragraphs.entries()) {
    const last = runs.at(-1);
    if (is !== 'same') runs.push({ at, same: 0, parts });
    else if (last && last.same > 0) runs[runs.length - 1] = { ...last, same: last.same + 1 };
    else runs.push({ at, same: 1, parts: [] });
  }
  return runs;
}
