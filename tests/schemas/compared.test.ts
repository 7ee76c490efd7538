// What the portal compares is what the content check holds to its wording.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { SAYS } from '../../app/calls/sentences.ts';

it('the content check keeps each sentence that the portal compares', async () => {
  const file = new URL('../../schemas/compared.json', import.meta.url);
  const { sentences } = JSON.parse(await readFile(file, 'utf8'));
  expect(Object.values(sentences).sort()).toEqual(Object.values(SAYS).sort());
});
