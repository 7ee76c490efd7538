// docs/asvs.md has every row of levels 1 and 2 of OWASP ASVS 5.0 once, and names only tests that are there.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Of each section the rows of levels 1 and 2; V10 and V17 are about what we do not have. */
const ROWS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
};

const text = await readFile(join(ROOT, 'docs/asvs.md'), 'utf8');
const [tables = '', others = ''] = text.split('## Rows that do not apply');
const rows = [...tables.matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| .+? \| (.+?) \| (.*?) ?\|$/gm)];

it('docs/asvs.md has every row of levels 1 and 2 once', () => {
  const wanted = Object.entries(ROWS).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  const left = [...others.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([row]) => row);
  const there = [...rows.map(([, row = '']) => row), ...left];
  expect(there.toSorted()).toEqual(wanted.toSorted());
});

it('docs/asvs.md names only tests and files that are there, and says of what is not met which risk is left', () => {
  const named = [...tables.matchAll(/`((?:tests|server|docs|schemas|rules)\/[^`\s]*)`/g)];
  const gone = named.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)));
  expect([...new Set(gone)]).toEqual([]);
  const unmet = rows.filter(([, , state]) => state === '**not met**');
  expect(unmet.map(([, row]) => row)).toEqual(['6.2.5', '6.3.3', '6.4.2', '14.3.3']);
  for (const [, row, , how] of unmet) expect(how, row).toContain('risk:');
});
