// What one process compiled the next one takes from the disk: only of the same files, and only where it is whole.
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packed } from '../../server/content/packed.ts';
import type { ReleasedContent } from '../../server/content/released.ts';
import { remembered } from '../../server/content/remembered.ts';
import { shippedContent } from './helpers/app.ts';

const SOURCE = new Map([['schemas/house.json', '{}']]);
let folder = '';
let made = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remembered-'));
  made = 0;
});
afterEach(() => rm(folder, { recursive: true }));

function asked(source: ReadonlyMap<string, string> = SOURCE, against = 'released') {
  const make = (): Promise<ReleasedContent> => {
    made += 1;
    return shippedContent();
  };
  return remembered(folder, { source, against }, make);
}

async function onlyFile(): Promise<string> {
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return join(folder, name);
}

it('is compiled once, and judges and speaks the second time as the first', async () => {
  const first = await asked();
  const second = await asked();
  expect(made).toBe(1);
  expect(second).not.toBe(first);
  // Whoever asked has the files at hand.
  const { source: _, ...kept } = packed(first);
  expect(packed(second)).toEqual(kept);
  const refused = ({ forms }: ReleasedContent) => forms.feedback?.validate({ rating: 'four' });
  expect(refused(second)).toEqual(refused(first));
  expect(refused(first)).not.toEqual([]);
});

it('is compiled again of other files, and held against something else', async () => {
  await asked();
  await asked(new Map([['schemas/house.json', '{ }']]));
  await asked(new Map([['schemas/home.json', '{}']]));
  await asked(SOURCE, 'nothing');
  expect(made).toBe(4);
});

it.each([
  [
    'was changed',
    async (file: string) =>
      writeFile(file, (await readFile(file, 'utf8')).replace('feedback', 'Feedback')),
  ],
  ['grew', (file: string) => appendFile(file, ' ')],
  [
    'was cut off',
    async (file: string) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 5000)),
  ],
  ['is empty', (file: string) => writeFile(file, '')],
])('is compiled again where the file %s, and whole afterwards', async (_, spoil) => {
  await asked();
  await spoil(await onlyFile());
  await asked();
  expect(made).toBe(2);
  await asked();
  expect(made).toBe(2);
});

it('keeps few releases, and costs time only where nothing can be kept', async () => {
  for (let n = 0; n < 10; n += 1) await asked(new Map([['a.json', String(n)]]));
  expect(await readdir(folder)).toHaveLength(8);
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  expect((await asked()).id).toBe((await shippedContent()).id);
});
