// What the desk may pay.
import { type Settings, whole } from '../kinds.ts';

/** The form of a payment has seven digits before the point. */
const HIGHEST = 9_999_999;

export const PAYMENTS = {
  PAY_MOST: whole(1, HIGHEST, 25_000, 'PAY_MOST'),
  PAY_DAYS_AHEAD: whole(0, 366, 30, 'PAY_DAYS_AHEAD'),
} as const satisfies Settings;
