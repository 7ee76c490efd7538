// The tour is one page that begins with five places, and what it and the pages of the rooms name is there.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PAGES = [
  'docs/tour.md',
  'docs/glossary.md',
  'runtime/README.md',
  'app/README.md',
  'server/README.md',
  'scripts/README.md',
];
const read = (file: string): Promise<string> => readFile(`${root}${file}`, 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
/** Every file and every folder that holds one. */
const there = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_part, at) => parts.slice(0, at + 1).join('/'));
  }),
);

const isThere = (path: string): boolean => {
  const name = path.replace(/\/$/, '');
  if (!/[*<]/.test(name)) return there.has(name);
  const pattern = name.replaceAll(/[.+]/g, '\\$&').replaceAll(/\*|<\w+>/g, '[^/]+');
  return [...there].some((one) => new RegExp(`^${pattern}$`).test(one));
};

const FULL = /^(schemas|rules|messages|runtime|app|server|scripts|tests|docs)\//;
const NEAR = /^[\w*-]+(\/[\w*-]+)*(\/|\.(ts|tsx|mjs|json|md))$/;

/** Names that many folders have. */
const ANYWHERE = ['form.json', 'index.ts'];

test.each(PAGES)('what %s names is there', async (page) => {
  let looked = 0;
  for (const line of (await read(page)).split('\n')) {
    const named = [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
    const full = named.filter((word) => FULL.test(word));
    for (const path of full)
      expect({ line, path, there: isThere(path) }).toMatchObject({ there: true });
    const around = full.flatMap((path) => [path, posix.dirname(path)]);
    for (const word of named.filter(
      (one) => NEAR.test(one) && !FULL.test(one) && !ANYWHERE.includes(one),
    ))
      if (around.length > 0)
        expect({
          line,
          word,
          there: around.some((one) => isThere(posix.join(one, word))),
        }).toMatchObject({ there: true });
    looked += full.length;
  }
  expect(looked).toBeGreaterThan(3);
});

test.each(PAGES)('links and numbers of decisions in %s lead somewhere', async (page) => {
  const text = await read(page);
  for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
    if (!target.includes(':'))
      expect([target, isThere(posix.join(posix.dirname(page), target))]).toEqual([target, true]);
  for (const [, numbers = ''] of text.matchAll(/\(decisions? ([\d, and to]+)\)/g))
    for (const [number] of numbers.matchAll(/\d{4}/g))
      expect(
        files.some((file) => file.startsWith(`docs/decisions/${number}-`)),
        number,
      ).toBe(true);
});

test('the tour is one page, and begins with the five places a newcomer needs', async () => {
  const lines = (await read('docs/tour.md')).split('\n');
  expect(lines.length).toBeLessThan(80);
  const first = lines.slice(0, 12).filter((line) => /^\d\. \*\*/.test(line));
  expect(first.map((line) => line[0])).toEqual(['1', '2', '3', '4', '5']);
});
