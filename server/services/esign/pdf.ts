// Joins PDFs, attaches the earlier states of a document, and seals the result with a CMS signature over the whole file.
import { AFRelationship, PDFDocument } from 'pdf-lib';
import { appendTagged } from './pdf-pages.ts';
import { signatureOver } from './seal/cms.ts';
import { addField, placeOf, type SealField } from './seal/field.ts';
import { filled, withRange } from './seal/hole.ts';
import type { SealingIdentity } from './seal/identity.ts';

/** The pages of `more` after those of `first`. */
export async function withPages(first: Buffer, more: Buffer): Promise<Buffer> {
  return saved((await joined(first, more)).document);
}

export interface Attachment {
  readonly name: string;
  readonly body: Buffer;
}

export type Seal = Omit<SealField, 'name' | 'room'> & {
  readonly identity: SealingIdentity;
  /** Bytes for what may be put into the signature later. */
  readonly spare: number;
};

/** The name of the place that the certificate page leaves for the seal. */
export const SEAL_PLACE = 'seal';
/** In points. */
export const SEAL_SIZE = { width: 280, height: 54 };
/** What a signature takes beside its certificates. */
const SIGNATURE = 2048;

/** Adds the certificate pages and the attachments, then seals: from here on every byte counts. */
export async function sealed(
  first: Buffer,
  certificate: Buffer,
  attachments: readonly Attachment[],
  { identity, spare, ...seal }: Seal,
): Promise<Buffer> {
  const { document, place } = await joined(first, certificate);
  if (!place) throw new Error('The certificate page has no place for the seal.');
  for (const { name, body } of attachments)
    await document.attach(body, name, {
      mimeType: 'application/pdf',
      creationDate: seal.at,
      modificationDate: seal.at,
      afRelationship: AFRelationship.Source,
    });
  const certificates = [identity.certificate, ...identity.chain];
  const room = certificates.reduce((sum, { raw }) => sum + raw.length, SIGNATURE + spare);
  await addField(document, place, { ...seal, name: identity.name, room });
  const { file, signed } = withRange(await saved(document), room);
  const whole = filled(file, signatureOver(signed, identity));
  if (!whole) throw new Error('The signature is larger than its place.');
  return whole;
}

/** The reference in the seal of a file; undefined where there is none. Says nothing about whether the file is whole. */
export function referenceIn(file: Buffer): string | undefined {
  return /\/ContactInfo \(([\w:-]{1,80})\)/.exec(file.toString('latin1'))?.[1];
}

/** Names of places are lost with the pages that are appended; that of the seal is taken along. */
async function joined(first: Buffer, more: Buffer) {
  const document = await PDFDocument.load(first, { updateMetadata: false });
  const added = await PDFDocument.load(more, { updateMetadata: false });
  const place = placeOf(added, SEAL_PLACE);
  const at = place && document.getPageCount() + added.getPages().indexOf(place.page);
  appendTagged(document, added);
  const page = at === undefined ? undefined : document.getPage(at);
  return { document, ...(place && page && { place: { ...place, page } }) };
}

/** Plain object tables: a signature has to find its place in the file. */
async function saved(document: PDFDocument): Promise<Buffer> {
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false }));
}
