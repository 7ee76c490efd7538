// What would put a sentence right, where there is one sensible way: as it would be written instead.
import { nearestOf } from '../../core/index.ts';
import { withBracesClosed } from '../texts/open-braces.ts';
import { singleBracesIn } from '../texts/single-braces.ts';
import { readTemplate } from '../texts/templates.ts';
import type { IndexedSentence } from './types.ts';

/** Other words for a sentence, or the sentence whose words it should have. */
export type Mend = { readonly text: string } | { readonly use: string };

/** What is known of a fault of a sentence. */
export interface ToMend {
  readonly code: string;
  readonly sentence: IndexedSentence;
  /** Every sentence by its key. */
  readonly all: ReadonlyMap<string, IndexedSentence>;
}

/** Undefined where only a person can tell what was meant. */
export function mendOf(fault: ToMend): Mend | undefined {
  return MENDS[fault.code]?.(fault);
}

const MENDS: Readonly<Record<string, (fault: ToMend) => Mend | undefined>> = {
  'unknown-placeholder': ({ sentence }) => changed(sentence, withNearestValues(sentence)),
  // What is misspelt is missing, too.
  'lost-placeholder': ({ sentence }) => changed(sentence, withNearestValues(sentence)),
  'missing-brace': ({ sentence }) => changed(sentence, withBraces(sentence)),
  'single-brace': ({ sentence }) => changed(sentence, withTwoBraces(sentence)),
  'compared-sentence': ({ sentence: { compared } }) =>
    compared === undefined ? undefined : { text: compared },
  'unknown-message': ({ sentence: { uses, key }, all }) => {
    if (uses === undefined || all.has(uses)) return undefined;
    const others = [...all.values()].filter((one) => !one.long && one.key !== key);
    const near = nearestOf(
      uses,
      others.map((one) => one.key),
    );
    return near === undefined ? undefined : { use: near };
  },
  'repeated-sentence': ({ sentence: { key, text }, all }) => {
    const other = [...all.values()].find(
      (one) => one.text === text && one.key !== key && one.uses === undefined && !one.long,
    );
    return other === undefined ? undefined : { use: other.key };
  },
};

const changed = ({ text, uses }: IndexedSentence, to: string): Mend | undefined =>
  to === text || uses !== undefined ? undefined : { text: to };

/** Each value that nothing supplies, as the one that comes nearest; one that comes near none is left out. */
function withNearestValues({ text, values }: IndexedSentence): string {
  const names = values.map(({ name }) => name);
  return readTemplate(text)
    .placeholders.filter((name) => !names.includes(name))
    .reduce((made, name) => {
      const near = nearestOf(name, names);
      return near === undefined
        ? without(made, name)
        : made.replaceAll(placeholder(name), `$1${near}$2`);
    }, text);
}

/** The name where it stands in braces, with helpers before or words after it. */
const placeholder = (name: string): RegExp =>
  new RegExp(
    `(\\{\\{[^{}]*?)(?<![\\w.])${name.replaceAll('.', '\\.')}(?![\\w.])([^{}]*\\}\\})`,
    'g',
  );

/** Where it stands by itself in its braces, with the space before it. */
const without = (text: string, name: string): string =>
  text.replaceAll(` {{${name}}}`, '').replaceAll(`{{${name}}}`, '');

/** As it is where it still could not be read: what else is wrong only a person can tell. */
function withBraces({ text, values }: IndexedSentence): string {
  const made = withBracesClosed(
    text,
    values.map(({ name }) => name),
  );
  return readTemplate(made).isUnread ? text : made;
}

function withTwoBraces({ text, values }: IndexedSentence): string {
  const names = values.map(({ name }) => name);
  return singleBracesIn(text, names)
    .filter(({ name }) => names.includes(name))
    .reduce((made, { written, inner }) => made.replace(written, `{{${inner}}}`), text);
}
