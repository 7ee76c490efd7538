// Each fault of the house is found in a small tree made for it; the house itself is checked by `npm test`.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { findFaults } from '../../scripts/arrows/find.ts';
import { idleExceptions } from '../../scripts/arrows/idle.ts';

const made: string[] = [];

afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** The faults of a tree of files, as `file:line message`. */
async function faultsOf(files: Record<string, string>): Promise<readonly string[]> {
  const root = await mkdtemp(join(tmpdir(), 'arrows-'));
  made.push(root);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return (await findFaults(root)).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test('a house in order has no faults', async () => {
  const faults = await faultsOf({
    'runtime/core/index.ts': "export { judge } from './judge.ts';\n",
    'runtime/core/judge/judge.ts': 'export const judge = 1;\n',
    'runtime/content/index.ts':
      "import { judge } from '../core/index.ts';\nexport const a = judge;\n",
    'runtime/content/schema/validators.ts': "import { Ajv } from 'ajv';\nexport { Ajv };\n",
    'app/main.tsx':
      "import { judge } from '../runtime/core/index.ts';\nexport const b = <p>{judge}</p>;\n",
    'tests/core/a.test.ts':
      "import { judge } from '../../runtime/core/judge/judge.ts';\nexport { judge };\n",
  });
  expect(faults).toEqual([]);
});

test.each([
  ['a static import', "import { a } from '../../app/index.ts';\nexport { a };\n"],
  ['a type import', "import type { a } from '../../app/index.ts';\nexport type { a };\n"],
  ['a re-export', "export * from '../../app/index.ts';\n"],
  ['a dynamic import', "export const a = () => import('../../app/index.ts');\n"],
  ['an import inside a type', "export type A = import('../../app/index.ts').A;\n"],
  ['a worker by URL', "export const a = new URL('../../app/index.ts', import.meta.url);\n"],
])('an arrow against the plan is found in %s', async (_name, text) => {
  const faults = await faultsOf({
    'app/index.ts': 'export const a = 1;\n',
    'runtime/core/bad.ts': text,
  });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^runtime\/core\/bad\.ts:1 runtime\/core may not import app/);
});

test('entering a room past its door is found', async () => {
  const faults = await faultsOf({
    'runtime/core/values/paths.ts': 'export const a = 1;\n',
    'server/calls/a.ts':
      "\nimport { a } from '../../runtime/core/values/paths.ts';\nexport { a };\n",
  });
  expect(faults).toEqual([
    'server/calls/a.ts:2 enters runtime/core past its door: import runtime/core/index.ts instead of ../../runtime/core/values/paths.ts',
  ]);
});

test('a circle of imports is found once, types included', async () => {
  const faults = await faultsOf({
    'app/a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
    'app/b.ts': "import { c } from './c.ts';\nexport const b = c;\n",
    'app/c.ts':
      "import type { a } from './a.ts';\nexport const c = 1;\nexport type A = typeof a;\n",
  });
  expect(faults).toEqual([
    'app/a.ts:1 imports in a circle: app/a.ts → app/b.ts → app/c.ts → app/a.ts',
  ]);
});

test('a circle of folders is found where no file is in a circle, with the imports that make it', async () => {
  const faults = await faultsOf({
    'app/near/a.ts': "import { b } from '../far/b.ts';\nexport const a = b;\n",
    'app/near/c.ts': 'export const c = 1;\n',
    'app/far/b.ts': 'export const b = 1;\n',
    'app/far/d.ts': "import type { c } from '../near/c.ts';\nexport type D = typeof c;\n",
  });
  expect(faults).toEqual([
    'app/far/d.ts:1 knots app (far, near): app/far/d.ts → app/near/c.ts, app/near/a.ts → app/far/b.ts',
  ]);
});

test('a file that a folder beside it needs, and that needs the folder, is a circle too', async () => {
  const faults = await faultsOf({
    'server/app.ts': "import { a } from './calls/a.ts';\nexport const app = a;\n",
    'server/calls/a.ts': "import { c } from '../context.ts';\nexport const a = c;\n",
    'server/context.ts': "export { b as c } from './calls/b.ts';\n",
    'server/calls/b.ts': 'export const b = 1;\n',
  });
  expect(faults).toEqual([
    'server/calls/a.ts:1 knots server (calls, context.ts): server/calls/a.ts → server/context.ts, server/context.ts → server/calls/b.ts',
    'server/context.ts:1 lies loose in server below server/calls/a.ts, and server/app.ts above server/calls/a.ts: give what folders draw on a folder of its own',
  ]);
});

