// What is wrong with a chosen file before it is sent; the server checks the same again.

import {
  FIRST_BYTES,
  type FileKind,
  fileKindOf,
  kindNames,
  sizeParams,
} from '../../../core/index.ts';

export interface UploadRules {
  /** Empty accepts all. */
  readonly kinds: readonly FileKind[];
  readonly maxBytes: number | undefined;
  readonly present: readonly string[];
}

export interface UploadFault {
  readonly key: string;
  /** The word of the field that says it in place of the common sentence, where it has one. */
  readonly word?: string;
  readonly params?: ReturnType<typeof sizeParams> | { readonly kinds: string };
}

/** The first fault of a choice, by message key; undefined where it may be sent. */
export async function uploadFault(
  file: File | undefined,
  { kinds, maxBytes, present }: UploadRules,
): Promise<UploadFault | undefined> {
  // The server says the same of a file with nothing in it.
  if (!file || file.size === 0) return { key: 'runtime.upload.noFile' };
  if (!(await isAccepted(file, kinds)))
    return {
      key: 'runtime.upload.onlyKinds',
      word: 'file.kinds',
      params: { kinds: kindNames(kinds) },
    };
  const name = file.name.toLowerCase();
  if (present.some((known) => known.toLowerCase() === name))
    return { key: 'runtime.upload.duplicate' };
  if (maxBytes !== undefined && file.size > maxBytes)
    return { key: 'runtime.upload.tooLarge', params: sizeParams(maxBytes) };
  return undefined;
}

/** By the ending of the name, and by the first bytes. */
async function isAccepted(file: File, kinds: readonly FileKind[]): Promise<boolean> {
  if (kinds.length === 0) return true;
  const start = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  return fileKindOf(file.name, start, kinds) !== undefined;
}
