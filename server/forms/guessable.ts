// Passwords that whoever knows a person or this portal guesses first: a name, a firm, an address of theirs with a little put to it.

/** Shorter ones stand in too many words. */
const SHORTEST = 3;
/** Letters of its own that a password needs beside such words. */
const OWN_LETTERS = 4;

/** What everybody calls this. */
const OF_THE_HOUSE = 'portal';

/** Is this little more than these words, in whatever case, and with whatever signs and digits put in, behind, or for a letter? */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const words = wordsOf([...known, OF_THE_HOUSE]);
  return spellings(password).some((spelled) => {
    const own = words.reduce((rest, word) => rest.replaceAll(word, ''), spelled);
    return own !== spelled && own.replaceAll(/\P{L}/gu, '').length < OWN_LETTERS;
  });
}

/** Each word, and those of one name together; the longest first, so that none leaves a part of another. */
function wordsOf(known: readonly string[]): readonly string[] {
  const words = known.flatMap((name) => {
    const parts = plain(name).split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join(''), ...parts.map((part) => part.replaceAll(/\d/g, ''))];
  });
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST && /\p{L}/u.test(word))
    .sort((one, other) => other.length - one.length);
}

/** As it is, and with signs and digits read as the letters they look like. */
const spellings = (password: string): readonly string[] => {
  const typed = plain(password);
  return [typed, lettered(typed, 'i'), lettered(typed, 'l')].map((one) =>
    one.replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
};

/** Accents make no other name of it. */
const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' },
};

const lettered = (text: string, one: string): string =>
  text.replaceAll(/[@430$57+1!|]/g, (sign) => LOOKS_LIKE[sign] ?? one);
