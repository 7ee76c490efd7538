// What the page of wording makes of sentences: found, read with examples, compared, replaced, measured.

import { describe, expect, test } from 'vitest';
import { lengthOf } from '../../../app/pages/studio/sentences/length.ts';
import { partsOf } from '../../../app/pages/studio/sentences/parts.ts';
import { beginningOfLong, withoutMarks } from '../../../app/pages/studio/sentences/plain-text.ts';
import { readsAs } from '../../../app/pages/studio/sentences/reads-as.ts';
import { placesOf, rewordedAt } from '../../../app/pages/studio/sentences/replace.ts';
import { ANY, find, totalsOf } from '../../../app/pages/studio/sentences/search.ts';
import {
  asBefore,
  byKey,
  type Sentence,
  worded,
} from '../../../app/pages/studio/sentences/sentence.ts';

const sentence = (key: string, text: string, more: Partial<Sentence> = {}): Sentence => ({
  ...{
    key,
    text,
    long: false,
    kind: 'label',
    group: 'Trip',
    about: key,
    places: [],
    seen: [],
    pages: [],
  },
  placeholders: [],
  ...more,
});

const all = (...sentences: Sentence[]) => byKey({ seq: 0, release: 'r', sentences });

describe('how a sentence reads', () => {
  const days = [{ name: 'days', sample: '60' }];

  test('places are filled with their examples, helpers and choices included', () => {
    expect(readsAs('Expires within {{days}} days.', days)).toBe('Expires within 60 days.');
    expect(readsAs("{{days}} {{plural days 'day' 'days'}}", days)).toBe('60 days');
    expect(readsAs('{{#if days}}In {{days}} days{{else}}Now{{/if}}', days)).toBe('In 60 days');
    expect(readsAs('{{#unless days}}Never{{else}}Soon{{/unless}}', days)).toBe('Soon');
    expect(
      readsAs('Call {{contact.phone}}.', [{ name: 'contact.phone', sample: '555-0100' }]),
    ).toBe('Call 555-0100.');
  });

  test.each(['{{days', 'days}}', '{{#if days}}open', '{{shout days}}', '{{/if}}'])(
    '%s cannot be read yet',
    (text) => expect(readsAs(text, days)).toBeUndefined(),
  );

  test('what is put in is told by its name, a choice of words by its words', () => {
    expect(partsOf("{{count}} {{plural count 'row' 'rows'}}!")).toEqual([
      { kind: 'value', text: 'count', written: '{{count}}' },
      { kind: 'words', text: ' ' },
      { kind: 'value', text: 'row / rows', written: "{{plural count 'row' 'rows'}}" },
      { kind: 'words', text: '!' },
    ]);
  });
});

describe('a text as people read it', () => {
  test('names of what is put in are words, and what is said only in some cases says so', () => {
    expect(partsOf('Number {{attorney_id}}, {{contact.homePhone}}')).toMatchObject([
      { text: 'Number ' },
      { kind: 'value', text: 'attorney id' },
      { text: ', ' },
      { kind: 'value', text: 'contact home phone' },
    ]);
    expect(partsOf('{{#if due_on}}Due{{else}}Any day{{/if}}.')).toMatchObject([
      { kind: 'case', is: 'if', text: 'due on' },
      { text: 'Due' },
      { kind: 'case', is: 'else' },
      { text: 'Any day' },
      { kind: 'case', is: 'end' },
      { text: '.' },
    ]);
  });

  test('marks of headings, stress, lists and links are left out, what is put in stays', () => {
    expect(
      withoutMarks(
        '# Hello *dear* {{attorney_id}}\n\n- **One** of snake_case\n- [See it]({{link}})',
      ),
    ).toBe('Hello dear {{attorney_id}}\n\n• One of snake_case\n• See it');
    expect(withoutMarks('5 * 3 > 2')).toBe('5 * 3 > 2');
  });

  test('a long text is cut before what is put in, not within it', () => {
    const begun = beginningOfLong(`${'word '.repeat(35)}{{attorney_id}} and more`);
    expect(begun).toMatch(/word…$/);
    expect(begun).not.toContain('{{');
  });
});

