// The command that imports a form, given files that somebody made to break it: each is refused in words, at once, or taken in part.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-hostile-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** What the command says of a file. */
async function imported(text: string) {
  const file = join(folder, 'foreign.json');
  const into = join(folder, 'into');
  await writeFile(file, text);
  const args = ['scripts/run.mjs', 'import-form', file, 'foreign', '--into', into];
  const options = { cwd: root, maxBuffer: 50_000_000 };
  return promisify(execFile)(process.execPath, args, options).then(
    ({ stdout }) => ({ stdout, said: stdout, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => ({
      stdout: error.stdout,
      said: error.stderr,
      code: error.code,
    }),
  );
}

const text = { type: 'string' };
const nested = (levels: number, open: string, close: string) =>
  open.repeat(levels) + JSON.stringify(text) + close.repeat(levels);
const many = (count: number) => Array.from({ length: count }, (_, at) => `value-${at}`);

/** Each names the next twice. */
function doubling(levels: number) {
  const definitions: Record<string, object> = { [`d${levels}`]: text };
  for (let at = 0; at < levels; at += 1) {
    const next = { $ref: `#/definitions/d${at + 1}` };
    definitions[`d${at}`] = { properties: { left: next, right: next } };
  }
  return { $ref: '#/definitions/d0', definitions };
}

function chain(length: number) {
  const definitions: Record<string, object> = { [`d${length}`]: text };
  for (let at = 0; at < length; at += 1)
    definitions[`d${at}`] = { $ref: `#/definitions/d${at + 1}` };
  return { properties: { name: { $ref: '#/definitions/d0' } }, definitions };
}

const DEEP = 'lie more than 500 deep in one another here';
const MANY = 'has too many pieces';

test.each<[string, () => string, string]>([
  ['groups without end', () => nested(100_000, '{"properties":{"a":', '}}'), DEEP],
  ['lists without end', () => `{"properties":{"a":${nested(5_000, '{"items":', '}')}}}`, DEEP],
  [
    'a default without end',
    () => `{"properties":{"a":{"default":${nested(9_000, '[', ']')}}}}`,
    DEEP,
  ],
  [
    '100,000 fields',
    () => JSON.stringify({ properties: Object.fromEntries(many(100_000).map((n) => [n, text])) }),
    MANY,
  ],
  ['refs that double', () => JSON.stringify(doubling(60)), MANY],
  [
    '20,000 possibilities',
    () => JSON.stringify({ properties: { a: { oneOf: many(20_000).map((n) => ({ title: n })) } } }),
    MANY,
  ],
  [
    '100,000 choices',
    () => JSON.stringify({ properties: { a: { enum: many(100_000) } } }),
    'are too many for a form',
  ],
  [
    '100,000 required names',
    () => JSON.stringify({ properties: { a: text }, required: many(100_000) }),
    'are too many for a form',
  ],
  [
    'a chain of refs',
    () => JSON.stringify(chain(5_000)),
    'stands behind more than 200 refs, one behind the other',
  ],
  ['a ring of refs', () => '{"$ref":"#"}', '"#" leads back to itself'],
  [
    'a name without end',
    () => JSON.stringify({ properties: { ['n'.repeat(3_000_000)]: text } }),
    'A form cannot have a field named "nnn',
  ],
  ['nothing', () => 'null', 'describes no fields'],
  ['a list', () => '[1, 2]', 'describes no fields'],
])('%s is refused in a few words', async (_, make, sentence) => {
  const { said, code } = await imported(make());
  expect(code).toBe(1);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/\n\s+at .*:\d+/);
  expect(said.length).toBeLessThan(3_000);
  expect(said.trim().split('\n').length).toBeLessThan(5);
});

test('of 3,000 refs that lead nowhere a hundred are told', async () => {
  const fields = many(3_000).map((name) => [name, { $ref: `#/definitions/${name}` }]);
  const { said } = await imported(JSON.stringify({ properties: Object.fromEntries(fields) }));
  expect(said).toContain('value-99');
  expect(said).not.toContain('"#/definitions/value-100"');
  expect(said).toContain('and 2900 more.');
});

test('names that reach into the program, and signs nobody sees, are left out, and the rest is a form', async () => {
  const { stdout, said } = await imported(
    `{"__proto__": {"polluted": true}, "required": ["__proto__", "name"], "title": "${'x'.repeat(2_000_000)}",
      "properties": {
        "__proto__": {"type": "string"}, "constructor": {"type": "string"}, "name": {"type": "string"},
        "odd\\u0000": {"type": "string"}, "half\\ud800": {"type": "string"},
        "pick": {"enum": ["a", "b\\u0000", "c\\udfff"]},
        "group": {"type": "object", "properties": {"__proto__": {"properties": {"x": {}}}, "toString": {"type": "string"}}},
        "inside": {"$ref": "#/__proto__"}, "code": {"$ref": "#/definitions/toString"}, "ring": {"$ref": "#/definitions/a"}},
      "definitions": {"a": {"$ref": "#/definitions/b"}, "b": {"$ref": "#/definitions/a"}}}`,
  );
  expect(said).toBe(stdout);
  for (const taken of ['constructor', 'name', 'group.toString', 'pick'])
    expect(stdout).toContain(`  ${taken}: taken as`);
  expect(stdout).toContain('a form cannot have a field named "__proto__"');
  expect(stdout).toContain('a form cannot have a field named "odd\uFFFD"');
  expect(stdout).toContain('  code: left out: "#/definitions/toString" names nothing that exists');
  const words = await readFile(join(folder, 'into/messages/en-US/foreign.json'), 'utf8');
  expect(JSON.parse(words).title).toMatch(/^x{100,200} …$/);
});
