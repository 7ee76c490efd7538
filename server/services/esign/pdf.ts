// Joins PDFs, attaches the earlier states of a document, and seals the result with a CMS signature over the whole file.
import { pdflibAddPlaceholder } from '@signpdf/placeholder-pdf-lib';
import { P12Signer } from '@signpdf/signer-p12';
// By name: the default export of this CommonJS package is another thing in Node than in a test runner.
import { SignPdf } from '@signpdf/signpdf';
import { AFRelationship, PDFDocument } from 'pdf-lib';
import { appendTagged } from './pdf-pages.ts';
import type { SealingIdentity } from './sealing-key.ts';

/** The pages of `more` after those of `first`. */
export async function withPages(first: Buffer, more: Buffer): Promise<Buffer> {
  return saved(await joined(first, more));
}

export interface Attachment {
  readonly name: string;
  readonly body: Buffer;
}

export interface Seal {
  readonly identity: SealingIdentity;
  readonly provider: string;
  readonly reason: string;
  /** Stands in the signature, so that a changed file can still say which request it claims to be of. */
  readonly reference: string;
  readonly at: Date;
}

/** Adds the certificate pages and the attachments, then seals: from here on every byte counts. */
export async function sealed(
  first: Buffer,
  certificate: Buffer,
  attachments: readonly Attachment[],
  seal: Seal,
): Promise<Buffer> {
  const document = await joined(first, certificate);
  for (const { name, body } of attachments)
    await document.attach(body, name, {
      mimeType: 'application/pdf',
      creationDate: seal.at,
      modificationDate: seal.at,
      afRelationship: AFRelationship.Source,
    });
  pdflibAddPlaceholder({
    pdfDoc: document,
    reason: seal.reason,
    contactInfo: seal.reference,
    name: seal.provider,
    location: '',
    signingTime: seal.at,
    appName: seal.provider,
  });
  const p12 = new P12Signer(seal.identity.p12, { passphrase: '' });
  return new SignPdf().sign(await saved(document), p12, seal.at);
}

/** The reference in the seal of a file; undefined where there is none. Says nothing about whether the file is whole. */
export function referenceIn(file: Buffer): string | undefined {
  return /\/ContactInfo \(([\w:-]{1,80})\)/.exec(file.toString('latin1'))?.[1];
}

async function joined(first: Buffer, more: Buffer): Promise<PDFDocument> {
  const document = await PDFDocument.load(first, { updateMetadata: false });
  appendTagged(document, await PDFDocument.load(more, { updateMetadata: false }));
  return document;
}

/** Plain object tables: a signature has to find its place in the file. */
async function saved(document: PDFDocument): Promise<Buffer> {
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }));
}
