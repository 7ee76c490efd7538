// Whoever words a sentence is told what would make it plainer, by the lists that stand in the wording itself.
import { expect, test } from 'vitest';
import { plainHints } from '../../../app/pages/studio/sentences/plain-words.ts';
import words from '../../../messages/en-US/studio.json' with { type: 'json' };

const LISTS = {
  heavy: words['plain.heavy'],
  negative: words['plain.negative'],
  passive: words['plain.auxiliary'],
};
const hints = (text: string) =>
  plainHints(text, LISTS).map(({ kind, found, say }) => [kind, found, say].join(' | '));

test('a heavy word is told with a plainer one, and a spare one that it can go', () => {
  expect(hints('Please utilize the form prior to your visit.')).toEqual([
    'instead | utilize | use',
    'instead | prior to | before',
    'spare | Please | ',
  ]);
});

test('words that only contain a heavy one are left alone', () => {
  expect(hints('You are pleased with the reuse of it.')).toEqual(['passive | are pleased | ']);
  expect(hints('The additionally reused rooms.')).toEqual([]);
});

test('an act of nobody, two words that say no and a loud line are told', () => {
  expect(hints('Your file was automatically rejected.')).toEqual([
    'passive | was automatically rejected | ',
  ]);
  expect(hints('You cannot go on unless you sign.')).toEqual(['twice | unless … cannot | ']);
  expect(hints('FILES ARE MISSING')).toEqual(['shouting | FILES MISSING | ']);
});

test('plain words are told nothing, and nobody is told more than four things', () => {
  expect(hints('Enter your state bar number.')).toEqual([]);
  expect(hints('Please kindly commence, very simply, prior to that, herein.')).toHaveLength(4);
});

test('a house that empties the lists is told nothing', () => {
  const none = { heavy: '', negative: '', passive: '' };
  expect(plainHints('Please utilize it.', none)).toEqual([]);
});
