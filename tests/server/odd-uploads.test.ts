// Files with locks, scripts, macros or other files in them are refused in words, and nothing of them is kept.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, startApp } from './helpers/app.ts';
import { type Databases, startDatabases } from './helpers/databases.ts';
import {
  disguisedMacros,
  docx,
  encryptedPdf,
  lockedDocx,
  madePdf,
  opening,
  opensAtFirstPage,
  pdfBomb,
  withAttachment,
  zip,
} from './helpers/odd-files.ts';
import { ANN, addLeads, applicant } from './helpers/people.ts';
import { published } from './helpers/published.ts';

const LOCKED =
  'This file is encrypted or protected by a password. Print it to a new PDF and upload that.';
const ACTIVE =
  'This file contains scripts, macros or programs. Print it to a new PDF and upload that.';
const NESTED = 'This file contains other files. Upload each of them separately.';
const OPAQUE = 'This file could not be checked. Print it to a new PDF and upload that.';
const TAKEN = 'File uploaded successfully';

const SCRIPT = opening({ S: '/JavaScript', JS: 'app.alert(1)' });
const LAUNCH = opening({ S: '/Launch', F: 'cmd.exe' });
/** The same name, spelled so that a plain search does not find it. */
const spelled = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replace('/JavaScript', '/J#61vaScr#69pt'), 'latin1');

/** Readers of archives look at the end of a file, those of PDFs at its beginning. */
const polyglot = async () =>
  Buffer.concat([zip({ '%PDF-1.4': 'x', 'word/vbaProject.bin': 'x' }), await madePdf()]);

const behind = async (name: string) => Buffer.concat([await madePdf(), zip({ [name]: 'x' })]);

describe('an upload', () => {
  let databases: Databases;
  let app: FastifyInstance;
  let ann: Browser;
  let count = 0;

  beforeAll(async () => {
    databases = await startDatabases();
    // Staff who let people send Office files and archives, too.
    const content = await published({
      'schemas/house.json': (text) =>
        text.replace(
          '"files": {',
          '"files": { "docx": { "type": "application/msword", "endings": [".docx", ".doc", ".zip"], "starts": ["PK\\u0003\\u0004", "\\u00d0\\u00cf"] },',
        ),
      'schemas/sections/practice/section.ui.json': (text) =>
        text.replace('"accept": [".pdf"]', '"accept": [".pdf", ".docx", ".doc", ".zip"]'),
    });
    app = await startApp({ ...(await databases.fresh()), parts: { content } });
    await addLeads(app, ANN);
    ann = await applicant(app, ANN);
  });
  afterAll(async () => {
    await app?.close();
    await databases?.stop();
  });

  const own = { attorney_number: ANN.id, module: 'attorney', fileType: 'DEC' };
  const list = async () =>
    (
      (await ann.post('list_temp_files', { attorney_number: ANN.id, module: 'attorney' })).body
        .data as { name: string }[]
    ).map(({ name }) => name);

  it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
    ['an encrypted PDF', '.pdf', encryptedPdf, LOCKED],
    ['a PDF that runs a script when it is opened', '.pdf', () => madePdf(SCRIPT, false), ACTIVE],
    ['the same in packed objects', '.pdf', () => madePdf(SCRIPT), ACTIVE],
    [
      'the same with its name spelled otherwise',
      '.pdf',
      async () => spelled(await madePdf(SCRIPT, false)),
      ACTIVE,
    ],
    ['a PDF that starts a program', '.pdf', () => madePdf(LAUNCH), ACTIVE],
    ['a PDF with another file in it', '.pdf', () => madePdf(withAttachment), NESTED],
    ['a PDF that unpacks to far more than it is', '.pdf', pdfBomb, OPAQUE],
    ['a document with macros', '.docx', () => docx({ 'word/vbaProject.bin': 'x' }), ACTIVE],
    ['a document with macros under another name', '.docx', disguisedMacros, ACTIVE],
    ['a document with a password', '.docx', lockedDocx, LOCKED],
    ['an encrypted archive', '.zip', () => docx({}, 1), LOCKED],
    ['an archive with a program', '.zip', () => docx({ 'run.EXE': 'MZ' }), ACTIVE],
    ['an archive that is cut off', '.zip', () => docx().subarray(0, 60), OPAQUE],
    [
      'an archive whose first entry looks like a PDF',
      '.zip',
      () => zip({ '%PDF-1.4': 'x', 'run.exe': 'MZ' }),
      ACTIVE,
    ],
    ['a PDF that is an archive with macros, too', '.pdf', polyglot, ACTIVE],
    ['a PDF with an archive with macros behind it', '.pdf', () => behind('vbaProject.bin'), ACTIVE],
    ['a PDF with a harmless archive behind it', '.pdf', () => behind('letter.txt'), NESTED],
    [
      'an archive in an archive',
      '.zip',
      () => docx({ 'inner.zip': zip({ 'run.exe': 'MZ' }).toString('latin1') }),
      NESTED,
    ],
    ['a document called a PDF', '.pdf', () => docx({ 'word/vbaProject.bin': 'x' }), ACTIVE],
  ])('that is %s is refused in words, and not kept', async (_, ending, make, message) => {
    const before = await list();
    count += 1;
    const file = { name: `odd-${count}${ending}`, body: await make() };
    const refused = await ann.upload('upload_temp_file', own, file);
    expect([refused.status, refused.body]).toEqual([422, { status: 'Failed', message }]);
    expect(await list()).toEqual(before);
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a PDF', '.pdf', () => madePdf()],
    ['a PDF of the old kind', '.pdf', () => madePdf(undefined, false)],
    ['a PDF that opens at its first page', '.pdf', () => madePdf(opensAtFirstPage)],
    ['a PDF with links', '.pdf', () => madePdf(opening({ S: '/URI', URI: 'https://example.com' }))],
    ['a document without macros', '.docx', () => docx()],
  ])('that is %s is taken', async (_, ending, make) => {
    count += 1;
    const file = { name: `good-${count}${ending}`, body: await make() };
    const { status, body } = await ann.upload('upload_temp_file', own, file);
    expect([status, body.message]).toEqual([200, TAKEN]);
    expect(await list()).toContain(file.name);
  });
});