test('loose files on both sides of the folders beside them are found, without any circle', async () => {
  const faults = await faultsOf({
    'server/app.ts': "import { a } from './calls/a.ts';\nexport const app = a;\n",
    'server/calls/a.ts': "import { b } from '../words.ts';\nexport const a = b;\n",
    'server/words.ts': 'export const b = 1;\n',
  });
  expect(faults).toEqual([
    'server/words.ts:1 lies loose in server below server/calls/a.ts, and server/app.ts above server/calls/a.ts: give what folders draw on a folder of its own',
  ]);
});

test('folders that only look one way are in order', async () => {
  const faults = await faultsOf({
    'app/pages/deep/a.ts': "import { b } from '../../layout/b.ts';\nexport const a = b;\n",
    'app/pages/c.ts': "import { b } from '../layout/b.ts';\nexport const c = b;\n",
    'app/layout/b.ts': 'export const b = 1;\n',
  });
  expect(faults).toEqual([]);
});

const longFunction = (head: string, tail: string) => `${head}\n${'  run();\n'.repeat(59)}${tail}\n`;

test.each([
  ['declared', longFunction('export function long() {', '}'), 'long'],
  ['assigned', longFunction('export const long = () => {', '};'), 'long'],
  ['wrapped', longFunction('export const Long = memo(() => {', '});'), 'Long'],
  ['a method', `class A {\n${longFunction('  long() {', '  }')}}\n`, 'long'],
  ['of an object', `export const a = {\n${longFunction('  long: () => {', '  },')}};\n`, 'long'],
])('a function of more than 60 lines is found: %s', async (_name, text, name) => {
  const faults = await faultsOf({ 'app/long.ts': text });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    new RegExp(`^app/long\\.ts:[12] ${name} has 61 lines; split it at 60$`),
  );
});

test('a function of 60 lines is not too long, nor is what a test passes to describe', async () => {
  const faults = await faultsOf({
    'app/fits.ts': longFunction('export function fits() {', '}').replace('  run();\n', ''),
    'tests/a.test.ts': longFunction("describe('a', () => {", '});'),
  });
  expect(faults).toEqual([]);
});

test('a style sheet of more than 300 lines is found', async () => {
  const faults = await faultsOf({ 'app/theme/long.css': 'a {}\n'.repeat(301) });
  expect(faults).toEqual(['app/theme/long.css:301 has 301 lines; split it at 300']);
});

test('every exception from these bars is still needed', async () => {
  const house = fileURLToPath(new URL('../..', import.meta.url));
  expect(await idleExceptions(house)).toEqual([]);
});

test.each([
  ['runtime/core/a.ts', 'ajv', /may not know ajv/],
  ['server/a.ts', 'ajv/dist/standalone/index.js', /may not know ajv/],
  ['runtime/react/a.ts', 'json-rules-engine', /may not know json-rules-engine/],
  ['runtime/core/rules/engine.ts', 'jsonpath-plus', /may not know jsonpath-plus/],
  ['app/a.ts', 'handlebars', /may not know handlebars/],
  ['server/calls/a.ts', 'kysely', /may not know the database/],
  ['app/a.ts', '@rjsf/core', /may not know @rjsf/],
  ['runtime/core/a.ts', 'react', /may not know React/],
  ['runtime/core/a.ts', 'node:fs', /runtime\/core may not know Node/],
  ['app/a.ts', 'path', /app may not know Node/],
])('%s may not import %s', async (file, library, words) => {
  const faults = await faultsOf({ [file]: `import * as x from '${library}';\nexport { x };\n` });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(words);
});

test('a file of more than 300 lines is found, generated ones are not', async () => {
  const long = 'export {};\n'.repeat(301);
  const faults = await faultsOf({ 'app/long.ts': long, 'app/long.gen.ts': long });
  expect(faults).toEqual(['app/long.ts:301 has 301 lines; split it at 300']);
});

test('nothing may import scripts or tests', async () => {
  const faults = await faultsOf({
    'scripts/a.ts': 'export const a = 1;\n',
    'server/b.ts': "import { a } from '../scripts/a.ts';\nexport { a };\n",
  });
  expect(faults[0]).toMatch(/server may not import scripts/);
});
