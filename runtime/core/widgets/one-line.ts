// Widgets in which a person types one line.

import { ONE_LINE } from './columns.gen.ts';

/** Does a person type one line in it? An answer of several was not typed there. */
export const isOneLine = (widget: string): boolean => ONE_LINE.includes(widget);
