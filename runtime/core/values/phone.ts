// Reads telephone numbers of the North American plan out of whatever layout they were copied in.

/** What is written after a number: `ext. 12`, `x12`, `#12`, `;ext=12`, `, 12`, `(12)`. */
const MARKED =
  /(?:\s*(?:;\s*)?\b(?:extension|extn|ext)|[^\S\n]*x|\s*#|\s*[,;]+)\s*[.:=#]?\s*(\d{1,6})\s*$/i;
const IN_BRACKETS = /\s\((\d{1,6})\)\s*$/;
/** `+1`, `1`, `001` and `011 1`: area codes begin with 2 or more, so such a beginning is no part of one. */
const COUNTRY = /^(?:011|0{1,2})?1(?=\d)/;
const NATIONAL = 10;
/** Digits, a sign between, more digits: what follows ten of them is no part of the number. */
const LONGER = /^((?:\D*\d){10})\D+(\d{1,6})\D*$/;

export interface Phone {
  /** Digits without a country code; more than ten where more were given in one piece. */
  readonly digits: string;
  /** Digits of the extension; empty without one. */
  readonly extension: string;
}

/** `+1 (404) 555-0142 ext. 12` is 4045550142 and 12. A number that is not finished ends where it was left. */
export function phoneIn(text: string): Phone {
  const found = MARKED.exec(text) ?? IN_BRACKETS.exec(text);
  const before = found === null ? text : text.slice(0, found.index);
  const digits = before.replace(/\D/g, '').replace(COUNTRY, '');
  if (found !== null) return { digits, extension: found[1] ?? '' };
  const tail = digits.length > NATIONAL ? LONGER.exec(withoutCode(text)) : null;
  return tail === null
    ? { digits, extension: '' }
    : { digits: digits.slice(0, NATIONAL), extension: tail[2] ?? '' };
}

/** The text from the first digit of the area code. */
const withoutCode = (text: string): string =>
  text.replace(/^\D*(?:011\D*|0{1,2}\D*)?1\D*(?=\d)/, '');
