// Whether a pattern asks for a whole answer or is met by a part of it, told from its anchors.

/** Such as \S or [a-z] or @: one sign, or one word, that an answer has somewhere. */
const ONE_THING =
  /^(?:\\?[^\\[\](){}|+*?.^$]|\\[a-zA-Z]|\[(?:[^\]\\]|\\.)+\])$|^[^\\[\](){}|+*?.^$]+$/;

/** Is it met by an answer that has anything before or behind what fits? Where `masked`, a beginning or an end may not be all that is meant either. */
export function isLoose(pattern: string, masked = false): boolean {
  const ways = waysIn(pattern).map((way) => ({ way, ...anchorsOf(way) }));
  if (ways.every(({ way }) => onlyLooksAhead(way))) return false;
  const open = ways.filter(({ start, end }) => !start || !end);
  if (open.length === 0) return false;
  // ^a|b$ reads as if it were ^(a|b)$.
  if (masked || (ways.length > 1 && ways.some(({ start, end }) => start || end))) return true;
  return ways.some(({ way, start, end }) => !start && !end && !ONE_THING.test(way));
}

function anchorsOf(way: string): { readonly start: boolean; readonly end: boolean } {
  return { start: way.startsWith('^'), end: /(?:^|[^\\])(?:\\\\)*\$$/.test(way) };
}

/** The pattern with an anchor at both ends. */
export function wholeOf(pattern: string): string {
  const inner = waysIn(pattern).map((way) => {
    const { start, end } = anchorsOf(way);
    return way.slice(start ? 1 : 0, end ? -1 : undefined);
  });
  return inner.length === 1 ? `^${inner[0]}$` : `^(?:${inner.join('|')})$`;
}

/** Such as ^(?=.*[a-z])(?=.*[0-9]): what an answer has somewhere, said so. */
function onlyLooksAhead(way: string): boolean {
  let rest = way.replace(/^\^/, '');
  while (/^\(\?[=!]/.test(rest)) rest = rest.slice(lengthOfGroup(rest));
  return rest === '' && way.includes('(');
}

/** Of the group that the text begins with. */
function lengthOfGroup(text: string): number {
  let depth = 0;
  for (const { sign, at } of signsOf(text)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The signs that are no literal ones, and stand in no class. */
function* signsOf(pattern: string): Generator<{ readonly sign: string; readonly at: number }> {
  let inClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at] ?? '';
    if (sign === '\\') at += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else yield { sign, at };
  }
}

/** The alternatives that stand beside each other, those within a group around all of them too. */
function waysIn(pattern: string): readonly string[] {
  const ways: string[] = [];
  let [depth, from] = [0, 0];
  for (const { sign, at } of signsOf(pattern)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) {
      ways.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  ways.push(pattern.slice(from));
  const around = /^\((?:\?:)?(\^.*\$)\)$/s.exec(pattern)?.[1];
  return ways.length === 1 && around !== undefined ? waysIn(around) : ways;
}
