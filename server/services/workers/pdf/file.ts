// How PDFs of ours are read and written, so that one can be signed.
import { PDFDocument } from 'pdf-lib';

/** A document to be added to. */
export function opened(file: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(file, { updateMetadata: false });
}

/** Plain object tables: a signature has to find its place in the file. */
export async function saved(document: PDFDocument): Promise<Buffer> {
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }));
}
