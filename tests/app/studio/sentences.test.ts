// What the page of wording makes of sentences: found, read with examples, compared, replaced, measured.

import { describe, expect, test } from 'vitest';
import { lengthOf } from '../../../app/pages/studio/sentences/length.ts';
import { partsOf } from '../../../app/pages/studio/sentences/parts.ts';
import { beginningOfLong, withoutMarks } from '../../../app/pages/studio/sentences/plain-text.ts';
import { readsAs } from '../../../app/pages/studio/sentences/reads-as.ts';
import { ANY, find, totalsOf } from '../../../app/pages/studio/sentences/search.ts';
import {
  asBefore,
  byKey,
  type Sentence,
  worded,
} from '../../../app/pages/studio/sentences/sentence.ts';
import { sentence } from './a-sentence.ts';

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

test('the longest sentence is measured by its words', () => {
  expect(lengthOf('hint', 'One two. One two three four.')).toMatchObject({
    characters: 28,
    words: 4,
  });
});
