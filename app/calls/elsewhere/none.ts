// Values that stand for none: a day that is all zeros, an empty text where the contract takes one.

import type { AnswerShape, Json } from '../../../runtime/core/index.ts';
import { isLike } from './fits.ts';

/** As databases keep a day or a moment that nobody set. */
export const isZeroDate = (value: Json | undefined): boolean =>
  typeof value === 'string' && /^0000-00-00(?:[ T]00:00(?::00)?)?$/.test(value);

/** Does the contract say expressly that a text may be empty, as it does of days? */
export const takesNone = ({ pattern, const: only, enum: known }: AnswerShape): boolean =>
  only === '' || known?.includes('') || (pattern !== undefined && isLike(pattern, ''));
