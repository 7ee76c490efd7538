// The article in front of words that others take the place of: "an attorney" becomes "a lawyer".

/** As the messages of a language have them; a language without such a pair leaves both empty. */
export interface Articles {
  /** Before a consonant, and before a vowel, parted by a semicolon: "a; an". */
  readonly pair: string;
  /** Beginnings of words that are heard otherwise than they are written: "hour: an; uni: a". */
  readonly heard: string;
}

/** An article and the space behind it are shorter. */
const LONGEST = 16;

/** What stands before the words, with its article as the new words want it; the same where it has none, or had another one before. */
export function withArticle(before: string, [found, by]: Words, articles: Articles): string {
  const [consonant = '', vowel = ''] = listed(articles.pair);
  const end = before.slice(-LONGEST);
  const [whole = '', article = '', space = ''] = /(?<!\p{L})(\p{L}+)([^\S\n]+)$/u.exec(end) ?? [];
  const articleOf = (words: string): string => {
    const [first = ''] = /\p{L}+/u.exec(words) ?? [];
    // Letters one by one: whoever wrote it knows how it is said.
    if (first === '' || (first.length > 1 && first === first.toUpperCase())) return '';
    const word = first.toLowerCase();
    const heard = entries(articles.heard).find(([start]) => word.startsWith(start));
    return heard ? heard[1] : /^[aeiou]/.test(word) ? vowel : consonant;
  };
  const [was, is] = [articleOf(found), articleOf(by)];
  if (vowel === '' || is === '' || was === is || article.toLowerCase() !== was) return before;
  const cased = article.startsWith(was.charAt(0)) ? is : is.charAt(0).toUpperCase() + is.slice(1);
  return before.slice(0, before.length - whole.length) + cased + space;
}

type Words = readonly [found: string, by: string];

const listed = (text: string): readonly string[] =>
  text.split(';').map((one) => one.trim().toLowerCase());

const entries = (text: string): readonly (readonly [string, string])[] =>
  listed(text).flatMap((entry) => {
    const [start = '', article = ''] = entry.split(':').map((one) => one.trim());
    return start === '' || article === '' ? [] : [[start, article] as const];
  });
