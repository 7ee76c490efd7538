// The command that imports a form: what would not pass the check is never written.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-form-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Imports a schema into an empty folder; gives what was printed, and what is there then. */
const imported = (properties: object) =>
  importedText(JSON.stringify({ type: 'object', properties }));

async function importedText(text: string) {
  const file = join(folder, 'foreign.json');
  await writeFile(file, text);
  const into = join(folder, 'into');
  const args = ['scripts/run.mjs', 'import-form', file, 'foreign', '--into', into];
  const printed = await promisify(execFile)(process.execPath, args, { cwd: root }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const files = await readdir(into, { recursive: true }).catch(() => []);
  return { ...printed, files };
}

test('a schema that makes a sound form is written, and each field of it is told', async () => {
  const { stdout, files } = await imported({ name: { type: 'string' }, any: {} });
  expect(stdout).toContain('  name: taken as a text');
  expect(stdout).toContain(
    '  any: changed: it takes an answer of any kind, and is asked as a text',
  );
  expect(stdout).toContain('The form "foreign" is imported');
  expect(files).toContain(join('schemas', 'forms', 'foreign', 'main.schema.json'));
});

test('a schema whose form the check would refuse is refused with every reason, and nothing is written', async () => {
  const { stderr, files } = await imported({
    name: { type: 'string', pattern: '^(a+)+$' },
    address: { $ref: 'address.json' },
  });
  expect(stderr).toContain('cannot be made a form');
  expect(stderr).toContain('"address.json" names another file, which is not there');
  expect(stderr).toContain('can take exponentially long');
  expect(files).toEqual([]);
});

test('a file that is no JSON is told by its line, without the insides of the program', async () => {
  const { stderr, files } = await importedText('{\n  "type": "object"\n  "properties": {}\n}');
  expect(stderr).toMatch(/foreign\.json, line 2: This file is not JSON: After this a comma/);
  expect(stderr).not.toContain('SyntaxError');
  expect(files).toEqual([]);
});
