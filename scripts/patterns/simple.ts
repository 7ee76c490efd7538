// Tells patterns that are linear at sight, so that the proof, which is slow, is left to those that need it.

/** What repeats without end, what repeats a group, and what looks back at a group. */
const ENDLESS = /[*+]|\{\d+,\}/g;
const REPEATED_GROUP = /\)(?:[*+]|\{)/;
const LOOKS_BACK = /\\(?:[1-9]|k<)/;
/** Signs in brackets and behind a backslash repeat nothing. */
const SET = /\[(?:\\.|[^\]\\])*\]/gs;
const ESCAPED = /\\./gs;

/**
 * True for a pattern whose work grows with the length of the text alone: nothing in it repeats without end, or one thing
 * does, once, in a pattern that is tried at the beginning of the text only. No group of it is repeated.
 */
export function isPlainlyLinear(source: string, flags: string): boolean {
  if (LOOKS_BACK.test(source)) return false;
  const bare = source.replace(SET, 'x').replace(ESCAPED, 'x');
  if (REPEATED_GROUP.test(bare)) return false;
  const endless = bare.match(ENDLESS)?.length ?? 0;
  return endless === 0 || (endless === 1 && isAnchored(bare) && !flags.includes('m'));
}

/** Does every way through it begin at the beginning of the text? */
function isAnchored(bare: string): boolean {
  let depth = 0;
  for (const sign of bare) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '|' && depth === 0) return false;
  }
  return bare.startsWith('^');
}
