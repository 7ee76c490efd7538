// The place of a node in RJSF's words.

import { type FieldPathId, ID_KEY } from '@rjsf/utils';

/** A path of names and row numbers as RJSF hands it down. */
export function pathIdOf(path: readonly (string | number)[]): FieldPathId {
  return { path: [...path], [ID_KEY]: ['root', ...path].join('_') };
}
