// How an answer reads as text, for whoever shows it: review, headings of rows, error summary, printed form.

import type { FormNode, Json, JsonObject, Reads } from '../model/types.ts';
import type { Texts } from '../texts/texts.ts';
import { FORMATS } from '../values/formats.ts';
import { applyMask, unmask } from '../values/mask.ts';
import { isList, isObject } from '../values/paths.ts';
import { isNoAnswer } from '../values/values.ts';

/** The sentences reading needs, in the wording of whoever shows the answer. */
export interface AnswerWords extends Pick<Texts, 't' | 'has'> {
  /** Keys of the two words. */
  readonly yes: string;
  readonly no: string;
  /** What may be shown of a secret, given its last characters. */
  readonly masked: (last: string) => string;
}

type Readable = Pick<FormNode, 'reads' | 'ui' | 'uiOptions' | 'options'>;

/** One answer in words; empty where there is none. */
export function answerText(node: Readable, value: Json | undefined, words: AnswerWords): string {
  if (value === undefined || value === null || isNoAnswer(value, node.ui)) return '';
  if (node.reads === 'secret') return maskedText(value, words);
  if (isList(value)) {
    const parts = value.map((one) => answerText(node, one, words));
    return parts.filter((part) => part !== '').join(', ');
  }
  if (isObject(value)) return wholeText(value, node);
  return READERS[node.reads]?.(value, node, words) ?? choiceText(words, node, value);
}

type Reader = (value: Json, node: Readable, words: AnswerWords) => string;

/** What is not in the table reads as it stands. */
const READERS: { readonly [reads in Reads]?: Reader } = {
  date: (value) => FORMATS.date?.(value) ?? '',
  money: (value) => FORMATS.money?.(value) ?? '',
  mask: (value, { uiOptions }) => inMask(plainAnswer(value), uiOptions.mask),
  yesno: (value, node, words) =>
    node.options === undefined && (value === 1 || value === 0)
      ? words.t(value === 1 ? words.yes : words.no)
      : choiceText(words, node, value),
};

/** A mask chosen by another answer has put its signs in already; a text that does not fit is shown whole. */
function inMask(text: string, mask: Json | undefined): string {
  const masked = typeof mask === 'string' ? applyMask(mask, text) : '';
  return unmask(masked) === unmask(text) ? masked : text.trim();
}

/** How one value of a field reads: by the words of the choice it is, else as it stands. */
export function choiceText(
  words: Pick<AnswerWords, 't' | 'yes' | 'no'>,
  info: Pick<FormNode, 'options'> | undefined,
  value: Json,
): string {
  const key = info?.options?.[String(value)];
  if (key !== undefined) return words.t(key);
  if (typeof value === 'boolean') return words.t(value ? words.yes : words.no);
  return plainAnswer(value).trim();
}

/** How a value reads where no message names it. */
export const plainAnswer = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const LAST = 4;

function maskedText(value: Json, words: AnswerWords): string {
  const last = plainAnswer(value)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-LAST);
  return last === '' ? '' : words.masked(last);
}

/** The member its choices are labelled by; where none is named, the one that says most. */
function wholeText(object: JsonObject, { uiOptions }: Readable): string {
  const label = isObject(uiOptions.options) ? uiOptions.options.label : undefined;
  const named = typeof label === 'string' ? object[label] : undefined;
  if (named !== undefined) return plainAnswer(named).trim();
  const texts = Object.values(object).flatMap((one) => (typeof one === 'string' ? [one] : []));
  return texts.sort((a, b) => b.length - a.length)[0] ?? '';
}
