// Answers that a person emptied although their schema has a default: null, so that the default does not come back.
import type { FormBundle, Json, Pointer } from '../model/types.ts';
import { generic, isIndex } from '../values/paths.ts';

/**
 * How the answers hold that nothing is answered at a place: null where a default would come back, undefined elsewhere. A
 * row is taken out, not emptied.
 */
export const emptyAt = ({ fields }: FormBundle, pointer: Pointer): null | undefined =>
  fields[generic(pointer)]?.begins && !isIndex(pointer.slice(pointer.lastIndexOf('/') + 1))
    ? null
    : undefined;

/** The answer of a place as it is shown: what was emptied is not there, null is where it is an answer of its own. */
export const shownAt = (
  { fields }: FormBundle,
  pointer: Pointer,
  value: Json | undefined,
): Json | undefined =>
  value === null && fields[generic(pointer)]?.begins === 'answered' ? undefined : value;
