// Words that others take the place of, in all sentences at once.

import { describe, expect, test } from 'vitest';
import { placesOf, rewordedAt } from '../../../app/pages/studio/sentences/replace.ts';
import type { Sentence } from '../../../app/pages/studio/sentences/sentence.ts';
import { sentence } from './a-sentence.ts';

const ARTICLES = { pair: 'a; an', heard: 'uni: a; use: a; hour: an' };

describe('replacing', () => {
  const all = (sentences: Iterable<Sentence>, what: string, by: string, isExact = false) => {
    const asked = { what, by, isExact, articles: ARTICLES };
    return rewordedAt(placesOf(sentences, asked), asked);
  };
  const of = (text: string, what: string, by: string) => all([sentence('a', text)], what, by)[0];

  test('what is deleted leaves no gap, and every place is counted', () => {
    const text = 'The law school of the law school.';
    expect(of(text, 'law school', '')?.after).toBe('The of the.');
    expect(
      placesOf([sentence('a', text)], {
        what: 'law school',
        by: '',
        isExact: false,
        articles: ARTICLES,
      }),
    ).toHaveLength(2);
    expect(of('Law school first', 'law school', '')?.after).toBe('first');
    expect(of('Schoolwork', 'school', '')?.after).toBe('work');
    expect(of('Go to {{law_school}} law school', 'law school', '')?.after).toBe(
      'Go to {{law_school}}',
    );
  });

  test('a capital stays one, also of a title; asked for the same capitals, it is written as typed', () => {
    const said = (text: string) => of(text, 'hourly rate', 'rate per hour')?.after;
    expect(said('Your hourly rate.')).toBe('Your rate per hour.');
    expect(said('Hourly rate of CDL')).toBe('Rate per hour of CDL');
    expect(said('Normal Hourly Rate')).toBe('Normal Rate per Hour');
    const among = [sentence('a', 'Normal Hourly Rate'), sentence('b', 'Normal hourly rate')];
    const exact = all(among, 'Hourly Rate', 'rate per hour', true);
    expect(exact.map(({ after }) => after)).toEqual(['Normal rate per hour']);
  });

  test('words within a longer one are told apart', () => {
    const asked = { what: 'practice area', by: 'field', isExact: false, articles: ARTICLES };
    const text = 'A practice area, all practice areas of {{x}}practice area';
    const within = (by: string) =>
      placesOf([sentence('a', text)], { ...asked, by }).map((place) => place.within);
    expect(within('field')).toEqual(['', 'practice areas', '']);
    expect(within('')).toEqual(['', 'practice areas', '']);
    const inside = placesOf([sentence('a', 'Unpractice area')], asked);
    expect(inside.map((place) => place.within)).toEqual(['Unpractice area']);
  });

  test('an article in front follows, and nothing else does', () => {
    const said = (text: string, what = 'attorney', by = 'lawyer') => of(text, what, by)?.after;
    expect(said('Ask an attorney, or the attorney.')).toBe('Ask a lawyer, or the lawyer.');
    expect(said('An attorney answers.')).toBe('A lawyer answers.');
    expect(said('Plan an attorney’s day')).toBe('Plan a lawyer’s day');
    expect(said('A lawyer calls a lawyer.', 'lawyer', 'attorney')).toBe(
      'An attorney calls an attorney.',
    );
    expect(said('An hour', 'hour', 'minute')).toBe('A minute');
    expect(said('a form', 'form', 'user')).toBe('a user');
    expect(said('Form A form', 'form', 'answer')).toBe('Answer An answer');
    expect(said('a plan of an FAQ', 'FAQ', 'list')).toBe('a plan of an List');
    const alone = { what: 'fee', by: 'amount', isExact: false, articles: { pair: '', heard: '' } };
    const places = placesOf([sentence('a', 'a fee')], alone);
    expect(rewordedAt(places, alone)[0]?.after).toBe('a amount');
  });

  test('a text in which the words stand ten thousand times is counted at once', () => {
    const asked = { what: 'the', by: 'a', isExact: false, articles: ARTICLES };
    expect(placesOf([sentence('a', 'the '.repeat(10_000))], asked)).toHaveLength(10_000);
  });

  test('each place of a sentence is chosen by itself, and shows what it alone would be', () => {
    const asked = { what: 'fee', by: 'rate', isExact: false, articles: ARTICLES };
    const places = placesOf([sentence('a', 'The fee, and the fee'), sentence('b', 'Fee')], asked);
    const alone = places.flatMap((place) => rewordedAt([place], asked));
    expect(alone.map(({ after }) => after)).toEqual([
      'The rate, and the fee',
      'The fee, and the rate',
      'Rate',
    ]);
    const some = places.filter((_, at) => at !== 0);
    expect(rewordedAt(some, asked).map(({ after }) => after)).toEqual([
      'The fee, and the rate',
      'Rate',
    ]);
  });

  test('capitals stay, and fixed words, borrowed words and placeholders are left out', () => {
    const sentences = [
      sentence('a', 'Lawyer and lawyer of {{lawyer}}'),
      sentence('b', 'Lawyer', { fixed: 'Compared' }),
      sentence('c', 'Lawyer', { use: 'a' }),
    ];
    const asked = { what: 'lawyer', by: 'attorney', isExact: false, articles: ARTICLES };
    const found = rewordedAt(placesOf(sentences, asked), asked);
    expect(found.map(({ sentence: { key }, after }) => [key, after])).toEqual([
      ['a', 'Attorney and attorney of {{lawyer}}'],
    ]);
    expect(placesOf(sentences, { ...asked, what: 'l' })).toEqual([]);
  });
});
