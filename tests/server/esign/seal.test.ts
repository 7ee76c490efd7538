// The seal over a signed file, as readers of PDFs and other tools see it: whose it is, since when, and what it allows.
import { X509Certificate } from 'node:crypto';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { NOW } from '../helpers/app.ts';
import { finish, newSigner, poppler, popupUrl, signedFile } from './helpers.ts';
import { aDesk, type Desk, signatureOf } from './openssl.ts';

const name = PDFName.of;

describe('the seal', () => {
  const server = aServer('postgres');
  let desk: Desk;
  let file: Buffer;
  let keptBefore: number;

  beforeAll(async () => {
    desk = await aDesk();
    keptBefore = (await server.app.store.selectFrom('sealing_key').select('id').execute()).length;
    const { browser, attorneyId } = await newSigner(server.app);
    const url = await popupUrl(browser, attorneyId);
    expect((await finish(browser, url)).status).toBe(200);
    file = await signedFile(server.app, browser, url);
  });
  afterAll(() => desk?.leave());

  it('is of a key that is there before anything is signed, and whose certificate is older than the first signature', async () => {
    expect(keptBefore).toBe(1);
    await desk.write('seal.cms', signatureOf(file).cms);
    await desk.openssl('pkcs7 -inform DER -in seal.cms -print_certs -out seal.pem');
    const certificate = new X509Certificate(await desk.read('seal.pem'));
    expect(new Date(certificate.validFrom).getTime()).toBeLessThan(NOW.getTime());
    expect(new Date(certificate.validTo).getTime()).toBeGreaterThan(NOW.getTime());
    expect(certificate.subject).toContain('Attorney Network');
  });

  it('is whole for pdfsig and for openssl', async () => {
    const said = await poppler('pdfsig', file);
    expect(said).toContain('Signature is Valid');
    expect(said).toContain('Total document signed');
    expect(said).toContain('Attorney Network');
    const { cms, signed } = signatureOf(file);
    await desk.write('seal.cms', cms);
    await desk.write('signed.bin', signed);
    const own = '-CAfile seal.pem -partial_chain -purpose any -no_check_time';
    const verify = `cms -verify -binary -inform DER -in seal.cms -content signed.bin ${own}`;
    expect(await desk.openssl(`${verify} -cades -out /dev/null`)).toContain('successful');
    await desk.write('signed.bin', Buffer.concat([signed, Buffer.from(' ')]));
    await expect(desk.openssl(`${verify} -out /dev/null`)).rejects.toThrow('Verification failure');
  });

  it('certifies the document and allows no change of it', async () => {
    const document = await PDFDocument.load(file);
    const seal = document.catalog.lookup(name('Perms'), PDFDict).lookup(name('DocMDP'), PDFDict);
    expect(String(seal.get(name('Type')))).toBe('/Sig');
    const reference = seal.lookup(name('Reference'), PDFArray).lookup(0, PDFDict);
    expect(String(reference.get(name('TransformMethod')))).toBe('/DocMDP');
    const allowed = reference.lookup(name('TransformParams'), PDFDict);
    expect(allowed.lookup(name('P'), PDFNumber).asNumber()).toBe(1);
  });

  it('shows on the certificate page who sealed and when', async () => {
    const document = await PDFDocument.load(file);
    const [field] = document.getForm().getFields();
    const widget = field?.acroField.getWidgets()[0];
    if (!field || !widget) throw new Error('There is no field.');
    const { width, height } = widget.getRectangle();
    expect(width).toBeGreaterThan(150);
    expect(height).toBeGreaterThan(40);
    const seal = document.catalog.lookup(name('Perms'), PDFDict).get(name('DocMDP'));
    expect(field.acroField.dict.get(name('V'))).toBe(seal);
    const at = document.getPages().findIndex((page) => page.ref === widget.P());
    const page = ['-f', String(at + 1), '-l', String(at + 1)];
    const text = await poppler('pdftotext', file, ...page, '-raw');
    expect(text).toContain('Audit certificate');
    expect(text).toContain('Sealed by Attorney Network');
    expect(text).toContain('2026-03-02 15:00:00 UTC, by the clock of the server');
  });

  it('has its place in the structure of the document, and a name for whoever does not see it', async () => {
    const document = await PDFDocument.load(file);
    const widget = document.getForm().getFields()[0]?.acroField.dict;
    const label = widget?.lookup(name('TU'));
    expect(
      label &&
        'decodeText' in label &&
        String(Reflect.apply(label.decodeText as () => string, label, [])),
    ).toBe('Seal of Attorney Network, 2026-03-02 15:00:00 UTC');
    const tree = document.catalog.lookup(name('StructTreeRoot'), PDFDict);
    const numbers = tree.lookup(name('ParentTree'), PDFDict).lookup(name('Nums'), PDFArray);
    const key = widget?.lookup(name('StructParent'), PDFNumber).asNumber();
    const keys = numbers.asArray().filter((_, index) => index % 2 === 0);
    const place = keys.findIndex((one) => one instanceof PDFNumber && one.asNumber() === key);
    const element = numbers.lookup(2 * place + 1, PDFDict);
    expect(String(element.get(name('S')))).toBe('/Form');
    const shown = element.lookup(name('K'), PDFDict).get(name('Obj')) as PDFRef;
    expect(document.context.lookup(shown)).toBe(widget);
    const page = document.context.lookup(element.get(name('Pg')), PDFDict);
    expect(String(page.get(name('Tabs')))).toBe('/S');
    expect(await poppler('pdfinfo', file, '-struct')).toMatch(/^ +Form/m);
  });

  it('names its request, so that a changed file can still be told', () => {
    expect(file.toString('latin1')).toMatch(/\/ContactInfo \([\da-f-]{36}\)/);
  });
});
