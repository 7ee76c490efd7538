// Placeholders with one brace where two belong: people would read them as they stand.
import { nearestOf } from '../../core/index.ts';
import { didYouMean } from '../read/faults.ts';
import { TEMPLATE_BLOCKS, TEMPLATE_HELPERS } from './templates.ts';

/** A placeholder as somebody wrote it. */
export interface SingleBrace {
  readonly written: string;
  /** What stands between the braces. */
  readonly inner: string;
  /** The value that was to be filled in. */
  readonly name: string;
}

/** One brace, a name or a call, and what closes it; the sign that other template languages write before it belongs to it. */
const SINGLE = /[$%]?(?<!\{ ?)\{(\s*)(#?[A-Za-z_][\w.]*)((?:\s+[^{}\s]+)*)\s*\}{1,2}/g;

/**
 * Every placeholder of a text that begins with one brace. Several words in braces are one only where the first is a helper,
 * and with a space before them only where it is one of `names` that is to be filled in: else the brace is meant.
 */
export function singleBracesIn(text: string, names: readonly string[]): readonly SingleBrace[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(SINGLE)].flatMap(([written, space, first = '', more = '']) => {
    const [argument] = more.trim().split(/\s+/);
    const name = argument || first;
    const isCall = argument ? CALLS.has(first) : true;
    const isPlaceholder = isCall && (space === '' || names.includes(name));
    return isPlaceholder ? [{ written, inner: `${first}${more}`, name }] : [];
  });
}

/** The text with a space after each brace by itself, so that it reads the same and is no placeholder. */
export const withoutPlaceholders = (text: string): string =>
  text.replace(/\{(?=\{)/g, '{ ').replace(/(?<!\{ )\{(?=[A-Za-z_#])/g, '{ ');

const CALLS: ReadonlySet<string> = new Set([
  ...TEMPLATE_HELPERS,
  ...TEMPLATE_BLOCKS.map((block) => `#${block}`),
]);

/** What to write in its place, where these can stand. */
export function remedyFor({ inner, name }: SingleBrace, names: readonly string[]): string {
  if (names.includes(name)) {
    const [, block] = /^#(\w+)/.exec(inner) ?? [];
    return block === undefined
      ? `Write {{${inner}}}, with two braces on each side.`
      : `Write {{${inner}}} and {{/${block}}}, with two braces on each side.`;
  }
  const near = nearestOf(name, names);
  const known = names.map((one) => `{{${one}}}`).join(', ');
  return didYouMean(
    near === undefined ? undefined : `{{${near}}}`,
    known === ''
      ? 'No value can stand here: write the words themselves.'
      : `Known are, with two braces: ${known}.`,
  );
}
