// How an answer reads as text, for whoever shows it: review, headings of rows, error summary, printed form.

import type { FormNode, Json, JsonObject, Reads } from '../model/types.ts';
import type { Texts } from '../texts/texts.ts';
import { FORMATS } from '../values/formats.ts';
import { applyMask, isPhoneMask, unmask } from '../values/mask.ts';
import { isList, isObject } from '../values/paths.ts';
import { phoneIn } from '../values/phone.ts';
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
  if (isObject(value))
    return node.reads === 'files' ? plainAnswer(value.name) : wholeChoice(value, node, words);
  return (
    READERS[node.reads]?.(value, node, words) ??
    withSigns(choiceText(words, node, value), value, node)
  );
}

/** A value stands between the signs its field has at the ends; a number after the sign of a currency is an amount. */
function withSigns(text: string, value: Json, { uiOptions }: Readable): string {
  const [before, after] = [signOf(uiOptions.prefix), signOf(uiOptions.suffix)];
  if (text === '' || before + after === '') return text;
  const isAmount = typeof value === 'number' && CURRENCY.test(before);
  // Words stand apart from what they go with, signs do not.
  const first = isAmount
    ? amount(value, before)
    : before + (/\p{L}$/u.test(before) ? ' ' : '') + text;
  return first + (/^\p{L}/u.test(after) ? ' ' : '') + after;
}

type Reader = (value: Json, node: Readable, words: AnswerWords) => string;

/** What is not in the table reads as it stands. */
const READERS: { readonly [reads in Reads]?: Reader } = {
  date: (value) => FORMATS.date?.(value) ?? '',
  money: (value, { uiOptions }) => amount(value, signOf(uiOptions.prefix) || '$'),
  mask: (value, { uiOptions }) => inMask(plainAnswer(value), uiOptions.mask),
  yesno: (value, node, words) =>
    node.options === undefined && (value === 1 || value === 0)
      ? words.t(value === 1 ? words.yes : words.no)
      : choiceText(words, node, value),
};

const CURRENCY = /^\p{Sc}$/u;

/** Is this sign before a field that of a currency? */
export const isCurrency = (sign: Json | undefined): boolean => CURRENCY.test(signOf(sign));

const signOf = (sign: Json | undefined): string => (typeof sign === 'string' ? sign : '');

const amount = (value: Json, sign: string): string =>
  (FORMATS.money?.(value) ?? '').replace('$', () => sign);

/** Longer than whatever is typed or pasted for a mask, with an extension and all signs: no mask has room for it. */
const LONGEST_TYPED = 200;

/** A mask chosen by another answer has put its signs in already; a text that does not fit is shown whole. */
export function inMask(text: string, mask: Json | undefined): string {
  if (text.length > LONGEST_TYPED) return text.trim();
  const masked = typeof mask === 'string' ? applyMask(mask, text) : '';
  return unmask(masked) === typedIn(text, mask) ? masked : text.trim();
}

/** What was typed, without signs; of a phone number without its country code, which no mask has room for. */
function typedIn(text: string, mask: Json | undefined): string {
  const phone = typeof mask === 'string' && isPhoneMask(mask) ? phoneIn(text) : undefined;
  return phone?.extension === '' && !/[a-z]/i.test(text) ? phone.digits : unmask(text);
}

/** What a choice is called in the key of its message, `option.<word>`: the value itself, where a key can hold it. */
export function choiceWord(value: Json): string {
  const text = plainAnswer(value);
  return KEY.test(text) ? text : encodeURIComponent(text).replaceAll('.', '%2E');
}

/** What the keys of messages are made of. */
const KEY = /^[^\s.]+( [^\s.]+)*(\.[^\s.]+( [^\s.]+)*)*\.?$/;

/** How one value of a field reads: by the words of the choice it is, else as it stands. */
export function choiceText(
  words: Pick<AnswerWords, 't' | 'yes' | 'no'>,
  info: Pick<FormNode, 'options'> | undefined,
  value: Json,
): string {
  const key = info?.options?.[choiceWord(value)];
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

/** The name of the choice it is, where choices have names of their own. */
function wholeChoice(object: JsonObject, node: Readable, words: AnswerWords): string {
  const key = node.options?.[choiceWord(object)];
  return key === undefined ? wholeText(object, node) : words.t(key);
}

/** The member its choices are labelled by; where none is named, the one that says most. */
function wholeText(object: JsonObject, { uiOptions }: Readable): string {
  const label = isObject(uiOptions.options) ? uiOptions.options.label : undefined;
  const named = typeof label === 'string' ? object[label] : undefined;
  if (named !== undefined) return plainAnswer(named).trim();
  const texts = Object.values(object).flatMap((one) => (typeof one === 'string' ? [one] : []));
  return texts.sort((a, b) => b.length - a.length)[0] ?? '';
}
