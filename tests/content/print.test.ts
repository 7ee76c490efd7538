// One printer of content: the same value has the same bytes, whoever wrote them and whatever was done and undone in between.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { printJson } from '../../runtime/content/index.ts';
import type { Json } from '../../runtime/core/index.ts';
import { ROOT } from '../../server/common/root.ts';
import { randomOf } from '../helpers/chance/random.ts';
import { repositoryContent } from '../helpers/releases.ts';

const EDITS = 10_000;

async function printedFiles(): Promise<readonly (readonly [string, string])[]> {
  const files = [...(await repositoryContent())];
  return files.filter(([file]) => file.endsWith('.json') && !file.startsWith('schemas/released/'));
}

test('every file of the content is printed again as it stands', async () => {
  for (const [file, text] of await printedFiles())
    expect(printJson(JSON.parse(text) as Json), file).toBe(text);
});

test('a change and its undoing leave every byte as it was', async () => {
  const files = await printedFiles();
  const random = randomOf(33);
  for (let n = 0; n < EDITS; n += 1) {
    const [file, text] = random.of(files);
    const value = JSON.parse(text) as Json;
    const undo = editSomewhere(value, random);
    const changed = printJson(value);
    expect(JSON.parse(changed), file).toEqual(value);
    expect(changed, file).not.toBe(text);
    undo();
    if (printJson(value) !== text) expect(printJson(value), file).toBe(text);
  }
}, 600_000);

test('the formatter of the repository agrees with it on whatever there may be', () => {
  const random = randomOf(7);
  const value = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [`of ${n}`, random.value(4)]),
  ) as Json;
  const print = printJson(value);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=schemas/any.json'],
    { cwd: ROOT, input: print, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  expect(stdout, stderr).toBe(print);
});

type Random = ReturnType<typeof randomOf>;
type Open = Record<string, Json> | Json[];

/** One change at one place; the answer takes it back. */
function editSomewhere(value: Json, random: Random): () => void {
  const places: Open[] = [];
  const walk = (at: Json): void => {
    if (typeof at !== 'object' || at === null) return;
    if (Object.keys(at).length > 0) places.push(at as Open);
    for (const inner of Object.values(at)) walk(inner as Json);
  };
  walk(value);
  const place = random.of(places);
  return Array.isArray(place) ? editList(place, random) : editObject(place, random);
}

function editList(list: Json[], random: Random): () => void {
  const before = [...list];
  const at = random.below(list.length);
  const ways = [
    () => list.splice(at, 1),
    () => list.splice(at, 0, ['new', random.value(2)]),
    () => list.splice(at, 1, { new: random.value(2) }),
  ];
  random.of(ways)();
  return () => list.splice(0, list.length, ...before);
}

function editObject(object: Record<string, Json>, random: Random): () => void {
  const before = Object.entries(object);
  const at = random.below(before.length);
  const [name, member] = before[at] ?? ['', null];
  const after = random.of([
    before.toSpliced(at, 1),
    before.toSpliced(at, 1, [`${name} renamed`, member]),
    before.toSpliced(at, 1, [name, { new: random.value(2) }]),
    // No name of the content: one that is there already would be put in its own place.
    before.toSpliced(at, 0, ['that nobody has', random.value(3)]),
  ]);
  const become = (entries: readonly (readonly [string, Json])[]) => {
    for (const key of Object.keys(object)) delete object[key];
    for (const [key, one] of entries) object[key] = one;
  };
  become(after);
  return () => become(before);
}
