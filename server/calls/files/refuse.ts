// Why an upload was not stored, as a refusal.
import { type FileKind, kindNames, sizeParams } from '../../../runtime/core/index.ts';
import { Refusal, type RefusalCode } from '../../common/refusals.ts';
import type { FileRefusal, PutResult } from '../../services/ports.ts';

const MEGABYTE = 1024 * 1024;

const CODES = {
  missing: 'FILE_MISSING',
  kind: 'FILE_KIND',
  duplicate: 'FILE_DUPLICATE',
  size: 'FILE_TOO_LARGE',
} as const satisfies Record<FileRefusal, RefusalCode>;

/** The refusal for what the file store said, with the kinds of file it was asked to take; in the words of the form, where it has some. */
export function refuseFile(
  { refused, limitMb }: Extract<PutResult, { refused: FileRefusal }>,
  kinds: readonly FileKind[],
  sentence?: string,
): Refusal {
  return new Refusal(CODES[refused], {
    ...(sentence !== undefined && { sentence }),
    params: { ...sizeParams(limitMb * MEGABYTE), kinds: kindNames(kinds) },
  });
}
