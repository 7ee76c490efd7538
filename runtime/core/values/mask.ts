// Input masks: `9` stands for a digit, `a` for a letter, `*` for either; everything else is put in by itself.

import { isForeignPhone, phoneIn } from './phone.ts';

const KINDS: Readonly<Record<string, RegExp>> = { '9': /\d/, a: /[A-Za-z]/, '*': /[A-Za-z0-9]/ };

/** A mask, or one chosen by the value of another field: `{by: 'kind', ssn: '999-99-9999', ein: '99-9999999'}`. */
export type MaskChoice = string | { readonly by: string; readonly [value: string]: string };

/**
 * Puts a typed or pasted text into a mask, whatever layout it came in: `applyMask('(999)999-9999', '+1 404.555.0123')`
 * gives `(404)555-0123`. What does not fit is left out; a text that is not finished ends where it was left. A telephone number of another
 * country stays as it is.
 */
export function applyMask(mask: string, text: string): string {
  // Cut to the mask it would be somebody else's number.
  if (isPhoneMask(mask) && isForeignPhone(text)) return text.trim();
  const given = isPhoneMask(mask) ? phoneIn(text).digits : usable(mask, text);
  let result = '';
  let literals = '';
  let next = 0;
  for (const symbol of mask) {
    const kind = KINDS[symbol];
    if (kind === undefined) {
      literals += symbol;
      continue;
    }
    while (next < given.length && !kind.test(given[next] ?? '')) next += 1;
    const letter = given[next];
    if (letter === undefined) break;
    result += literals + letter;
    literals = '';
    next += 1;
  }
  return next > 0 && result.length + literals.length === mask.length ? result + literals : result;
}

/** Is the text complete in the mask's layout? */
export function matchesMask(mask: string, text: string): boolean {
  if (mask.length !== text.length) return false;
  return [...mask].every((symbol, index) => {
    const letter = text[index] ?? '';
    return KINDS[symbol]?.test(letter) ?? symbol === letter;
  });
}

/** Only what was typed, without the letters the mask puts in: what two layouts of one number have in common. */
export function unmask(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '');
}

/** The mask that holds, given the value of the field it is chosen by. */
export function maskFor(choice: MaskChoice, chosenBy: unknown): string | undefined {
  if (typeof choice === 'string') return choice;
  const value = String(chosenBy ?? '');
  return value !== 'by' && Object.hasOwn(choice, value) ? choice[value] : undefined;
}

/** The letters of the text that the mask has room for in some place. */
function usable(mask: string, text: string): string {
  const kinds = [...new Set(mask)].flatMap((symbol) => KINDS[symbol] ?? []);
  return [...text].filter((letter) => kinds.some((kind) => kind.test(letter))).join('');
}

/** Does a mask take a phone number, in whatever layout it is pasted? */
export const isPhoneMask = (mask: string): boolean => /^\(999\)\s?999-9999$/.test(mask);
