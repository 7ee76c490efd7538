// How one answer reads, in words and in its mask, and what a place is called.
import { describe, expect, it } from 'vitest';
import {
  answerText,
  choiceText,
  choiceWord,
  inMask,
  plainAnswer,
} from '../../runtime/core/form/answer-text.ts';
import { labelBeside, labelOf } from '../../runtime/core/form/labels.ts';
import type { Json } from '../../runtime/core/index.ts';
import { words } from './kits/words.ts';

const read = (value: Json | undefined, node: object = {}) =>
  answerText({ reads: 'text', ui: {}, uiOptions: {}, ...node } as never, value, words);

describe('an answer in words', () => {
  it.each([[undefined], [null], [''], [' '], [[]], [{}], ['0000-00-00']])(
    'is empty for %j',
    (value) => {
      expect(read(value)).toBe('');
    },
  );

  it('is empty for what its layout takes for no answer', () => {
    const ui = { 'ui:options': { none: ['-1', 0] } };
    expect([read('-1', { ui }), read(0, { ui }), read(1, { ui })]).toEqual(['', '', '1']);
  });

  it('reads as it stands, or as the choice it is', () => {
    expect(read(' Ann ')).toBe('Ann');
    expect(read('fam', { options: { fam: 'kind.fam' } })).toBe('Family');
    expect(read('other', { options: { fam: 'kind.fam' } })).toBe('other');
    expect([read(true), read(false)]).toEqual(['Yes', 'No']);
    expect(read(true, { options: { true: 'kind.fam' } })).toBe('Family');
    expect(choiceText(words, undefined, ' x ')).toBe('x');
  });

  it('says yes and no of ones and noughts where that is what is asked', () => {
    const yesno = { reads: 'yesno' };
    expect([read(1, yesno), read(0, yesno), read(2, yesno)]).toEqual(['Yes', 'No', '2']);
    expect(read(1, { ...yesno, options: { '1': 'kind.fam' } })).toBe('Family');
    expect(read(1)).toBe('1');
  });

  it('writes days, amounts and masks as they are written here', () => {
    expect(read('2026-03-09', { reads: 'date' })).toBe('03/09/2026');
    expect(read(1234.5, { reads: 'money' })).toBe('$1,234.50');
    expect(read(5, { reads: 'money', uiOptions: { prefix: '€' } })).toBe('€5.00');
    expect(read('4045550142', { reads: 'mask', uiOptions: { mask: '(999)999-9999' } })).toBe(
      '(404)555-0142',
    );
  });

  it('puts the signs of its field around a value, apart where they are words', () => {
    const around = (prefix: unknown, suffix: unknown, value: Json = 7) =>
      read(value, { uiOptions: { prefix, suffix } });
    expect(around('#', undefined)).toBe('#7');
    expect(around('No', undefined)).toBe('No 7');
    expect(around(undefined, '%')).toBe('7%');
    expect(around(undefined, 'days')).toBe('7 days');
    expect(around('$', '/hour', 1234)).toBe('$1,234.00/hour');
    expect(around('$', undefined, '12')).toBe('$12');
    expect(around('$$', undefined, 5)).toBe('$$5');
    expect(around(7, 8)).toBe('7');
    expect(around('#', '%', '')).toBe('');
  });

  it('lists several, without the blank ones', () => {
    expect(read(['fam', '', 'x'], { options: { fam: 'kind.fam' } })).toBe('Family, x');
  });

  it('shows of a secret its last characters alone', () => {
    const secret = { reads: 'secret' };
    expect(read('12-345 6789', secret)).toBe('••6789');
    expect(read('1a', secret)).toBe('••1a');
    expect(read('---', secret)).toBe('');
  });

  it('names a file by its name, and a whole choice by the member it is labelled by', () => {
    expect(read({ name: 'a.pdf', size: 3 }, { reads: 'files' })).toBe('a.pdf');
    const labelled = { uiOptions: { options: { label: 'name' } } };
    expect(read({ id: 'longer than the name', name: ' Ann ' }, labelled)).toBe('Ann');
    expect(read({ id: 'x', title: 'The longest text', n: 7 })).toBe('The longest text');
    expect(read({ id: 'x', title: 'The longest text' }, labelled)).toBe('The longest text');
    expect(read({ n: 7 })).toBe('');
    const named = { options: { [choiceWord({ id: 'b' })]: 'whole.b' } };
    expect(read({ id: 'b' }, named)).toBe('The second');
  });
});

describe('a text in its mask', () => {
  const PHONE = '(999)999-9999';
  it('has its layout, and stays whole where it does not fit', () => {
    expect(inMask('404.555.0142', PHONE)).toBe('(404)555-0142');
    expect(inMask('+1 404 555 0142', PHONE)).toBe('(404)555-0142');
    expect(inMask(' 404 555 0142 x7 ', PHONE)).toBe('404 555 0142 x7');
    expect(inMask(' 123-45-67890 ', '999-99-9999')).toBe('123-45-67890');
    expect(inMask('123456789', '999-99-9999')).toBe('123-45-6789');
    expect(inMask(' x ', undefined)).toBe('x');
    const long = `${'1'.repeat(200)} `;
    expect(inMask(long, '9'.repeat(300))).toBe('1'.repeat(200));
    expect(inMask('1'.repeat(200), '9'.repeat(300))).toBe('1'.repeat(200));
  });
});

it('names a choice by its value where a key can hold it, and spells it out where not', () => {
  expect(['fam', 'two words', 'a.b', 'Co.'].map(choiceWord)).toEqual([
    'fam',
    'two words',
    'a.b',
    'Co.',
  ]);
  expect(choiceWord('a..b')).toBe('a%2E%2Eb');
  expect(choiceWord(' a')).toBe('%20a');
  expect(choiceWord('')).toBe('');
  expect([plainAnswer(undefined), plainAnswer(null), plainAnswer(7)]).toEqual(['', '', '7']);
  expect(plainAnswer({ a: 1 })).toBe('{"a":1}');
});

describe('what a place is called', () => {
  it('is its message, or its own name where it has none', () => {
    expect(labelOf(words, { label: 'city.label' }, '/city')).toBe('city');
    expect(labelOf(words, { label: 'none' }, '/rows/0/zip_code_2')).toBe('zip code 2');
    expect(labelOf(words, undefined, '/a')).toBe('a');
  });

  it('goes by the answer beside it where its layout says so and a message has it', () => {
    const has = (key: string) => ['x.label.ein', 'own.ssn'].includes(key);
    const beside = (kind: string, more: object = {}) =>
      labelBeside(
        { label: 'x.label', uiOptions: { labelBy: 'kind' }, ...more } as never,
        '/rows/1/number',
        { answers: { rows: [{}, { kind }] } as never, words: { has } },
      );
    expect(beside('ein')).toBe('x.label.ein');
    expect(beside('ssn')).toBeUndefined();
    expect(beside('ssn', { texts: { 'label.ssn': 'own.ssn' } })).toBe('own.ssn');
    expect(beside('ein', { uiOptions: {} })).toBeUndefined();
  });
});
