// Prints blocks as a tagged PDF: letter pages, the provider's name above, "Page n of m" below.
// Only this file, layout.ts and tagging.ts know pdfmake.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Blocks } from './blocks.ts';
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
}

interface Pdfmake {
  addFonts(fonts: object): void;
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(definition: TDocumentDefinitions): { getBuffer(): Promise<Buffer> };
}

/** The document as bytes. */
export async function printPdf(blocks: Blocks, imprint: Imprint): Promise<Buffer> {
  const prefix = randomUUID();
  const tags = createTags(prefix);
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
    header: {
      columns: [imprint.provider, { text: imprint.title, alignment: 'right' }],
      margin: [MARGIN, 32, MARGIN, 0],
      fontSize: 8,
      color: SOFT_INK,
    },
    footer: (page, pages) => ({
      text: imprint.pageOf(page, pages),
      alignment: 'center',
      margin: [MARGIN, 24, MARGIN, 0],
      fontSize: 8,
      color: SOFT_INK,
    }),
    // A heading at the very foot of a page goes over to the next with its text.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
    content: layout(blocks, tags),
  };
  return whilePrinting(prefix, tags, () => pdfmake().createPdf(definition).getBuffer());
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
