// How numbers are searched: by their beginning, in any capitals.
import { type RawBuilder, sql } from 'kysely';

/** Does the text begin so? */
export const beginsWith = (text: RawBuilder<unknown>, start: string): RawBuilder<boolean> =>
  sql<boolean>`starts_with(lower(${text}), ${start.toLowerCase()})`;
