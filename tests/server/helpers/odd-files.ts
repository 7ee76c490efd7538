// Files that uploads refuse, made here: PDFs by a real writer, ZIPs and Office files byte by byte.
import { deflateRawSync, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';

/** A PDF of one page, after something was done to it; objects packed as newer writers do, or not. */
export async function madePdf(
  change: (pdf: PDFDocument) => void | Promise<void> = () => undefined,
  packed = true,
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('Declarations');
  await change(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: packed }));
}

/** What the catalogue of a PDF does when it is opened. */
export const opening =
  (action: Record<string, unknown>) =>
  (pdf: PDFDocument): void => {
    const entries = Object.fromEntries(
      Object.entries(action).map(([name, value]) => [
        name,
        typeof value === 'string' && value.startsWith('/')
          ? PDFName.of(value.slice(1))
          : PDFString.of(String(value)),
      ]),
    );
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.register(pdf.context.obj(entries)));
  };

/** A PDF that opens at its first page, as many writers make them. */
export const opensAtFirstPage = (pdf: PDFDocument): void => {
  const first = pdf.getPage(0).ref;
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj([first, PDFName.of('Fit')]));
};

/** A PDF with another file in it. */
export const withAttachment = (pdf: PDFDocument): Promise<void> =>
  pdf.attach(Buffer.from('MZ'), 'tool.exe', { mimeType: 'application/octet-stream' });

/** A PDF whose trailer says that it is encrypted. */
export async function encryptedPdf(): Promise<Buffer> {
  const plain = (await madePdf(undefined, false)).toString('latin1');
  const filter = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >>';
  return Buffer.from(plain.replace('trailer\n<<', `trailer\n<< ${filter}`), 'latin1');
}

/** A PDF whose objects are packed in a stream that unpacks to far more than it holds. */
export function pdfBomb(): Buffer {
  const inner = Buffer.concat([Buffer.from('1 0 '), Buffer.alloc(80_000_000, ' ')]);
  const packed = deflateSync(inner, { level: 9 });
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
}

/** A ZIP of these entries, as every packer writes it. */
export function zip(entries: Readonly<Record<string, string>>, flags = 0): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const body = deflateRawSync(Buffer.from(text));
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(body.length, 14);
    shared.writeUInt32LE(text.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, tail, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06'), end]);
}

const parts = (type: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;

/** A document of Word, with entries besides. */
export const docx = (more: Readonly<Record<string, string>> = {}, flags = 0): Buffer =>
  zip(
    {
      '[Content_Types].xml': parts('application/vnd.openxmlformats'),
      'word/document.xml': '<w:document/>',
      ...more,
    },
    flags,
  );

/** A document whose macros go by another name: only its list of parts tells. */
export const disguisedMacros = (): Buffer =>
  zip({ '[Content_Types].xml': parts('application/vnd.ms-office.vbaProject'), 'word/a.dat': 'x' });

/** What Office writes of a document with a password: a compound file. */
export const lockedDocx = (): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4088)]);
