// One question of a form as printing sees it.
import type { FieldInfo, Json, Schema, UiSchema } from '../../../runtime/core/index.ts';
import type { DocumentWords } from '../ports.ts';

/** One question of a form, with everything printing needs. */
export interface Question {
  readonly pointer: string;
  readonly info: FieldInfo | undefined;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly value: Json | undefined;
}

/** What is asked; `''` for fields nobody is asked, such as row ids. */
export function labelOf(info: FieldInfo | undefined, words: DocumentWords): string {
  return info && words.has(info.label) ? words.t(info.label) : '';
}
