// What is looked for of a form's submissions as one file, one submission on paper: whole, safe to open, without what is kept back.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { popplerText } from '../esign/helpers.ts';
import { DRIVERS } from '../helpers/databases.ts';
import { aReceivingServer, DESK, EDITOR, PUBLISHER, type Reader } from './a-received.ts';
import { unzipped } from './unzipped.ts';

const all = (reader: Reader, as: 'csv' | 'json' | 'zip', more = {}) =>
  reader.file('export', { form: 'visit', as, ...more });

const csv = async (reader: Reader, more = {}): Promise<Record<string, string>[]> => {
  const { bytes } = await all(reader, 'csv', more);
  return parse(bytes, { bom: true, columns: true, relax_column_count: false });
};

describe.each(DRIVERS)('what a form received, as a file, on %s', (driver) => {
  const server = aReceivingServer(driver);

  it('has a line for each that is looked for, in words, and none that a spreadsheet computes', async () => {
    await server.sent({ office: 'south' });
    const id = await server.sentWithFiles(
      { photos: 'door.pdf' },
      {
        remarks: '=HYPERLINK("http://evil.example","open"), "and" more\nlines',
        topics: ['fees', 'forms'],
        badge: 'AB-123456',
        guests: [
          { name: 'Bo Reed', seat: 'A1' },
          { name: '@Cy', seat: '+2' },
        ],
      },
    );
    const desk = await server.reader(DESK);
    expect(await csv(desk)).toHaveLength(2);
    const [line, ...others] = await csv(desk, { answers: { office: 'north' } });
    expect(others).toEqual([]);
    expect(line).toEqual({
      ...{ Id: id, 'Sent (Eastern Time)': '2026-03-02 10:00:00' },
      ...{ By: 'A visitor', 'Attorney number': '' },
      ...{ Office: 'North office', Name: 'Ada Quill', 'Day of the visit': '02/27/2026' },
      ...{ 'I parked there': '', 'What it was about': 'Fees, Forms' },
      Remarks: '\'=HYPERLINK("http://evil.example","open"), "and" more\nlines',
      Guests: 'Bo Reed, A1\n@Cy, +2',
      ...{ Photos: 'door.pdf', Passes: '' },
    });
  });

  it('has an object for each, as it is stored, without secrets', async () => {
    const id = await server.sentWithFiles({ photos: 'door.pdf' }, { badge: 'AB-123456' });
    const desk = await server.reader(DESK);
    const answer = await all(desk, 'json');
    expect(answer.type).toContain('application/json');
    const [one, ...others] = JSON.parse(String(answer.bytes)) as object[];
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      ...{ id, form: 'visit', sender: 'A visitor', sent: server.now.toISOString() },
      answers: { office: 'north', visitor: 'Ada Quill', photos: [{ name: 'door.pdf' }] },
      files: [{ name: 'door.pdf', field: '/photos' }],
    });
    expect(String(answer.bytes)).not.toContain('123456');
    expect(String((await all(desk, 'json', { find: 'nowhere' })).bytes)).toBe('[]\n');
  });

  it('keeps personal data back from whoever may not see them, whatever the file', async () => {
    await server.sentWithFiles(
      { passes: 'pass.pdf', photos: 'door.pdf' },
      { guests: [{ name: 'Bo Reed', seat: 'A1' }] },
    );
    const publisher = await server.reader(PUBLISHER);
    const [line] = await csv(publisher);
    expect(line).toMatchObject({
      Name: 'Hidden from your role',
      Guests: 'Hidden from your role, A1',
      Passes: 'Hidden from your role',
    });
    const json = await all(publisher, 'json');
    const zip = await all(publisher, 'zip');
    const [one] = JSON.parse(String(json.bytes)) as { hidden: string[]; answers: object }[];
    expect(one?.hidden).toEqual(['/visitor', '/guests/*/name', '/passes']);
    expect(one?.answers).toMatchObject({ guests: [{ seat: 'A1' }] });
    for (const { bytes } of [json, zip])
      for (const word of ['Ada', 'Bo Reed', 'pass.pdf']) expect(String(bytes)).not.toContain(word);
    expect(Object.keys(unzipped(zip.bytes))).toHaveLength(1);
  });

  it('has the files of all in a folder for each, and names those that are gone', async () => {
    const one = await server.sentWithFiles({ photos: 'door.pdf', passes: 'door.pdf' });
    const other = await server.sentWithFiles({ photos: 'gone.pdf' });
    const { key } = await server.app.store
      .selectFrom('form_file')
      .select('file_key as key')
      .where('submission_id', '=', other)
      .executeTakeFirstOrThrow();
    await server.app.services.files.delete('form/visit', key ?? '');
    const zip = await all(await server.reader(DESK), 'zip');
    expect(zip.type).toBe('application/zip');
    const files = unzipped(zip.bytes);
    const folder = (id: string) => `2026-03-02 ${id.slice(0, 8)}`;
    expect(Object.keys(files).sort()).toEqual(
      [`${folder(one)}/door (2).pdf`, `${folder(one)}/door.pdf`, 'Missing files.txt'].sort(),
    );
    expect(String(files[`${folder(one)}/door.pdf`])).toMatch(/^%PDF/);
    expect(String(files['Missing files.txt'])).toContain(`${folder(other)}/gone.pdf`);
  });

  it('is refused before anything is sent to whoever may not read it, or looks for what is no filter', async () => {
    const editor = await server.reader(EDITOR);
    for (const as of ['csv', 'json', 'zip'] as const)
      expect((await all(editor, as)).status).toBe(403);
    const desk = await server.reader(DESK);
    expect((await all(desk, 'csv', { answers: { remarks: 'x' } })).status).toBe(400);
  });

  it('puts one submission on paper', async () => {
    const id = await server.sent({ guests: [{ name: 'Bo Reed', seat: 'A1' }] });
    const desk = await server.reader(DESK);
    const pdf = await desk.get('print', { form: 'visit', id });
    expect(pdf.status).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = await popplerText(await desk.paper('print', { form: 'visit', id }));
    expect(text).toContain('Bo Reed');
    expect(text).toContain('Page 1 of 1');
    // Nobody was asked to sign it.
    expect(text).not.toContain('Signature');
    const editor = await server.reader(EDITOR);
    expect((await editor.get('print', { form: 'visit', id })).status).toBe(403);
  });
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What is held, without what nobody holds any more. */
function heldNow(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

describe('100,000 submissions as one file', () => {
  const server = aReceivingServer('postgres');
  const COUNT = 100_000;
  const FEW = 5000;
  const LOOK_EVERY = 10 * 2 ** 20;
  /** All of it is more than three times as much. */
  const MOST_HELD = 30 * 2 ** 20;

  it('are sent with as little memory as a few', async () => {
    const first = await server.sent();
    // A few at a time: a statement may not take long here.
    for (let from = 2; from <= COUNT; from += FEW)
      await sql`insert into submission (id, form_id, release, revision, data, secrets, owner, submitted_at)
        select gen_random_uuid(), form_id, release, 0,
          data || jsonb_build_object('remarks', nth || repeat(' quick and clear', 60)),
          secrets, owner, submitted_at - nth * interval '1 minute'
        from submission cross join generate_series(${from}::int, ${from + FEW - 1}::int) as nth
        where id = ${first}::uuid`.execute(server.app.store);
    const desk = await server.reader(DESK);
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const before = heldNow();
    const answer = await fetch(`${address}/api/received/export`, {
      method: 'POST',
      headers: { ...desk.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ form: 'visit', as: 'csv' }),
    });
    let [bytes, looked, held] = [0, 0, 0];
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes < looked + LOOK_EVERY) continue;
      looked = bytes;
      held = Math.max(held, heldNow() - before);
    }
    expect(answer.status).toBe(200);
    expect(bytes).toBeGreaterThan(3 * MOST_HELD);
    expect(held).toBeLessThan(MOST_HELD);
  }, 240_000);
});
