// The makers of documents in the thread of the test, for tests of what is printed.
import { imprintOf } from '../../../server/services/documents/imprint.ts';
import type { DocumentMaker } from '../../../server/services/documents/maker.ts';
import { printPdf } from '../../../server/services/documents/printer.ts';
import { numbered } from '../../../server/services/workers/pdf/frames.ts';
import { joined } from '../../../server/services/workers/pdf/joined.ts';

export const MADE_HERE: DocumentMaker = {
  print: (blocks, imprint) => printPdf(blocks, imprintOf(imprint)),
  numbered,
  joined,
};
