// What the desk may pay.
import { type Settings, whole } from '../kinds/kinds.ts';

/** The form of a payment has seven digits before the point. */
const HIGHEST = 9_999_999;

export const PAYMENTS = {
  PAY_MOST: whole(1, HIGHEST, 25_000, 'PAY_MOST'),
  PAY_SECOND_ABOVE: {
    schema: { type: 'integer', minimum: 0, maximum: HIGHEST },
    problem: (value) => `must be a whole number from 0 to ${HIGHEST}, not "${value}"`,
    remedy: 'Set PAY_SECOND_ABOVE=5000, or leave it out where no payment needs a second clerk',
    otherwise: '–; in the demo world 1500',
  },
  PAY_DAYS_AHEAD: whole(0, 366, 30, 'PAY_DAYS_AHEAD'),
} as const satisfies Settings;
