// The types of documents that go with a claim, as the upload of its form declares them.
import {
  type FormBundle,
  formTree,
  isList,
  isObject,
  type Json,
} from '../../runtime/core/index.ts';
import type { PointerOf } from '../../schemas/names.gen.d.ts';

/** One type of document: the prefix its files are sent with, and for which coverages it is asked. */
export interface DocumentType {
  readonly name: string;
  readonly prefix: string;
  readonly requiredFor: readonly string[];
  readonly shownFor: readonly string[];
}

/** Where the form of a claim takes its files. */
export const FILES_AT = '/files' satisfies PointerOf<'matter-claim' | 'cdl-claim'>;

/** The types in the order of the content; none where the form takes no files. */
export function documentTypes(form: FormBundle): readonly DocumentType[] {
  const node = formTree(form).at(FILES_AT);
  const declared = node?.uiOptions.documents;
  if (!isObject(declared)) return [];
  return Object.entries(declared).map(([name, document]) => {
    const { prefix, requiredFor, shownFor } = isObject(document) ? document : {};
    return {
      name,
      prefix: String(prefix ?? ''),
      requiredFor: texts(requiredFor),
      shownFor: texts(shownFor),
    };
  });
}

/** What a case says of a type of document (MTR-15). */
export interface DocumentMark {
  readonly required: boolean;
  readonly show: boolean;
}

/** The marks of a type for a coverage. */
export function documentMark(
  { requiredFor, shownFor }: DocumentType,
  coverage: string,
): DocumentMark {
  const required = requiredFor.includes(coverage);
  return { required, show: required || shownFor.includes(coverage) };
}

const texts = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.map(String) : [];
