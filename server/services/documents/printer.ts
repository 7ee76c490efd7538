// Prints blocks as a tagged PDF: letter pages, the provider's name above, "Page n of m" below.
// Only this file, layout.ts and tagging.ts know pdfmake.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Content, Node, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Blocks } from '../blocks.ts';
import { INK, layout, MARGIN, SOFT_INK } from './layout.ts';
import { teachTagging, whilePrinting } from './tagging.ts';
import { createTags } from './tags.ts';

export interface Imprint {
  readonly title: string;
  /** Printed above every page and named as the author. */
  readonly provider: string;
  readonly language: string;
  /** The sentence below every page. */
  readonly pageOf: (page: number, pages: number) => string;
  readonly date?: Date;
  /** Of a page that is shown within another one, in points. */
  readonly box?: BoxSize;
}

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The same as it goes from thread to thread. */
export interface PlainImprint extends Omit<Imprint, 'pageOf'> {
  /** The sentence below every page, with `PAGE` and `PAGES` where the numbers go. */
  readonly footer: string;
}

export const PAGE = '{page}';
export const PAGES = '{pages}';

/** The imprint as the printer takes it. */
export function imprintOf({ footer, ...imprint }: PlainImprint): Imprint {
  return {
    ...imprint,
    pageOf: (page, pages) => footer.replaceAll(PAGE, String(page)).replaceAll(PAGES, String(pages)),
  };
}

interface Pdfmake {
  addFonts(fonts: object): void;
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
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
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: INK },
    styles: { [FRAME]: { fontSize: 8, color: SOFT_INK } },
    header: {
      columns: [
        { text: imprint.provider, style: FRAME },
        { text: imprint.title, alignment: 'right', style: FRAME },
      ],
      margin: [MARGIN, 32, MARGIN, 0],
      style: FRAME,
    },
    footer: (page, pages) => ({
      text: imprint.pageOf(page, pages),
      alignment: 'center',
      margin: [MARGIN, 24, MARGIN, 0],
      style: FRAME,
    }),
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
    defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.2, color: INK },
    content,
  };
}

let loaded: Pdfmake | undefined;

/** Loaded on first use; fonts come from the package, and no document may read anything else. */
function pdfmake(): Pdfmake {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const fontsPath = require.resolve('pdfmake/fonts/Roboto.js');
  const library = require('pdfmake') as Pdfmake;
  library.addFonts(require(fontsPath) as object);
  teachTagging();
  library.setUrlAccessPolicy(() => false);
  library.setLocalAccessPolicy((path) => path.startsWith(dirname(fontsPath)));
  loaded = library;
  return library;
}
