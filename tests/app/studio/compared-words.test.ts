// What became of a text, word by word.
import { describe, expect, it } from 'vitest';
import { comparedWords } from '../../../app/pages/studio/sentences/compared-words.ts';
import { randomOf } from '../../helpers/chance/random.ts';

const read = (before: string, after: string) =>
  comparedWords(before, after).map(({ text, is }) => `${is}:${text}`);

describe('words compared', () => {
  it('marks whole words, not letters', () => {
    expect(read('Enter the bar no.', 'Enter the bar number.')).toEqual([
      'same:Enter the bar ',
      'gone:no',
      'new:number',
      'same:.',
    ]);
  });

  it('takes a placeholder for one word', () => {
    expect(read('within thirty days', 'within {{number of days}} days')).toEqual([
      'same:within ',
      'gone:thirty',
      'new:{{number of days}}',
      'same: days',
    ]);
  });

  it('says nothing of texts that are both empty, and once of those that are the same', () => {
    expect(read('', '')).toEqual([]);
    expect(read('Log in', 'Log in')).toEqual(['same:Log in']);
  });

  it('tells a text that is new, or gone, whole', () => {
    expect(read('', 'Log in')).toEqual(['new:Log in']);
    expect(read('Log in', '')).toEqual(['gone:Log in']);
  });

  it('goes by the ends that very long texts share, and never halves a character', () => {
    const long = 'word '.repeat(5000);
    expect(read(`${long}\u{1F600}.`, `${long}\u{1F601}.`)).toEqual([
      `same:${long}`,
      'gone:\u{1F600}',
      'new:\u{1F601}',
      'same:.',
    ]);
  });

  it('leaves both texts whole, whatever they are', () => {
    const random = randomOf(41);
    const words = ['the', 'bar', 'number', '{{name}}', '\n', ' ', '.', 'é', '\u{1F600}'];
    const text = () => Array.from({ length: random.below(12) }, () => random.of(words)).join(' ');
    for (let run = 0; run < 300; run += 1) {
      const [before, after] = [text(), text()];
      const parts = comparedWords(before, after);
      const without = (is: string) =>
        parts.flatMap((part) => (part.is === is ? [] : [part.text])).join('');
      expect(without('new')).toBe(before);
      expect(without('gone')).toBe(after);
    }
  });
});
