// Several mistakes in one place: no two messages of the check ask for what cannot be done together.
import { expect, test } from 'vitest';
import { build } from './kits/small-content.ts';
import { add, type Files, FORM, properties, WHO, when } from './kits/spoilt.ts';

const codes = async (...spoils: readonly ((files: Files) => void)[]) =>
  (
    await build((files) => {
      for (const spoil of spoils) spoil(files);
    })
  ).faults.map(({ code, message }) => ({ code, message }));

const only = (found: Awaited<ReturnType<typeof codes>>) => found.map(({ code }) => code);

const requires = (files: Files) =>
  add(files, 'requires', undefined, 'require', { fields: ['seats'] });

test('a rule that requires what is never shown is told so, and not to require it under other conditions', async () => {
  const hides = (files: Files) => add(files, 'hides', undefined, 'hide', { fields: ['seats'] });
  const found = only(await codes(requires, hides));
  expect(found).toContain('required-but-hidden');
  expect(found).not.toContain('required-while-hidden');
});

test('what is required only while it is hidden is told as before', async () => {
  const hides = (files: Files) =>
    add(files, 'hides', when('travels', 'equal', 'train'), 'hide', { fields: ['phone'] });
  const asks = (files: Files) =>
    add(files, 'asks', when('travels', 'equal', 'train'), 'require', { fields: ['phone'] });
  expect(only(await codes(hides, asks))).toContain('required-while-hidden');
});

test('a section that the form does not list is told, and not that its fields are none', async () => {
  const found = await codes((files) => {
    files[FORM].sections = ['who'];
  });
  expect(only(found)).toEqual(['unreachable-step']);
});

test('limits that leave no answer are told, and not what they refuse', async () => {
  const noAnswer = (files: Files) => {
    const { seats } = properties(files, WHO);
    if (seats) seats.maximum = 0;
  };
  const sets = (files: Files) =>
    add(files, 'sets', when('travels', 'equal', 'car'), 'set', { field: 'seats', value: 0 });
  const begins = (files: Files) => {
    const { seats } = properties(files, WHO);
    if (seats) seats.default = 0;
  };
  const told = async (...spoils: readonly ((files: Files) => void)[]) =>
    only(await codes(...spoils)).filter((code) => code !== 'rule-without-case');
  expect(await told(noAnswer, sets)).toEqual(['limit-without-sense']);
  expect(await told(noAnswer, begins)).toEqual(['limit-without-sense']);
  expect(await told(sets)).toEqual(['value-refused']);
  expect(await told(begins)).toEqual(['default-refused']);
});
