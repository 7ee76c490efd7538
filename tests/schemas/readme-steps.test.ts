// The guide's example of a form in steps is true: it is built, and its choices come from calls.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { examplesOf } from '../helpers/readme-examples.ts';
import { built, repositoryContent } from '../helpers/releases.ts';

const readme = await readFile(new URL('../../schemas/README.md', import.meta.url), 'utf8');
const part = readme.slice(
  readme.indexOf('## A form in steps, with choices from calls\n'),
  readme.indexOf('## Rows from a call\n'),
);

it('has a step for each section, a choice kept whole, and one that hangs on another', async () => {
  const example = examplesOf(part);
  expect(example.size).toBe(6);
  const { release, faults } = await built(new Map([...(await repositoryContent()), ...example]));
  expect(faults).toEqual([]);
  const bundle = release?.forms['office-move']?.bundle;
  expect(bundle?.sections.map(({ id }) => id)).toEqual(['place', 'licences']);
  expect(bundle?.fields['/licences/*/state']?.widget).toBe('select');
});
