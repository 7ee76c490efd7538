// The content commands, run as people run them, on a copy of the smallest content.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { printedAnew } from '../../runtime/content/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await mkdir(join(folder, 'schemas'));
  await cp(join(root, 'schemas/meta'), join(folder, 'schemas/meta'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

function run(script: string, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', script, '--', ...args],
      { cwd: root },
      (error, out, words) =>
        resolve({ code: error === null ? 0 : Number(error.code), said: out + words }),
    );
  });
}

test('a new form passes the check as it is laid out, and is never laid out twice', async () => {
  const laid = await run('new-form', 'office-survey', folder);
  expect(laid.said).toContain('schemas/forms/office-survey/form.json');
  const checked = await run('check', folder);
  expect(checked.said).toMatch(/^Content is right: 1 form, 2 fields, 1 rule, 2 cases, 7 messages/);
  expect(checked.code).toBe(0);
  const again = await run('new-form', 'office-survey', folder);
  expect(again.code).toBe(1);
  expect(again.said).toContain('Nothing was written');
});

test('a file laid out in another way is told, with the first line that differs and what lays it out', async () => {
  const file = join(folder, 'schemas/forms/office-survey/form.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('{\n', '{\n\n'));
  const refused = await run('check', folder);
  expect([refused.code, refused.said.trim()]).toEqual([
    1,
    [
      'schemas/forms/office-survey/form.json',
      '  line 2: The file means what it should, and is laid out otherwise than all others. [layout]',
      '      Run: npm run format',
      '',
      '1 fault.',
    ].join('\n'),
  ]);
  await writeFile(file, text);
});

test('an option that somebody adds to a meta-schema is refused until it says what it is', async () => {
  const file = join(folder, 'schemas/meta/house.schema.json');
  const text = await readFile(file, 'utf8');
  const meta = JSON.parse(text);
  await writeFile(
    file,
    JSON.stringify({ ...meta, properties: { ...meta.properties, motto: { type: 'boolean' } } }),
  );
  const refused = await run('check', folder);
  await writeFile(file, text);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('schemas/meta/house.schema.json');
  expect(refused.said).toContain('/properties/motto: The option "motto" has no title.');
  expect(refused.said).toContain(
    '/properties/motto: The option "motto" does not say for whom it is.',
  );
});

test('a new form of sections that any form can use is one line for each', async () => {
  await cp(join(root, 'schemas/sections/password'), join(folder, 'schemas/sections/password'), {
    recursive: true,
  });
  const wrong = await run('new-form', 'new-password', folder, '--use', 'pasword');
  expect(wrong.code).toBe(1);
  expect(wrong.said).toContain('Did you mean "password"?');
  const laid = await run('new-form', 'new-password', folder, '--use', 'password');
  expect(laid.said).toContain('schemas/forms/new-password/form.json');
  const form = await readFile(join(folder, 'schemas/forms/new-password/form.json'), 'utf8');
  expect(JSON.parse(form).sections).toEqual([{ use: 'password' }]);
  for (const made of [
    'schemas/sections',
    'schemas/forms/new-password',
    'messages/en-US/new-password.json',
  ])
    await rm(join(folder, made), { recursive: true });
});

test('a name that cannot be a form is refused', async () => {
  const { code, said } = await run('new-form', 'Office Survey', folder);
  expect(code).toBe(1);
  expect(said).toContain('small letters, digits and hyphens');
});

test('a fault is said with file, line, place and remedy, and the command fails', async () => {
  const file = join(folder, 'rules/office-survey.rules.json');
  const right = await readFile(file, 'utf8');
  await writeFile(file, right.replace('"answer"', '"anser"'));
  const { code, said } = await run('check', folder);
  await writeFile(file, right);
  expect(code).toBe(1);
  expect(said).toMatch(
    /rules\/office-survey\.rules\.json\n {2}line \d+, \/rules\/0\/conditions\/all\/0\/fact: The rule/,
  );
  expect(said).toContain('Did you mean "answer"?');
});

test('a warning is told and counted, and does not fail', async () => {
  const file = join(folder, 'rules/office-survey.rules.json');
  const right = await readFile(file, 'utf8');
  const rules = JSON.parse(right);
  rules.rules[0].conditions.all.push({ all: [] });
  const print = printedAnew(new Map([['rules/office-survey.rules.json', JSON.stringify(rules)]]));
  await writeFile(file, [...print.values()].join(''));
  const { code, said } = await run('check', folder);
  await writeFile(file, right);
  expect(said).toMatch(
    /rules\/office-survey\.rules\.json\n {2}line \d+, .*: Warning: There are no conditions in "all", and so it always holds. \[empty-all\]/,
  );
  expect(said).toContain('1 warning keeps nothing from being released.');
  expect(said).toMatch(/^Content is right, with 1 warning: 1 form/m);
  expect(code).toBe(0);
});

test('a schema from elsewhere is imported from its file', async () => {
  const schema = 'tests/fixtures/import/jsonresume-job.schema.json';
  const imported = await run('import-form', schema, 'job', '--into', folder);
  expect(imported.said).toContain('The form "job" is imported');
  const checked = await run('check', folder);
  expect(checked.said).toMatch(/^Content is right: 2 forms/);
});

test('a schema that cannot be a form is refused with the reason', async () => {
  const schema = join(folder, 'lost.schema.json');
  const lost = { type: 'object', properties: { name: { $ref: '#/definitions/name' } } };
  await writeFile(schema, JSON.stringify(lost));
  const { code, said } = await run('import-form', schema, 'lost', '--into', folder);
  expect(code).toBe(1);
  expect(said).toContain('"#/definitions/name" names nothing that exists.');
});

test('what was recorded as released cannot be taken away unsaid', async () => {
  const recorded = await run('check', folder, '--record');
  expect(recorded.said).toContain('Recorded as the latest release:');
  const file = join(folder, 'schemas/forms/office-survey/main.schema.json');
  const right = await readFile(file, 'utf8');
  await writeFile(file, right.replace('"maxLength": 500', '"maxLength": 20'));
  const { code, said } = await run('check', folder);
  await writeFile(file, right);
  expect(said).toContain('takes at most 20 characters now: saved answers may break it.');
  expect(code).toBe(1);
});
