// Printing in the thread of the test, for tests of what is printed.
import type { Print } from '../../../server/services/documents/index.ts';
import { imprintOf, printPdf } from '../../../server/services/documents/printer.ts';

export const printHere: Print = (blocks, imprint) => printPdf(blocks, imprintOf(imprint));
