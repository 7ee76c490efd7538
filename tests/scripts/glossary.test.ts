// The glossary stays short: at most 25 words are our own, each told once, with a place where it is at work.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the glossary has at most 25 words, in order, each with a meaning and a place that is there', async () => {
  const text = await readFile(`${root}docs/glossary.md`, 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .slice(1);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.length).toBeLessThanOrEqual(25);
  const words = rows.map(([word]) => word);
  expect(words).toEqual([...new Set(words)].sort());
  for (const [word = '', means = '', elsewhere = '', where = '', ...more] of rows) {
    expect(more, word).toEqual([]);
    expect(means.split(' ').length, word).toBeGreaterThan(4);
    expect(elsewhere, word).not.toBe('');
    expect(existsSync(`${root}${where.replaceAll('`', '')}`), `${word}: ${where}`).toBe(true);
  }
});
