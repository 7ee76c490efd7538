// The guide's example of rows from a call is true: it is built, and what is filled is read and not typed.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { examplesOf } from '../helpers/readme-examples.ts';
import { built, repositoryContent } from '../helpers/releases.ts';

const readme = await readFile(new URL('../../schemas/README.md', import.meta.url), 'utf8');
const part = readme.slice(
  readme.indexOf('## Rows from a call\n'),
  readme.indexOf('## A form of several roles\n'),
);

it('fills a table from a call, and asks for what the call does not tell', async () => {
  const example = examplesOf(part);
  expect(example.size).toBe(4);
  const { release, faults } = await built(new Map([...(await repositoryContent()), ...example]));
  expect(faults).toEqual([]);
  const fields = release?.forms.leave?.bundle.fields;
  expect(fields?.['/matters/*/name']).toMatchObject({ widget: 'output', told: 'matter' });
  expect(fields?.['/matters/*/taken_by']?.widget).toBe('text');
  expect(fields?.['/matters/*/taken_by']?.told).toBeUndefined();
});
