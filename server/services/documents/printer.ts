// Prints blocks as a tagged PDF: letter pages, the provider's name above, "Page n of m" below.
// Only this file, layout.ts and tagging.ts know pdfmake.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Blocks } from '../blocks.ts';
import { fontNames, isFont, MAIN, markOf, teachMarks } from './fonts.ts';
import type { BoxSize, Imprint } from './imprint.ts';
import { INK, inline, layout, MARGIN, SOFT_INK } from './layout.ts';
import { teachTagging, whilePrinting } from './tagging.ts';
import { createTags } from './tags.ts';

interface Pdfmake {
  /** Where it looks for files first. */
  virtualfs: { existsSync: typeof isFont; readFileSync: typeof markOf };
  addFonts(fonts: object): void;
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: () => boolean): void;
  createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

/** Style of what stands above and below every page; pdfmake counts it among the nodes of the page. */
const FRAME = 'frame';

const BOX_MARGINS: [number, number, number, number] = [8, 7, 8, 0];

/**
 * Room in points for the head of a table with its first row. pdfmake says of a row that may not break that it stands where
 * it was tried first, even when it went over to the next page.
 */
const ROOM = 60;

/** Is this something to stand under a heading, and does it begin high enough to stay on the page? */
function hasRoom({ headlineLevel, style, startPosition }: Node): boolean {
  if (headlineLevel !== undefined || style === FRAME) return false;
  return (1 - startPosition.verticalRatio) * startPosition.pageInnerHeight >= ROOM;
}

/** The document as bytes. */
export async function printPdf(blocks: Blocks, imprint: Imprint): Promise<Buffer> {
  const prefix = randomUUID();
  const tags = createTags(prefix);
  const content = layout(blocks, tags);
  if (imprint.box) return pdfmake().createPdf(boxed(imprint.box, content)).getBuffer();
  const definition: TDocumentDefinitions & { readonly tagged: boolean } = {
    pageSize: 'LETTER',
    pageMargins: [MARGIN, 72, MARGIN, 64],
    language: imprint.language,
    version: '1.7',
    displayTitle: true,
    tagged: true,
    info: {
      title: imprint.title,
      author: imprint.provider,
      creator: imprint.provider,
      ...(imprint.date && { creationDate: imprint.date }),
    },
    defaultStyle: { font: MAIN, fontSize: 10, lineHeight: 1.3, color: INK },
    styles: { [FRAME]: { fontSize: 8, color: SOFT_INK } },
    ...(!imprint.bare && frameOf(imprint)),
    // Headings at the foot of a page go over to the next with their text: the first of them takes the others along.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel !== undefined && !nodes.getFollowingNodesOnPage().some(hasRoom),
    content,
  };
  return whilePrinting(prefix, tags, () => pdfmake().createPdf(definition).getBuffer());
}

/** A page to be shown within another one: of that size, with nothing above or below, and without tags of its own. */
function boxed(size: BoxSize, content: Content[]): TDocumentDefinitions {
  return {
    pageSize: size,
    pageMargins: BOX_MARGINS,
    version: '1.7',
    defaultStyle: { font: MAIN, fontSize: 8, lineHeight: 1.2, color: INK },
    content,
  };
}

/** What stands above and below every page. */
function frameOf({ provider, title, reference, pageOf }: Imprint) {
  const across = (left: string, right: string, top: number): Content => ({
    columns: [
      { text: inline(left), style: FRAME, width: 'auto' },
      { text: inline(right), alignment: 'right', style: FRAME },
    ],
    columnGap: 24,
    margin: [MARGIN, top, MARGIN, 0],
    style: FRAME,
  });
  return {
    header: across(provider, title, 32),
    footer: (page: number, pages: number) => across(reference ?? '', pageOf(page, pages), 24),
  };
}

let loaded: Pdfmake | undefined;

/** Loaded on first use; fonts come by name, and no document may read a file. */
function pdfmake(): Pdfmake {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const library = require('pdfmake') as Pdfmake;
  library.addFonts(fontNames());
  library.virtualfs = { existsSync: isFont, readFileSync: markOf };
  teachMarks();
  teachTagging();
  library.setUrlAccessPolicy(() => false);
  library.setLocalAccessPolicy(() => false);
  loaded = library;
  return library;
}
