// Telephone numbers as people copy them: out of a signature, an address book, a contract, another country's dialling habit.
import { describe, expect, it } from 'vitest';
import { applyMask, phoneIn } from '../../runtime/core/index.ts';

const MASK = '(999)999-9999';
const NUMBERS = [
  '4045550142',
  '404-555-0142',
  '404.555.0142',
  '(404) 555-0142',
  '404\u00a0555\u20130142',
];
const CODES = ['', '+1 ', '1-', '001 ', '011 1 ', 'tel:+1-'];
const EXTENSIONS = [
  '',
  ' ext. 12',
  ' x12',
  ' #12',
  ', 12',
  ' (12)',
  ';ext=12',
  ' extension 12',
  '-12',
];

/** All of them put together. */
const LAYOUTS = CODES.flatMap((code) =>
  NUMBERS.flatMap((number) => EXTENSIONS.map((extension) => `${code}${number}${extension}`)),
);

describe('a pasted phone number', () => {
  it('is the same number in all of more than sixty layouts', () => {
    expect(LAYOUTS.length).toBeGreaterThan(60);
    expect(LAYOUTS.filter((text) => applyMask(MASK, text) !== '(404)555-0142')).toEqual([]);
  });

  it('keeps its extension apart', () => {
    const wrong = LAYOUTS.filter((text) => {
      const wanted = EXTENSIONS.find((end) => end !== '' && text.endsWith(end)) ? '12' : '';
      return phoneIn(text).extension !== wanted;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['404', '(404'],
    ['1', '(1'],
    ['14', '(14'],
    ['1404555', '(140)455-5'],
    ['+1404555', '(404)555'],
    ['140-455-5014', '(140)455-5014'],
    ['', ''],
    ['call me', ''],
  ])('that is not finished ends where it was left: %j', (text, masked) => {
    expect(applyMask(MASK, text)).toBe(masked);
    expect(phoneIn(text).extension).toBe('');
  });
});
