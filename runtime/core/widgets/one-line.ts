// Widgets in which a person types one line. A table of its own: every form asks it, and the descriptors would weigh ten times as much.

import type { WIDGETS } from './descriptors.ts';

const ONE_LINE: readonly (keyof typeof WIDGETS)[] = [
  'text',
  'money',
  'mask',
  'date',
  'time',
  'dateTime',
  'password',
  'address',
];

/** Does a person type one line in it? An answer of several was not typed there. */
export const isOneLine = (widget: string): boolean =>
  (ONE_LINE as readonly string[]).includes(widget);
