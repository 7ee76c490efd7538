// What sentences may ask to be made of a value: a date as it is written here, an amount, one of two words.

import type { Json } from '../model/types.ts';
import { FORMATS } from '../values/formats.ts';
import { isBlank } from '../values/values.ts';

/** The helpers a template may use; there are no others. */
export const TEXT_HELPERS = {
  /** `{{date day}}` → 03/09/2026; `{{date day "dateLong"}}` → Mar 9, 2026. */
  date: (value: Json, format: unknown): string => {
    const named =
      typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : FORMATS.date;
    return named?.(value ?? null) ?? '';
  },
  /** `{{money amount}}` → $1,234.50. */
  money: (value: Json): string => FORMATS.money?.(value ?? null) ?? '',
  /** `{{plural count "row" "rows"}}`. */
  plural: (count: Json, one: string, many: string): string => (Number(count) === 1 ? one : many),
  /** `{{noun label}}`: Bank Name → bank name, ZIP Code → ZIP code, as a label reads within a sentence. */
  noun: (label: string): string =>
    label.replace(/(?<![\p{L}\p{N}])\p{Lu}(?=\p{Ll}|-\p{Ll})/gu, (letter) => letter.toLowerCase()),
  /** `{{default contact.phone "our team"}}`: the value, or the text where there is none. */
  default: (value: Json, otherwise: string): Json => (isBlank(value) ? otherwise : value),
} as const;
