// The files of a claim: PDFs only, each with the prefix of its type, all kept or none, and sent again without a second one.
import { beforeAll, describe, expect, it } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { pdf } from '../helpers/app.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { encryptedPdf, madePdf, opening, withAttachment, zip } from '../helpers/odd-files.ts';
import { Claimant, wholeClaim } from './claiming.ts';

describe('files of a claim', () => {
  const server = aServer('postgres', { config: { demo: true } });
  let marian: Claimant;
  let claim: { readonly claim_id: string; readonly claim_number: string };
  let number = '';
  beforeAll(async () => {
    marian = await Claimant.of(server.app);
    const one = await marian.open(({ required_documents }) => required_documents.length > 0);
    number = one.number;
    const made = await marian.claim(number, wholeClaim(one));
    claim = (made.body.data as { data: typeof claim }).data;
  });
  const shelf = () => server.app.services.files.list(`claim/${claim.claim_id}`);
  const named = (name: string, prefix = 'OTHR', body = pdf(name).body) => ({ name, body, prefix });
  const send = (...files: readonly ReturnType<typeof named>[]) =>
    marian.upload('upload_matter_claim_files', { ...claim }, files);
  const missing = async () => (await marian.matter(number)).claims[0]?.missing_files;

  it('arrive with their prefixes, and are missing no more', async () => {
    const awaited = (await missing()) ?? [];
    expect(awaited.length).toBeGreaterThan(0);
    const sent = await send(...awaited.map(({ name, prefix }) => named(name, prefix)));
    expect(sent).toMatchObject({ status: 200, body: { data: awaited } });
    expect(await missing()).toEqual([]);
    expect((await shelf()).map(({ meta }) => meta)).toEqual(
      awaited.map(({ prefix }) => ({ prefix })),
    );
  });

  it('can be sent again, and stand there once', async () => {
    const before = await shelf();
    const file = named('again.pdf');
    expect((await send(file)).status).toBe(200);
    expect((await send(file, named('and another.pdf'))).status).toBe(200);
    expect(await shelf()).toHaveLength(before.length + 2);
    const other = named('again.pdf', 'OTHR', await madePdf());
    expect(await send(other)).toMatchObject({
      status: 422,
      body: { status: 'error', message: 'Duplicate file can not be allowed.' },
    });
    expect(await shelf()).toHaveLength(before.length + 2);
  });

  it('are kept together or not at all', async () => {
    const before = await shelf();
    const sent = await send(
      named('right.pdf'),
      named('page.pdf', 'OTHR', Buffer.from('<html></html>')),
    );
    expect(sent).toMatchObject({ status: 422, body: { message: 'Only PDF file is allowed' } });
    expect(await shelf()).toEqual(before);
  });

  it('are PDFs by name and content that nobody has to fear', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const whole = await madePdf();
    const macros = zip({ '%PDF-1.4': 'x', 'word/vbaProject.bin': 'x' });
    const refused: readonly (readonly [ReturnType<typeof named>, string])[] = [
      [named('page.pdf', 'OTHR', html), 'Only PDF file is allowed'],
      [named('invoice.png'), 'Only PDF file is allowed'],
      [named('invoice.pdf.exe'), 'Only PDF file is allowed'],
      [named('empty.pdf', 'OTHR', Buffer.alloc(0)), 'Please specify a file to import.'],
      [named('locked.pdf', 'OTHR', await encryptedPdf()), 'encrypted'],
      [
        named('script.pdf', 'OTHR', await madePdf(opening({ S: '/JavaScript', JS: 'x' }))),
        'scripts',
      ],
      [named('nested.pdf', 'OTHR', await madePdf(withAttachment)), 'other files'],
      // Readers of archives look at the end of a file, those of PDFs at its beginning.
      [named('archive.pdf', 'OTHR', Buffer.concat([macros, whole])), 'scripts'],
      [
        named('late.pdf', 'OTHR', Buffer.concat([Buffer.alloc(2000, 'x'), whole])),
        'Only PDF file is allowed',
      ],
      [named('big.pdf', 'OTHR', Buffer.concat([whole, Buffer.alloc(11_000_000)])), '10'],
    ];
    for (const [file, words] of refused) {
      const { status, body } = await send(file);
      expect([file.name, status >= 400 && status < 500, body.status]).toEqual([
        file.name,
        true,
        'error',
      ]);
      expect(body.message).toContain(words);
    }
  });

  it('that were cut off on their way are refused, with those that had arrived whole', async () => {
    const before = await shelf();
    const part = (head: string, body: string) =>
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const file = (name: string) => `name="files[]"; filename="${name}"`;
    const payload = [
      part('name="claim_id"', claim.claim_id),
      part('name="claim_number"', claim.claim_number),
      part('name="prefix[]"', 'OTHR'),
      part(file('whole.pdf'), (await madePdf()).toString('latin1')),
      part('name="prefix[]"', 'OTHR'),
      part(file('cut.pdf'), '%PDF-1.7 and no'),
    ].join('');
    const sent = await marian.browser.send({
      method: 'POST',
      url: '/api/claims/v2/upload_matter_claim_files',
      headers: { 'content-type': 'multipart/form-data; boundary=b', ...marian.token },
      payload: Buffer.from(payload, 'latin1'),
    });
    expect(sent).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^This upload could not be read/) },
    });
    expect(await shelf()).toEqual(before);
  });

  it('are six of a type at a time at most (OR-42)', async () => {
    const some = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, at) => named(`${prefix}-${count}-${at}.pdf`, prefix));
    expect(await send(...some(7, 'HNOT'))).toMatchObject({
      status: 422,
      body: { message: 'Please Select File Less Then Six' },
    });
    expect((await send(...some(6, 'HNOT'), ...some(6, 'CDOC'))).status).toBe(200);
  });

  it('have a prefix that there is, and go to a claim of the own', async () => {
    expect((await send(named('odd.pdf', 'XXXX'))).status).toBe(422);
    const other = await Claimant.of(server.app, 'demoattorney3');
    for (const [who, fields, call] of [
      [other, claim, 'upload_matter_claim_files'],
      [marian, { ...claim, claim_number: '299999999' }, 'upload_matter_claim_files'],
      [marian, { claim_id: claim.claim_id }, 'upload_cdl_claim_files'],
      [marian, { claim_id: 'no id' }, 'upload_cdl_claim_files'],
    ] as const)
      expect(await who.upload(call, { ...fields }, [named('x.pdf')])).toMatchObject({
        status: 404,
        body: { status: 'error' },
      });
  });

  it('with forty hostile names are kept under harmless ones, or refused', async () => {
    expect(HOSTILE_NAMES).toHaveLength(40);
    for (const name of HOSTILE_NAMES) {
      const { status } = await send(named(name, 'DLET'));
      expect([name, status < 500]).toEqual([name, true]);
    }
    for (const { name } of await shelf()) expect(name).not.toMatch(/[\\/<>:"|?*\p{Cc}]|^\./u);
  });
});
