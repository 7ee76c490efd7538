// Writes a PDF with a photo a page. It comes with the library when pages are put together, not before.

import { JpegEmbedder, PDFContext, PDFHexString, type PDFRef, PDFWriter } from 'pdf-lib';
import type { Turn } from './photo-stack.ts';

/** Points of the longer side: as tall as a sheet of letter size. */
const LONGER_SIDE = 792;

export interface JpegPage {
  readonly jpeg: Blob;
  readonly turn: Turn;
}

/** A PDF of these pages in their order; throws where one is no JPEG. */
export async function pdfOf(pages: readonly JpegPage[], title: string): Promise<Blob> {
  const context = PDFContext.create();
  const kids: PDFRef[] = [];
  const tree = context.nextRef();
  for (const page of pages) kids.push(await writePage(context, tree, page));
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const catalog = { Type: 'Catalog', Pages: tree, ViewerPreferences: { DisplayDocTitle: true } };
  context.trailerInfo.Root = context.register(context.obj(catalog));
  const info = { Title: PDFHexString.fromText(title) };
  context.trailerInfo.Info = context.register(context.obj(info));
  const bytes = await PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  // The library makes it in memory of its own, which nobody shares.
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

/** A page is as wide and tall as its photo; readers turn it. */
async function writePage(
  context: PDFContext,
  tree: PDFRef,
  { jpeg, turn }: JpegPage,
): Promise<PDFRef> {
  const photo = await JpegEmbedder.for(new Uint8Array(await jpeg.arrayBuffer()));
  const share = LONGER_SIDE / Math.max(photo.width, photo.height);
  const [width, height] = [photo.width * share, photo.height * share];
  const drawing = context.stream(`q ${width} 0 0 ${height} 0 0 cm /Photo Do Q`);
  return context.register(
    context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: [0, 0, width, height],
      Rotate: turn,
      Resources: { XObject: { Photo: await photo.embedIntoContext(context) } },
      Contents: context.register(drawing),
    }),
  );
}
