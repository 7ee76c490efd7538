// `npm run leads -- import`, as whoever keeps the portal runs it: people of a CSV file can apply afterwards.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { readCsv } from '../../server/leads/read-csv.ts';
import { copyStore } from '../helpers/copied-store.ts';
import { Browser, startApp } from './helpers/app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';

beforeEach(async () => {
  by = BY_ITSELF;
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const storeIsThere = () => copyStore(inject('newStore'), join(folder, 'data'));

interface Run {
  readonly code: number;
  readonly lines: readonly string[];
}

/** Imports a file of these contents into the store of the folder. */
async function importing(contents: string | Uint8Array, ...more: string[]): Promise<Run> {
  const file = join(folder, 'leads.csv');
  await writeFile(file, contents);
  return command('import', file, ...more);
}

const BY_NPM = ['npm', 'run', '--silent', 'leads', '--'];
/** What `npm run leads` runs; npm alone takes longer than the import. */
const BY_ITSELF = [process.execPath, 'scripts/run.mjs', 'leads'];
let by = BY_ITSELF;

function command(...args: string[]): Promise<Run> {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    SECURITY_LOG: '/dev/null',
  };
  const [program = '', ...before] = by;
  return new Promise((resolve) => {
    execFile(program, [...before, ...args], { cwd: ROOT, env }, (error, out, words) =>
      resolve({
        code: error === null ? 0 : Number(error.code),
        lines: (out + words)
          .replaceAll(`${folder}/`, '')
          .split('\n')
          .filter((line) => line !== '' && !line.startsWith('npm ')),
      }),
    );
  });
}

/** What a person of that address finds on the sign-in page, the mailbox proved. */
async function foundBy<T>(look: (lead: (email: string) => Promise<unknown>) => Promise<T>) {
  const app = await startApp({ dataDir: join(folder, 'data'), config: { applicantCode: false } });
  try {
    return await look(async (email) => {
      const { body } = await new Browser(app).post('getLeadHubspot', { emailAddress: email });
      return body.result.lead[0];
    });
  } finally {
    await app.close();
  }
}

it('whoever stands in the file can apply, with what it knows of them filled in', async () => {
  by = BY_NPM;
  const done = await importing(
    '\ufeffEmail;First Name;lastname;Phone;State;Family Defender;Frstname\r\n' +
      'Ann.New@Example.com;Ann;"New; née Old";404 555 0111;Georgia;Yes;x\r\n\r\n' +
      'bob@example.com;Bob;;;;;\r\n',
  );
  expect(done).toEqual({
    code: 0,
    lines: [
      'The column "Frstname" is not read by any form; did you mean "firstname"?',
      '2 added, 0 updated, 0 left alone.',
    ],
  });
  const [ann, nobody] = await foundBy(async (lead) => [
    await lead('ann.new@example.com'),
    await lead('carol@example.com'),
  ]);
  expect(ann).toMatchObject({
    email: 'ann.new@example.com',
    firstname: 'Ann',
    lastname: 'New; née Old',
    phone: '404 555 0111',
    state: 'Georgia',
    family_defender: 'Yes',
  });
  expect(nobody).toBeUndefined();
});

it.each([
  ['commas', 'email,firstname,city\nann@example.com,Ann; tea,Park Ave;\tNorth\n', 'Ann; tea'],
  ['semicolons', 'email;firstname;city\nann@example.com;Ann, tea;Park Ave\n', 'Ann, tea'],
  ['tabs', 'email\tfirstname\tcity\nann@example.com\tAnn; tea, too\tPark Ave\n', 'Ann; tea, too'],
])(
  'a file with %s between its columns keeps the other separators in its texts',
  async (_, contents, name) => {
    await storeIsThere();
    const done = await importing(contents);
    expect(done.lines).toEqual(['1 added, 0 updated, 0 left alone.']);
    expect(await foundBy((lead) => lead('ann@example.com'))).toMatchObject({ firstname: name });
  },
);

it('a long file says how far it is, and that doing it again finishes it', async () => {
  await storeIsThere();
  const people = Array.from({ length: 4100 }, (_, at) => `p${at}@example.com,Ann`);
  const done = await importing(['email,firstname', ...people, ''].join('\n'), '--dry-run');
  expect(done.lines).toEqual([
    '4,100 leads to go through. If this is cut off, import the file again.',
    '2,000 of 4,100 done',
    '4,000 of 4,100 done',
    'It would be: 4,100 added, 0 updated, 0 left alone.',
  ]);
});

it('a second import completes who is known, and empties nothing', async () => {
  await storeIsThere();
  await importing('email,firstname,lastname\nann@example.com,Ann,Old\n');
  const tried = await importing(
    'email,firstname,lastname,zip\nANN@example.com,,New,30309\n',
    '--dry-run',
  );
  expect(tried.lines).toEqual(['It would be: 0 added, 1 updated, 0 left alone.']);
  const done = await importing('email,firstname,lastname,zip\nANN@example.com,,New,30309\n');
  expect(done.lines).toEqual(['0 added, 1 updated, 0 left alone.']);
  expect(await foundBy((lead) => lead('ann@example.com'))).toMatchObject({
    firstname: 'Ann',
    lastname: 'New',
    zip: '30309',
  });
});

it('a spreadsheet may say its separator in a line before the names', async () => {
  await storeIsThere();
  const { lines } = await importing('sep=;\r\nemail;firstname\r\nann@example.com;"Ann; A."\r\n');
  expect(lines).toEqual(['1 added, 0 updated, 0 left alone.']);
  const refused = await importing('sep=;\r\nemail;firstname\r\nx;Ann\r\n');
  expect(refused.lines[0]).toBe('leads.csv, line 3: "x" is no e-mail address.');
});

it('takes no e-mail address that the sign-in page refuses', async () => {
  const { pattern } = await emailBlock();
  for (const email of [
    'ann@example.com',
    "o'neil@example.com",
    'ann@example.photography',
    'ann@example.com.',
    'mailto:ann@example.com',
    '\u200bann@example.com',
    'a.b+c@mail.example.co.uk',
  ]) {
    const { faults } = readCsv(new TextEncoder().encode(`email\n${email}\n`), new Map());
    expect(faults.length === 0, email).toBe(new RegExp(pattern).test(email));
  }
});

/** What the sign-in page asks of an e-mail address. */
async function emailBlock(): Promise<{ readonly pattern: string }> {
  const block = await readFile(join(ROOT, 'schemas/blocks/common.schema.json'), 'utf8');
  return (JSON.parse(block) as { definitions: { email: { pattern: string } } }).definitions.email;
}

it('with one faulty line nothing is imported, and every fault is told with its line', async () => {
  await storeIsThere();
  const refused = await importing(
    `email,firstname\nx,Y\nann@example.com,B\n\nANN@example.com,C,D\n,E\nlong@example.com,${'L'.repeat(121)}\n`,
  );
  expect(refused).toEqual({
    code: 1,
    lines: [
      'leads.csv, line 2: "x" is no e-mail address.',
      'leads.csv, line 5: There are more cells than columns: a text with a comma in it needs quotes.',
      'leads.csv, line 5: The same e-mail address stands in line 3.',
      'leads.csv, line 6: There is no e-mail address.',
      'leads.csv, line 7: "firstname" has 121 characters. At most 120 are kept.',
      'Nothing was imported. Mend the file and import it again.',
    ],
  });
  expect(await foundBy((lead) => lead('ann@example.com'))).toBeUndefined();
});

it.each([
  ['no e-mail column', 'name\nx\n', /line 1: There is no column "email"/],
  [
    'a column twice',
    'email,E-Mail\na@example.com,b@example.com\n',
    /line 1: The column "email" stands there twice/,
  ],
  [
    'an open quote',
    'email,firstname\na@example.com,"open\n',
    /line 2: A quote \("\) is opened in this file and never closed\. Close it/,
  ],
  [
    'a quote in a text',
    'email,firstname\na@example.com,"Ann" Lee\n',
    /line 2: A quote \("\) stands inside a text\. Put the whole text in quotes/,
  ],
  [
    'a cell too many',
    'email;firstname\na@example.com;Ann;Lee\n',
    /line 2: There are more cells than columns: a text with a semicolon in it needs quotes/,
  ],
  [
    'a sign that no store keeps',
    'email,firstname\nann@example.com,A\u0000nn\n',
    /line 2: A sign that cannot be seen stands in "firstname"\. Type the text anew/,
  ],
  [
    'an e-mail address between brackets, as mail programs copy it',
    'email,firstname\n<ann@example.com>,Ann\n',
    /line 2: The sign-in page does not take the e-mail address "<ann@example\.com>"/,
  ],
  ['another encoding', Uint8Array.from([0x65, 0xe9, 0x0a]), /save it as "CSV UTF-8"/],
  ['nothing', '', /The file is empty/],
])('a file with %s is refused in a line', async (_, contents, words) => {
  const { code, lines } = await importing(contents);
  expect(code).toBe(1);
  expect(
    lines.find((line) => words.test(line)),
    lines.join('\n'),
  ).toBeDefined();
});

it('a file that is not there, and a command without one, are told what to do', async () => {
  const missing = await command('import', join(folder, 'none.csv'));
  expect(missing).toEqual({ code: 1, lines: ['none.csv cannot be read (ENOENT).'] });
  const empty = await command();
  expect(empty.lines).toEqual(['Say which file: npm run leads -- import leads.csv [--dry-run]']);
});
