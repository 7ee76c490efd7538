// Signs that other writers of Markdown know and ours does not: people would read them as they stand.

/** What such a sign is for, and how it looks in a line. */
const MARKS: readonly { readonly what: string; readonly found: RegExp }[] = [
  {
    what: 'a table (a line of | and -)',
    found: /^\s*(\|\s*)?:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+(\|\s*)?$/,
  },
  { what: 'words crossed out between ~~', found: /~~[^~]+~~/ },
  { what: 'a box to tick ([ ] in a list)', found: /^\s*[-*+] \[[ xX]\] / },
  { what: 'a footnote ([^…])', found: /\[\^[^[\]\s]+\]/ },
  { what: 'a link by reference', found: /\[[^[\]^]+\]\[[^[\]]*\]/ },
];

/** Lines about the text itself, between `---` at its beginning. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:.*\r?\n)*?---[ \t]*(?:\r?\n|$)/;

/** What stands in a long text and would be shown to the letter, with its line. */
export function unreadMarks(
  text: string,
): readonly { readonly what: string; readonly line: number }[] {
  if (FRONT_MATTER.test(text))
    return [{ what: 'lines about itself between --- (its title, its author)', line: 1 }];
  return text
    .split('\n')
    .flatMap((line, index) =>
      MARKS.filter(({ found }) => found.test(line)).map(({ what }) => ({ what, line: index + 1 })),
    );
}

/** Marks that were begun and not ended. Whoever means the signs writes a \ before them. */
const LEFT_OPEN = [
  { mark: '](', meant: '\\[', what: 'a link that is not finished ([words](address))' },
  { mark: '**', meant: '\\*', what: 'bold words that do not end (**words**)' },
] as const;

/** What stands in a piece of plain words, as it was written, and would be shown to the letter. */
export const leftOpen = (written: string): string | undefined =>
  LEFT_OPEN.find(({ mark, meant }) => written.includes(mark) && !written.includes(meant))?.what;
