// What is wrong with a pattern that cannot be read, in words: other languages write some of it otherwise, and engines say
// only that it is invalid.

/** `(?i)` and its like, which other languages take; here capitals and small letters are told apart, always. */
const FLAGS = /\(\?[a-z]{0,9}i[a-z]{0,9}(?:-[a-z]{1,9})?[:)]/;

/** A sign behind a backslash that means nothing there. */
const NO_ESCAPE = /\\(?:[\\^$.*+?()[\]{}|/dDwWsSbBfnrtvcxupPk0-9]|(.))/gu;

interface Cause {
  /** What is found of it in the pattern, if it is the cause. */
  readonly found: (pattern: string) => string | undefined;
  readonly remedy: (found: string, pattern: string) => string;
}

const firstOf =
  (sign: RegExp) =>
  (pattern: string): string | undefined =>
    sign.exec(pattern)?.[0];

const CAUSES: readonly Cause[] = [
  {
    found: firstOf(FLAGS),
    remedy: (found, pattern) =>
      `Take "${found.endsWith(')') ? found : found.slice(1)}" out: capitals and small letters are told apart, so write both, as ${bothCases(pattern)}. In a rule, "equalIgnoringCase" compares a whole text in capitals or not.`,
  },
  {
    found: firstOf(/\\[AZz]/),
    remedy: () => 'Write "^" for the beginning of the text, and "$" for its end.',
  },
  {
    found: firstOf(/\[\[:[a-z]+:\]\]/),
    remedy: (found) =>
      `For "${found}" write the signs themselves: [A-Za-z] for letters, [0-9] for digits.`,
  },
  {
    found: wrongEscape,
    remedy: (found) => `Take the \\\\ before "${found}" out: that sign is meant as it stands.`,
  },
  {
    found: firstOf(/(?:^|[(|])[*+?](?!<)/),
    remedy: () =>
      'Begin with a sign: "*", "+" and "?" say how often what stands before them is repeated. For "anything" write ".*".',
  },
  {
    found: turnedRange,
    remedy: (found) =>
      `Turn "${found}" round: of two signs with - between them, the one that comes first in the alphabet stands first.`,
  },
];

const OTHERWISE =
  'Close every (, [ and {, and write \\\\ before a sign that is meant as it is, such as \\\\( or \\\\{.';

/** What to do with a pattern that cannot be read. */
export function patternRemedy(pattern: string): string {
  for (const { found, remedy } of CAUSES) {
    const written = found(pattern);
    if (written !== undefined) return remedy(written, pattern);
  }
  return OTHERWISE;
}

/** Does a pattern ask for capitals and small letters to count as one, as other languages let it? */
export const ignoresCase = (pattern: string): boolean => FLAGS.test(pattern);

/** The pattern with both of each letter, where it is short and nothing but letters; else an example. */
function bothCases(pattern: string): string {
  const rest = pattern.replace(FLAGS, '').replace(/\)(?=\$?$)/, '');
  if (!/^\^?[a-z ]{1,12}\$?$/i.test(rest)) return '[Aa] or [A-Za-z]';
  return rest.replace(/[a-z]/gi, (sign) => `[${sign.toUpperCase()}${sign.toLowerCase()}]`);
}

/** In brackets a hyphen may be written so. */
function wrongEscape(pattern: string): string | undefined {
  const outside = pattern.replace(/\[(?:\\.|[^\]\\])*\]/gs, (set) => set.replaceAll('\\-', '-'));
  return [...outside.matchAll(NO_ESCAPE)].find(([, sign]) => sign !== undefined)?.[1];
}

function turnedRange(pattern: string): string | undefined {
  return [...pattern.matchAll(/\[(?:\\.|[^\]\\])*\]/gs)]
    .flatMap(([set]) => [...set.slice(1, -1).matchAll(/([A-Za-z0-9])-([A-Za-z0-9])/g)])
    .find(([, from = '', to = '']) => from > to)?.[0];
}
