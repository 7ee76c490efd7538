// What is wrong with a pattern by itself: written as programs write them, or with an end that no length bounds.
import { ignoresCase, patternRemedy } from '../../check/pattern-words.ts';

interface Words {
  readonly message: string;
  readonly remedy: string;
}

/** A pattern that JSON Schema or some browser would read as something else, in words; undefined where all read it alike. */
export function misreadPattern(pattern: string): (Words & { readonly code: string }) | undefined {
  const slashed = slashedWords(pattern);
  if (slashed !== undefined) return { code: 'slashed-pattern', ...slashed };
  // Some browsers read it, others do not; in a rule it is told of the value.
  if (!ignoresCase(pattern)) return undefined;
  return {
    code: 'flagged-pattern',
    message: `The pattern ${pattern} cannot be read by every browser.`,
    remedy: patternRemedy(pattern),
  };
}

/** What is said of a slow pattern; `most` is the longest text it is quick on, 0 where there is none. */
export const slowWords = (pattern: string, most: number): Words =>
  most === 0
    ? {
        message: `The pattern ${pattern} can take exponentially long on a text made for it.`,
        remedy: 'Do not repeat a group that itself repeats, as in (a+)+ or (a|a)*.',
      }
    : {
        message: `The pattern ${pattern} can take very long on a long text made for it.`,
        remedy: `Add "maxLength": ${most} or less beside it, or do not let two repeated parts match the same signs, as in \\s*.*.`,
      };

/** As programs write a pattern: `/^[0-9]+$/i`. */
const SLASHED = /^\/(.+)\/([a-z]*)$/s;

function slashedWords(pattern: string): Words | undefined {
  const [, inner, flags] = SLASHED.exec(pattern) ?? [];
  if (inner === undefined) return undefined;
  return {
    message: `The pattern ${pattern} stands between slashes, which would have to be typed.`,
    remedy: `Take the slashes away${flags === '' ? '' : ` and "${flags}" behind them`}: ${inner}. For capitals and small letters write both, as [A-Za-z].`,
  };
}
