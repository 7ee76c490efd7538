// What no person may ever read: the words of a program, or a place in a sentence that nothing was filled into.

const OF_PROGRAM =
  /\bundefined\b|\[object |\bNaN\b|cannot read|is not a function|is not iterable|\bat .*\.ts:|TypeError|ReferenceError|RangeError/i;
const UNFILLED = /\{\{/;

/** Does a text that may quote the content say such a thing? */
export const isOfProgram = (text: string): boolean => OF_PROGRAM.test(text);

/** Texts of an answer that say such a thing, or were not filled in. */
export function gibberishIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return OF_PROGRAM.test(value) || UNFILLED.test(value) ? [value.slice(0, 200)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(gibberishIn);
}
