// Phone numbers as they stand in texts: they are printed and measured as one word.

/** `(404)555-0101`, `404-555-0101`, `+1 404 555 0101 ext. 12`: a number of ten digits, with what may stand before and after. */
export const PHONE =
  /(?<![\d-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{3}\)[ .-]?|\d{3}[ .-])\d{3}[ .-]\d{4}(?: (?:x|ext\.?) ?\d{1,6})?(?![\d-])/g;

/** The words of a text as they are printed, each phone number one. */
export function wordsIn(text: string): readonly string[] {
  return text.replace(PHONE, (phone) => phone.replace(/[\s-]/g, '.')).split(/[\s-]+/);
}
