// What is typed or pasted into a mask, and when a text is complete in one.
import { describe, expect, it } from 'vitest';
import {
  applyMask,
  isPhoneMask,
  maskFor,
  matchesMask,
  unmask,
} from '../../runtime/core/values/mask.ts';

describe('a mask', () => {
  it.each([
    ['99-9999999', '123456789', '12-3456789'],
    ['99-9999999', '12-3456789', '12-3456789'],
    ['99-9999999', '12 34', '12-34'],
    ['99-9999999', '12', '12'],
    ['99-9999999', '', ''],
    ['99-9999999', 'x', ''],
    ['99-9999999', '12345678999', '12-3456789'],
    ['aa-99', '1ab2', 'ab-2'],
    ['**/a', 'a1-b', 'a1/b'],
    ['(99)', '12', '(12)'],
    ['(99)', '1', '(1'],
    ['(99)', '', ''],
    ['99%', '50', '50%'],
    ['99%', '5', '5'],
    ['(999)999-9999', '+1 404.555.0123', '(404)555-0123'],
    ['(999) 999-9999', '4045550123', '(404) 555-0123'],
    ['(999)999-9999', ' +44 20 7946 0958 ', '+44 20 7946 0958'],
  ])('of %s makes of "%s" "%s"', (mask, typed, then) => {
    expect(applyMask(mask, typed)).toBe(then);
  });

  it.each([
    ['99-9', '12-3', true],
    ['99-9', '12-', false],
    ['99-9', '12-34', false],
    ['99-9', '1a-3', false],
    ['99-9', '12/3', false],
    ['aa', 'aB', true],
    ['aa', 'a1', false],
    ['**', 'a1', true],
    ['**', 'a-', false],
    ['', '', true],
    ['', '1', false],
  ])('of %s is complete with "%s": %s', (mask, text, isIt) => {
    expect(matchesMask(mask, text)).toBe(isIt);
  });

  it('takes nothing of a text but what it puts in itself', () => {
    expect(unmask('(404) 555-01aB')).toBe('40455501aB');
    expect(unmask('-/ ')).toBe('');
  });

  it('may be chosen by the value of another field', () => {
    const choice = { by: 'kind', ssn: '999-99-9999', '7': '9' };
    expect(maskFor('99', 'ssn')).toBe('99');
    expect(maskFor(choice, 'ssn')).toBe('999-99-9999');
    expect(maskFor(choice, 7)).toBe('9');
    for (const none of ['by', 'ein', '', null, undefined, 'toString'])
      expect(maskFor(choice, none)).toBeUndefined();
  });

  it('is one of telephone numbers in two layouts alone', () => {
    expect(['(999)999-9999', '(999) 999-9999'].map(isPhoneMask)).toEqual([true, true]);
    for (const other of ['999-999-9999', 'x(999)999-9999', '(999)999-99990', '(999)  999-9999'])
      expect(isPhoneMask(other)).toBe(false);
  });
});
