// The words of a list: its own messages by convention (`<form>.<list>.add`, `.delete.text` …), else the common ones.

import type { FieldInfo, JsonObject, Texts } from '../../../core/index.ts';
import { fieldWord } from '../../nodes/words.ts';

/** A word of the list itself, or the runtime's. */
export function listText(
  texts: Texts,
  info: FieldInfo | undefined,
  name: string,
  fallback: string,
  params: JsonObject = {},
): string {
  return texts.t(fieldWord(texts, info, name) ?? fallback, params);
}
