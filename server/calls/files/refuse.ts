// Why an upload was not stored, as a refusal.
import { Refusal, type RefusalCode } from '../../refusals.ts';
import type { FileRefusal, PutResult } from '../../services/ports.ts';

const CODES = {
  missing: 'FILE_MISSING',
  kind: 'FILE_KIND',
  duplicate: 'FILE_DUPLICATE',
  size: 'FILE_TOO_LARGE',
} as const satisfies Record<FileRefusal, RefusalCode>;

/** The refusal for what the file store said. */
export function refuseFile(put: Extract<PutResult, { refused: FileRefusal }>): Refusal {
  return new Refusal(CODES[put.refused], { params: { limit: put.limitMb } });
}
