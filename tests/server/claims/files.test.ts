// The files of a claim: PDFs only, each with the prefix of its type, all kept or none, sent again without a second one, and none after the decision.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aServer } from '../helpers/a-server.ts';
import { pdf } from '../helpers/app.ts';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { encryptedPdf, madePdf, opening, withAttachment, zip } from '../helpers/odd-files.ts';
import { staffToken } from '../helpers/staff.ts';
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

const DECIDED = {
  status: 409,
  body: { status: 'error', message: 'This claim is decided. Its files can no longer be changed.' },
};

describe('files of a claim that is decided', () => {
  const server = aServer('postgres', { config: { demo: true } });

  /** A claim with files still to come, the way its attorney sends them, and the way the desk denies it. */
  async function aClaim(username?: string) {
    const marian = await Claimant.of(server.app, username);
    const one = await marian.open(({ required_documents }) => required_documents.length > 0);
    const made = await marian.claim(one.number, wholeClaim(one));
    const { claim_id: id } = (made.body.data as { data: { claim_id: string } }).data;
    const desk = server.browser();
    const token = await staffToken(desk, 'desk@example.com');
    const move = async (name: string, answers: object = {}): Promise<number> => {
      const asked = { queue: 'claims', id };
      const { data } = (await desk.post('/api/desk/item', asked, token)).body as {
        data?: { item: { status: string }; seen: string };
      };
      const seen = { from: data?.item.status, seen: data?.seen };
      const moved = { ...asked, ...seen, move: name, confirmed: true, ...answers };
      return (await desk.post('/api/desk/move', moved, token)).status;
    };
    expect(await move('take')).toBe(200);
    return {
      send: (...files: readonly { readonly name: string; readonly prefix: string }[]) =>
        marian.upload(
          'upload_matter_claim_files',
          { claim_id: id },
          files.map((file) => ({ ...file, body: pdf(file.name).body })),
        ),
      missing: async () =>
        (await marian.matter(one.number)).claims.find((claim) => claim.id === id)?.missing_files ??
        [],
      deny: async () => expect(await move('deny', { denied_reason: 'Not authorized.' })).toBe(200),
      shelf: () => server.app.services.files.list(`claim/${id}`),
    };
  }

  it('stand still: none is added, not even one that was announced and comes late', async () => {
    const { send, missing, deny, shelf } = await aClaim();
    const first = { name: 'first.pdf', prefix: 'OTHR' };
    expect((await send(first)).status).toBe(200);
    const awaited = await missing();
    expect(awaited.length).toBeGreaterThan(0);
    await deny();
    const before = await shelf();
    expect(await send({ name: 'second.pdf', prefix: 'OTHR' })).toMatchObject(DECIDED);
    expect(await send(...awaited)).toMatchObject(DECIDED);
    expect(await shelf()).toEqual(before);
    // Nothing is waited for any more; what had come, and whose answer was lost, is there.
    expect(await missing()).toEqual([]);
    expect((await send(first)).status).toBe(200);
    expect(await shelf()).toEqual(before);
  });

  it('stay as they were, too, where the decision comes while more are on their way', async () => {
    const { send, deny, shelf } = await aClaim('demoattorney3');
    const { files } = server.app.services;
    const put = files.put.bind(files);
    const decided = vi.spyOn(files, 'put').mockImplementationOnce(async (...given) => {
      const kept = await put(...given);
      await deny();
      return kept;
    });
    const sent = await send(
      { name: 'one.pdf', prefix: 'OTHR' },
      { name: 'two.pdf', prefix: 'OTHR' },
    );
    expect(decided).toHaveBeenCalled();
    decided.mockRestore();
    expect(sent).toMatchObject(DECIDED);
    expect(await shelf()).toEqual([]);
  });
});
