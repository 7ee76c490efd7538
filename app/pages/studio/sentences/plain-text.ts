// A long text without its marks, as people read it.

const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;

/** Without those of headings, stress, quotations and links; line breaks and what is put in stay. */
export const withoutMarks = (text: string): string =>
  text
    .replace(LINK, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/^([ \t]*)[-*][ \t]+/gm, '$1• ')
    // Between letters they belong to a word, between spaces to nothing.
    .replace(/(?<![\p{L}\p{N}])[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}(?![\p{L}\p{N}])/gu, '');

/** The same, but a link that another text does not have tells where it leads: else that alone could change unseen. */
export function withoutSharedMarks(text: string, other: string): string {
  const shared = new Set(other.match(LINK));
  return withoutMarks(
    text.replace(LINK, (link, words: string, to: string) =>
      shared.has(link) ? words : `${words} (${to})`,
    ),
  );
}

/** The beginning, cut between words and not within what is put in. */
function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const open = cut.lastIndexOf('{{');
  const whole = open > cut.lastIndexOf('}}') ? cut.slice(0, open) : cut;
  return `${whole.trimEnd()}…`;
}

const SHOWN = 180;

/** In one line, without marks, as a list has it. */
export const beginningOfLong = (text: string): string =>
  beginningOf(
    withoutMarks(text.slice(0, 4 * SHOWN))
      .replace(/\s+/g, ' ')
      .trim(),
    SHOWN,
  );

/** Has it marks, or paragraphs of its own? */
export const isLong = (text: string): boolean => /\n\s*\n|^#{1,6} /m.test(text.trim());
