// What is written as in HTML, where texts are shown to the letter.

/** A tag of HTML, or what looks like one. */
export const TAG = /<\/?[a-z][^<>]*>/i;
/** A sign written as in HTML. */
export const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5});/i;

/** Bold words and a link, as long texts have them. */
export const MARKDOWN = /\*\*([^*\s][^*]*)\*\*|\[([^[\]]+)\]\([^()\s]+\)/;
const ALL_MARKDOWN = new RegExp(MARKDOWN.source, 'g');

/** The elements of HTML that people write into texts: those behind which a new word begins, and those within one. */
const BLOCKS =
  'blockquote|body|br|button|center|div|head|h[1-6]|hr|html|iframe|input|li|ol|p|pre|script|style|svg|table|tbody|td|th|thead|tr|ul';
const INLINE = 'a|abbr|b|big|cite|code|em|font|i|img|kbd|mark|q|s|small|span|strong|sub|sup|tt|u';
const ANY = new RegExp(TAG.source, 'gi');
/** A word behind the name is one of a sentence, unless a value is given to it. */
const tagOf = (names: string): RegExp => new RegExp(`^</?(?:${names})(?:\\s*/?>|\\s[^<>]*=)`, 'i');
const BLOCK = tagOf(BLOCKS);
const KNOWN = tagOf(`${BLOCKS}|${INLINE}`);

/** Is what looks like a tag one of HTML? What else stands between < and > is somebody's own words. */
export const isElement = (tag: string): boolean => KNOWN.test(tag);

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** What a text is marked up with. */
export const markupIn = (text: string): string =>
  TAG.test(text) || ENTITY.test(text) ? 'HTML' : 'Markdown';

/** The words alone. What stands between angle brackets and is no tag, such as `<name>`, is a word: `[name]`. */
export function withoutMarkup(written: string): string {
  const text = written.replace(ALL_MARKDOWN, (_, bold, link) => bold ?? link);
  if (!TAG.test(text) && !ENTITY.test(text)) return text;
  const words = text
    .replace(ANY, (tag) => (BLOCK.test(tag) ? ' ' : isElement(tag) ? '' : `[${tag.slice(1, -1)}]`))
    .replace(
      new RegExp(ENTITY.source, 'gi'),
      (sign) => signOf(sign.slice(1, -1)) ?? sign.slice(1, -1),
    );
  // A sign may have stood for an angle bracket of a tag.
  return (TAG.test(words) ? words.replaceAll('<', '[').replaceAll('>', ']') : words)
    .replace(/\s+/g, ' ')
    .trim();
}

const signOf = (name: string): string | undefined =>
  name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : SIGNS[name.toLowerCase()];
