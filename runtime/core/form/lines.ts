// Lines of a summary: fields a layout declares to read as one (`ui:lines`), such as the parts of a name.

import type { Json, LineInfo } from '../model/types.ts';
import { isList, isObject } from '../values/paths.ts';

/** The lines a UI node declares. */
export function linesOf(declared: Json | undefined): readonly LineInfo[] {
  return (isList(declared) ? declared : []).filter(isObject).map((line) => ({
    id: String(line.id),
    fields: (isList(line.fields) ? line.fields : []).map(String),
    with: typeof line.with === 'string' ? line.with : ' ',
  }));
}
