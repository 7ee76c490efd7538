// What the guide says of making a form from another one is true of its commands, followed to the letter.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examplesOf } from '../helpers/readme-examples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = await readFile(join(root, 'schemas/README.md'), 'utf8');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-import-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What a command of the guide says; `args` are those it names, and others for the folder of the test. */
const said = async (command: string, args: readonly string[]) =>
  (
    await promisify(execFile)(process.execPath, ['scripts/run.mjs', command, ...args], {
      cwd: root,
    })
  ).stdout;

test('the schema and the layout of the guide are imported with the words it shows', async () => {
  const part = readme.slice(
    readme.indexOf('## A form from elsewhere\n'),
    readme.indexOf('## Sections that several forms share\n'),
  );
  for (const [name, text] of examplesOf(part)) await writeFile(join(folder, name), text);
  const [, named = ''] = /`npm run import-form -- (visit\.json [^`]*)`/.exec(part) ?? [];
  const args = named.split(' ').map((arg) => (arg.endsWith('.json') ? join(folder, arg) : arg));
  const printed = await said('import-form', [...args, '--into', join(folder, 'into')]);
  const [, shown] = /^```text\n([\s\S]*?)^```/m.exec(part) ?? [];
  expect(printed).toBe(shown);
  const words = await readFile(join(folder, 'into/messages/en-US/office-visit.json'), 'utf8');
  expect(JSON.parse(words)).toMatchObject({
    'name.error.required': 'Say who is coming.',
    'kind.option.meeting': 'To meet somebody',
  });
});

test('a form like another one is laid out with all that the other one has', async () => {
  const [, id = '', like = ''] = /`npm run new-form -- (\S+) --like (\S+)`/.exec(readme) ?? [];
  for (const room of ['schemas', 'rules', 'messages'])
    await cp(join(root, room), join(folder, room), { recursive: true });
  await said('new-form', [id, folder, '--like', like]);
  const own = async (name: string) => ({
    form: (await readdir(join(folder, 'schemas/forms', name))).sort(),
    rules: (await readdir(join(folder, 'rules')))
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => file.slice(name.length)),
  });
  const made = await own(id);
  expect(made.form.length).toBeGreaterThan(2);
  expect(made).toEqual(await own(like));
});
