// The signature field one sees on the certificate page, and what it says of the file: certified, and not to be changed.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import { UNKNOWN_RANGE } from '../../esign/seal/hole.ts';
import type { SealField } from '../../esign/seal/sealed.ts';
import { addToStructure } from './tagged-field.ts';

/** Where the field stands: the page, and the upper left corner in points from its lower left. */
export interface SealPlace {
  readonly page: PDFPage;
  readonly left: number;
  readonly top: number;
}

/** Print and locked. */
const FLAGS = 4 + 128;
/** There are signatures, and the file is to grow only by appending. */
const SIGNATURES = 3;
/** DocMDP: no change whatever is allowed. */
const NO_CHANGES = 1;
const FIELD = 'Seal';

/** Adds the field and the empty signature; the file is still to be written and signed. */
export async function addField(
  document: PDFDocument,
  { page, left, top }: SealPlace,
  field: SealField,
): Promise<void> {
  const { context, catalog } = document;
  const [picture] = await document.embedPdf(field.shown);
  if (!picture) throw new Error('The seal has nothing to show.');
  const { width, height } = picture;
  const signature = context.register(signatureOf(document, field));
  const widget = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of(FIELD),
    TU: PDFHexString.fromText(field.label),
    F: FLAGS,
    Rect: [left, top - height, left + width, top],
    P: page.ref,
    V: signature,
    AP: { N: picture.ref },
  });
  const ref = context.register(widget);
  addToStructure(document, { page, widget, ref });
  await picture.embed();
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (annotations) annotations.push(ref);
  else page.node.set(PDFName.of('Annots'), context.obj([ref]));
  const form = context.obj({ Fields: [ref], SigFlags: SIGNATURES });
  catalog.set(PDFName.of('AcroForm'), context.register(form));
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
}

function signatureOf({ context }: PDFDocument, field: SealField): PDFDict {
  return context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [...UNKNOWN_RANGE],
    Contents: PDFHexString.of('0'.repeat(2 * field.room)),
    Name: PDFHexString.fromText(field.name),
    Reason: PDFHexString.fromText(field.reason),
    ContactInfo: PDFString.of(field.reference),
    M: PDFString.fromDate(field.at),
    Reference: [
      {
        Type: 'SigRef',
        TransformMethod: 'DocMDP',
        TransformParams: { Type: 'TransformParams', P: NO_CHANGES, V: PDFName.of('1.2') },
      },
    ],
  });
}

/** The place of a name that the printer has left in the document; undefined where there is none. */
export function placeOf(document: PDFDocument, name: string): SealPlace | undefined {
  const names = document.catalog
    .lookupMaybe(PDFName.of('Names'), PDFDict)
    ?.lookupMaybe(PDFName.of('Dests'), PDFDict)
    ?.lookupMaybe(PDFName.of('Names'), PDFArray);
  for (let at = 0; names && at + 1 < names.size(); at += 2) {
    const key = names.lookup(at);
    const isIt =
      (key instanceof PDFString || key instanceof PDFHexString) && key.decodeText() === name;
    const target = isIt ? names.lookup(at + 1, PDFArray) : undefined;
    const ref = target?.get(0);
    const page = document.getPages().find((one) => one.ref === ref);
    if (!target || !(ref instanceof PDFRef) || !page) continue;
    return {
      page,
      left: target.lookup(2, PDFNumber).asNumber(),
      top: target.lookup(3, PDFNumber).asNumber(),
    };
  }
  return undefined;
}
