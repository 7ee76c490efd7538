// What no person may ever read: the words of a program, or a place in a sentence that nothing was filled into.

const GIBBERISH =
  /\bundefined\b|\[object |\bNaN\b|cannot read|is not a function|is not iterable|\bat .*\.ts:|\{\{|TypeError|ReferenceError|RangeError/i;

/** Texts of an answer that say such a thing. */
export function gibberishIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return GIBBERISH.test(value) ? [value.slice(0, 200)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(gibberishIn);
}
