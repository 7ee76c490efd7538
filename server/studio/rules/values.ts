// What rules compare, in words: fields by their labels, values as people read them, what is computed as how it is made.
import type { SaidCondition, SaidValue } from '../../../runtime/content/index.ts';
import { FORMATS, type Texts } from '../../../runtime/core/index.ts';
import { FN, KNOWN } from './keys.ts';

/** Put around what stands out in a sentence; no text of ours holds them. */
const [BEGIN, END] = ['\uE000', '\uE001'];
export const strong = (text: string): string => `${BEGIN}${text}${END}`;

/** A piece of a sentence; fields and values stand out. */
export interface Run {
  readonly text: string;
  readonly strong: boolean;
}

/** A sentence in its pieces. */
export const runsOf = (sentence: string): readonly Run[] =>
  sentence
    .split(BEGIN)
    .flatMap((piece, at): readonly Run[] => {
      const [first = '', second] = piece.split(END);
      return at === 0 || second === undefined
        ? [{ text: piece, strong: false }]
        : [
            { text: first, strong: true },
            { text: second, strong: false },
          ];
    })
    .filter(({ text }) => text !== '');

/** "A, B and C". */
export function listed(texts: Texts, all: readonly string[], word: 'and' | 'or'): string {
  const last = all.at(-1) ?? '';
  const first = all.slice(0, -1).join(', ');
  return first === '' ? last : texts.t(`server.studio.rule.list.${word}`, { first, last });
}

/** How a condition is told, for what is computed of rows where it holds. */
export type Tell = (texts: Texts, condition: SaidCondition) => string;

export function valueWords(texts: Texts, value: SaidValue, tell: Tell): string {
  const words = (one: SaidValue): string => valueWords(texts, one, tell);
  switch (value.is) {
    case 'field':
      return value.inRows === undefined
        ? strong(value.label)
        : texts.t('server.studio.rule.value.inRows', {
            ...{ of: strong(value.label), list: strong(value.inRows) },
          });
    case 'text':
      return strong(value.text);
    case 'day':
      return strong(FORMATS.date?.(value.day) ?? value.day);
    case 'list':
      return value.of.map(words).join(', ');
    case 'known':
      return knownWords(texts, value.names);
    case 'moved':
      return texts.t('server.studio.rule.value.moved', {
        ...{ of: words(value.of), by: shiftWords(texts, value.by) },
      });
    case 'every':
    case 'some':
      return texts.t(`server.studio.rule.value.${value.is}`, { of: words(value.of) });
    case 'computed':
      return computedWords(texts, value, tell);
    case 'yes':
    case 'no':
      return strong(texts.t(`server.studio.rule.value.${value.is}`));
    default:
      return texts.t(`server.studio.rule.value.${value.is}`);
  }
}

/** Of what is known besides the answers there are no labels: it is called by its names. */
function knownWords(texts: Texts, names: readonly string[]): string {
  const [of = '', ...rest] = names;
  const key = KNOWN[of];
  const what = rest.at(-1)?.replaceAll('_', ' ');
  if (what === undefined)
    return key !== undefined ? texts.t(key) : texts.t('server.studio.rule.known', { what: of });
  return texts.t('server.studio.rule.knownOf', { what, of });
}

const UNITS = ['years', 'months', 'weeks', 'days'] as const;

/** "2 months and 3 days later". */
function shiftWords(texts: Texts, by: Readonly<Partial<Record<(typeof UNITS)[number], number>>>) {
  const told = UNITS.flatMap((unit) => {
    const count = by[unit] ?? 0;
    if (count === 0) return [];
    const way = count < 0 ? 'earlier' : 'later';
    const many = texts.t(`server.studio.rule.shift.${unit}`, { count: Math.abs(count) });
    return [texts.t(`server.studio.rule.shift.${way}`, { many })];
  });
  return listed(texts, told, 'and');
}

type Computed = Extract<SaidValue, { readonly is: 'computed' }>;

function computedWords(texts: Texts, value: Computed, tell: Tell): string {
  const { fn, of, until, by, where } = value;
  const all = of.map((one) => valueWords(texts, one, tell));
  const [first = '', ...others] = all;
  const what = texts.t(FN[fn] ?? 'server.studio.rule.fn.first', {
    ...{ of: listed(texts, all, 'and'), first, rest: listed(texts, others, 'and') },
    until: until === undefined ? '' : valueWords(texts, until, tell),
    by: by === undefined ? '' : shiftWords(texts, by),
  });
  if (where === undefined) return what;
  return texts.t('server.studio.rule.value.where', { what, where: tell(texts, where) });
}
