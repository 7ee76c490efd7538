// What stands above and below the pages of a document that grows: put on bare pages as pictures of their own, and put anew, with
// one count over all, when pages are added.
import { PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRef } from 'pdf-lib';
import type { Blocks } from '../../blocks.ts';
import { imprintOf } from '../../documents/imprint.ts';
import type { ToNumber } from '../../documents/maker.ts';
import { printPdf } from '../../documents/printer.ts';
import { opened, saved } from './file.ts';

const OBJECTS = PDFName.of('XObject');
const FRAME = PDFName.of('PageFrame');
/** Read aloud, it would stand in the way on every page. */
const DRAW = `/Artifact BMC q ${FRAME} Do Q EMC`;

/**
 * The parts with their pages numbered as those of one document, under the title and provider of the first. Frames that
 * were put on pages before are replaced.
 */
export async function numbered({ parts, framing }: ToNumber): Promise<readonly Buffer[]> {
  const documents = await Promise.all(parts.map(opened));
  const [first] = documents;
  const named = { title: first?.getTitle() ?? '', provider: first?.getAuthor() ?? '' };
  const pages = documents.reduce((sum, document) => sum + document.getPageCount(), 0);
  const frames = await printPdf(emptyPages(pages), imprintOf({ ...framing, ...named }));
  let from = 0;
  const done: Buffer[] = [];
  for (const document of documents) {
    await frame(document, frames, from);
    from += document.getPageCount();
    done.push(await saved(document));
  }
  return done;
}

/** What is printed of them stands above and below. */
const emptyPages = (pages: number): Blocks =>
  Array.from({ length: pages - 1 }, () => ({ kind: 'newPage' }));

async function frame(document: PDFDocument, frames: Buffer, from: number): Promise<void> {
  const pages = document.getPages();
  const numbers = pages.map((_, index) => from + index);
  const pictures = await document.embedPdf(frames, numbers);
  for (const [index, page] of pages.entries()) {
    const picture = pictures[index];
    if (!picture) throw new Error(`There is no frame for page ${from + index + 1}.`);
    put(page, picture.ref);
  }
}

function put({ node, doc: { context } }: PDFPage, picture: PDFRef): void {
  const { Resources, Contents } = node.normalizedEntries();
  const before = Resources.lookupMaybe(OBJECTS, PDFDict)?.get(FRAME);
  node.setXObject(FRAME, picture);
  if (before instanceof PDFRef) context.delete(before);
  // First on the page, where nothing of the page turns it upside down.
  else Contents?.insert(0, context.register(context.stream(DRAW)));
}
