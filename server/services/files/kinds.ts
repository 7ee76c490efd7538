// The kind of file the server makes itself; which kinds people may upload, content declares.
import type { FileKind } from '../../../runtime/core/index.ts';

/** What we print and sign. */
export const PDF: FileKind = {
  type: 'application/pdf',
  endings: ['.pdf'],
  starts: ['%PDF-'],
};
