// Reads telephone numbers of the North American plan out of whatever layout they were copied in.

/** What is written after a number: `ext. 12`, `x12`, `#12`, `;ext=12`, `, 12`, `(12)`. */
const MARKED = /(?:\b(?:extension|extn|ext)|[x#,;])\s*(?:[.:=#]\s*)?(\d{1,6})\s*$/i;
const IN_BRACKETS = /\s\((\d{1,6})\)\s*$/;
/** `+1`, `001` and `011 1` say that a country code follows; a `1` alone is one before ten more digits only (LEAD-17). */
const MARKED_CODE = /^[^\d+]*(?:\+|00|011)\D*1(?=\D*\d)/;
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
  const before = withoutCode(found === null ? text : text.slice(0, found.index));
  const digits = digitsOf(before);
  if (found !== null) return { digits, extension: found[1] ?? '' };
  const tail = digits.length > NATIONAL ? LONGER.exec(before) : null;
  return tail === null
    ? { digits, extension: '' }
    : { digits: digits.slice(0, NATIONAL), extension: tail[2] ?? '' };
}

/** A country code other than 1, after the sign or the zeros that begin one; or that sign alone. */
const FOREIGN = /^\s*(?:\+\s*(?:[02-9]|$)|(?:00|011)\D*[2-9])/;

/** Is this a number of another plan, so that none of ours can be made of it? One digit too many may be a slip. */
export const isForeignPhone = (text: string): boolean =>
  FOREIGN.test(text) || phoneIn(text).digits.length > NATIONAL + 1;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The text without what says which country it is. */
function withoutCode(text: string): string {
  const rest = text.replace(MARKED_CODE, '');
  const digits = digitsOf(rest);
  return digits.length > NATIONAL && digits.startsWith('1') ? rest.replace(/^\D*1/, '') : rest;
}
