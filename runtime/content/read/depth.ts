// How deep lists and objects lie in one another: whoever walks through a value bears only so much.

/** No file of content has a quarter of it. */
export const DEEPEST = 100;

const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT] = [0x22, 0x5c, 0x5b, 0x7b];
const [CLOSE_LIST, CLOSE_OBJECT] = [0x5d, 0x7d];

/** Where a JSON text goes deeper than that; undefined where it does not. It need not be right otherwise. */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfString(text, at);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) return at;
  }
  return undefined;
}

/** The quote that ends the string; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at += 1;
  }
  return text.length;
}
