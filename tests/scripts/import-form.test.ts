// The command that imports a form: what would not pass the check is never written.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

async function importedText(text: string, part = '') {
  const file = join(folder, 'foreign.json');
  await writeFile(file, text);
  const into = join(folder, 'into');
  const args = ['scripts/run.mjs', 'import-form', file + part, 'foreign', '--into', into];
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
    town: { $ref: '#/definitions/town' },
    address: { $ref: 'address.json' },
  });
  expect(stderr).toContain('cannot be made a form');
  expect(stderr).toContain('"address.json" names another file, which is not there');
  expect(stderr).toContain('"#/definitions/town" names nothing that exists');
  expect(files).toEqual([]);
});

test('a field behind a ref that leads nowhere is told, and the rest is written', async () => {
  const { stdout, files } = await imported({
    name: { type: 'string' },
    town: { $ref: 'https://elsewhere.example/town.json' },
  });
  expect(stdout).toContain('  name: taken as a text');
  expect(stdout).toContain(
    '  town: left out: "https://elsewhere.example/town.json" names another file, which is not there',
  );
  expect(stdout).toContain('      Put that file where the ref says');
  expect(files).toContain(join('schemas', 'forms', 'foreign', 'main.schema.json'));
});

test('what cannot be kept is told with what to do, and the rest is written', async () => {
  const { stdout, files } = await imported({
    name: { type: 'string', pattern: '^(a+)+$' },
    size: { type: 'integer' },
  });
  expect(stdout).toContain('  name: left out: pattern "^(a+)+$". The pattern ^(a+)+$ can take');
  expect(stdout).toContain('      Do not repeat a group that itself repeats');
  expect(files).toContain(join('schemas', 'forms', 'foreign', 'main.schema.json'));
});

test('a part of a file is imported by its place, and called by its own title', async () => {
  const text = JSON.stringify({
    openapi: '3.1.0',
    components: {
      schemas: {
        Name: { type: 'string', maxLength: 9 },
        Pet: { title: 'A pet', properties: { name: { $ref: '#/components/schemas/Name' } } },
      },
    },
  });
  const whole = await importedText(text);
  expect(whole.stderr).toContain('Import a part of it, as <file>#/components/schemas/Pet.');
  const { stdout } = await importedText(text, '#/components/schemas/Pet');
  expect(stdout).toContain('name: taken as a text');
  const words = await readFile(join(folder, 'into/messages/en-US/foreign.json'), 'utf8');
  expect(JSON.parse(words).title).toBe('A pet');
});

test('a file that is no JSON is told by its line, without the insides of the program', async () => {
  const { stderr, files } = await importedText('{\n  "type": "object"\n  "properties": {}\n}');
  expect(stderr).toMatch(/foreign\.json, line 2: This file is not JSON: After this a comma/);
  expect(stderr).not.toContain('SyntaxError');
  expect(files).toEqual([]);
});
