// Generated files are what the generator makes of today's contracts.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { callTypes } from '../../scripts/generate/call-types.ts';
import { hostMeta, uiMeta } from '../../scripts/generate/widget-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the types of the calls are those of the contracts (else: npm run generate)', async () => {
  const written = await readFile(`${root}schemas/calls/calls.gen.d.ts`, 'utf8');
  expect(written).toBe(await callTypes(root));
});

test('the UI meta-schema names the widgets of today and their options (else: npm run generate)', async () => {
  const written = await readFile(`${root}schemas/meta/ui.schema.json`, 'utf8');
  expect(JSON.parse(written)).toEqual(await uiMeta(root));
});

test('a host describes its widgets in the words that descriptors have (else: npm run generate)', async () => {
  const written = await readFile(`${root}schemas/meta/widgets.schema.json`, 'utf8');
  expect(JSON.parse(written)).toEqual(await hostMeta(root));
});