describe('replacing', () => {
  const all = (sentences: Iterable<Sentence>, what: string, by: string, isExact = false) => {
    const asked = { what, by, isExact };
    return rewordedAt(placesOf(sentences, asked), asked);
  };
  const of = (text: string, what: string, by: string) => all([sentence('a', text)], what, by)[0];

  test('what is deleted leaves no gap, and every place is counted', () => {
    const text = 'The law school of the law school.';
    expect(of(text, 'law school', '')?.after).toBe('The of the.');
    expect(
      placesOf([sentence('a', text)], { what: 'law school', by: '', isExact: false }),
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

  test('a text in which the words stand ten thousand times is counted at once', () => {
    const asked = { what: 'the', by: 'a', isExact: false };
    expect(placesOf([sentence('a', 'the '.repeat(10_000))], asked)).toHaveLength(10_000);
  });

  test('each place of a sentence is chosen by itself, and shows what it alone would be', () => {
    const asked = { what: 'fee', by: 'rate', isExact: false };
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
});

describe('finding', () => {
  const trip = all(
    sentence('trip.name.label', 'Bar Number', { placeholders: [{ name: 'days', sample: '1' }] }),
    sentence('trip.name.hint', 'As on your card', { live: 'On the card', kind: 'hint' }),
    sentence('app.old', 'Old words', { group: 'Login', fixed: 'Compared' }),
  );
  const keys = (query: string, tab: 'found' | 'changed' | 'fixed' = 'found') =>
    find(trip, { asked: { ...ANY, query }, tab }).groups.flatMap(([, some]) =>
      some.map(({ key }) => key),
    );

  test('typed on and taken back, the same is found as at once', () => {
    const atOnce = (query: string) =>
      find(new Map(trip), { asked: { ...ANY, query }, tab: 'found' });
    for (const query of ['o', 'ol', 'old', 'old w', 'o', 'old wa', 'on', ''])
      expect(find(trip, { asked: { ...ANY, query }, tab: 'found' })).toEqual(atOnce(query));
  });

  test('what says the same as a sentence that was changed is not counted as changed itself', () => {
    const trips = all(
      sentence('a', 'Bar No.', { live: 'Bar Number' }),
      sentence('b', 'Bar No.', { live: 'Bar Number', use: 'a' }),
      sentence('c', 'Bar No.', { live: 'Of the bar', use: 'a' }),
    );
    expect(totalsOf(trips, '').changed).toBe(2);
    expect(find(trips, { asked: ANY, tab: 'changed' }).counts.changed).toBe(2);
  });

  test('by words in any order, by key, and by placeholder', () => {
    expect(keys('number bar')).toEqual(['trip.name.label']);
    expect(keys('app.old')).toEqual(['app.old']);
    expect(keys('days')).toEqual(['trip.name.label']);
    expect(keys('nowhere')).toEqual([]);
  });

  test('what says exactly that comes first, under its heading', () => {
    const forms = all(
      sentence('a', 'Upload files, please', { group: 'One' }),
      sentence('b', 'Please upload files here', { group: 'Two' }),
      sentence('c', 'Upload files', { group: 'Two' }),
    );
    const { groups } = find(forms, { asked: { ...ANY, query: 'upload files' }, tab: 'found' });
    expect(groups.map(([name, some]) => [name, some.map(({ key }) => key)])).toEqual([
      ['Two', ['c', 'b']],
      ['One', ['a']],
    ]);
  });

  test('the sentence that is worked on stays at its place, whatever its words become', () => {
    const asked = { ...ANY, query: 'card' };
    const looked = find(trip, { asked, tab: 'found', kept: 'trip.name.label' });
    const [[, some] = ['', []]] = looked.groups;
    expect(some.map(({ key }) => key)).toEqual(['trip.name.label', 'trip.name.hint']);
    expect(looked.counts.found).toBe(1);
    const fixed = find(trip, { asked: ANY, tab: 'fixed', kept: 'trip.name.hint' });
    expect(fixed.groups.map(([name]) => name)).toEqual(['Trip', 'Login']);
    expect(fixed.counts).toEqual({ found: 3, changed: 1, fixed: 1 });
  });

  test('every tab says how many it would show', () => {
    expect(find(trip, { asked: ANY, tab: 'found' }).counts).toEqual({
      found: 3,
      changed: 1,
      fixed: 1,
    });
    expect(keys('', 'changed')).toEqual(['trip.name.hint']);
  });
});

describe('sentences after edits', () => {
  const listed = all(
    sentence('a', 'One'),
    sentence('b', 'One', { use: 'a' }),
    sentence('c', 'New', { live: 'Old' }),
  );
  const said = (key: string, text: string) => [
    { id: '1', seen: 0, made: 1, command: { kind: 'sentence', key, text } as const },
  ];

  test('a new wording is kept beside what is live, and one that uses it says the same', () => {
    const next = worded(listed, { seq: 0 }, [], said('a', 'Two'));
    expect(next.get('a')).toMatchObject({ text: 'Two', live: 'One' });
    expect(next.get('b')).toMatchObject({ text: 'Two', live: 'One', use: 'a' });
    expect(next.get('c')).toBe(listed.get('c'));
  });

  test('words of its own end what it borrowed', () => {
    const next = worded(listed, { seq: 0 }, [], said('b', 'Other'));
    expect(next.get('b')).toMatchObject({ text: 'Other' });
    expect(next.get('b')?.use).toBeUndefined();
  });

  test('what was made to say the same follows from then on', () => {
    const borrowed = { kind: 'sentence', key: 'c', use: 'a' } as const;
    const commands = [{ id: '2', seen: 0, made: 0, command: borrowed }, ...said('a', 'Two')];
    const next = worded(listed, { seq: 0 }, [], commands);
    expect(next.get('c')).toMatchObject({ text: 'Two', use: 'a' });
    expect(next.get('b')).toMatchObject({ text: 'Two', use: 'a' });
  });

  test('what was only saved is the same list as before, and other words are another', () => {
    const before = worded(listed, { seq: 0 }, [], said('a', 'Two'));
    expect(asBefore(before, worded(listed, { seq: 0 }, [], said('a', 'Two')))).toBe(before);
    const next = worded(listed, { seq: 0 }, [], said('a', 'Three'));
    expect(asBefore(before, next)).toBe(next);
    expect(asBefore(before, listed)).toBe(listed);
  });

  test('what is live again is changed no more', () => {
    const next = worded(listed, { seq: 0 }, [], said('c', 'Old'));
    expect(next.get('c')?.live).toBeUndefined();
  });
});

describe('replacing', () => {
  test('capitals stay, and fixed words, borrowed words and placeholders are left out', () => {
    const sentences = all(
      sentence('a', 'Lawyer and lawyer of {{lawyer}}'),
      sentence('b', 'Lawyer', { fixed: 'Compared' }),
      sentence('c', 'Lawyer', { use: 'a' }),
    );
    const asked = { what: 'lawyer', by: 'attorney', isExact: false };
    const found = rewordedAt(placesOf(sentences.values(), asked), asked);
    expect(found.map(({ sentence: { key }, after }) => [key, after])).toEqual([
      ['a', 'Attorney and attorney of {{lawyer}}'],
    ]);
    expect(placesOf(sentences.values(), { ...asked, what: 'l' })).toEqual([]);
  });
});

test('the longest sentence is measured by its words', () => {
  expect(lengthOf('hint', 'One two. One two three four.')).toMatchObject({
    characters: 28,
    words: 4,
  });
});
