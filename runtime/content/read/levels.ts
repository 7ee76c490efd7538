// How deep lists and objects lie in one another, told before a text is parsed: a parser that goes down with them can fall.

/** The most levels of a text of JSON; of what is none, those up to where it goes wrong or beyond. */
export function levelsOf(text: string): number {
  let depth = 0;
  let most = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '{' || sign === '[')) {
      depth += 1;
      most = Math.max(most, depth);
    } else if (!isQuoted && (sign === '}' || sign === ']')) depth -= 1;
  }
  return most;
}
