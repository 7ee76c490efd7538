import { expect, test } from 'vitest';
import { readDate, showDate } from '../../../runtime/react/widgets/dates/date-text.ts';
import {
  caretAfter,
  typedBefore,
  withoutTypedBefore,
} from '../../../runtime/react/widgets/text/mask-text.ts';
import { readNumber, showMoney } from '../../../runtime/react/widgets/text/number-text.ts';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['11-20-26', '2026-11-20'],
  ['1.2.2026', '2026-01-02'],
  ['11202026', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  ['sept. 3rd 2026', '2026-09-03'],
  ['6/12/78', '1978-06-12'],
  ['02/30/2026', undefined],
  ['13/01/2026', undefined],
  ['tomorrow', undefined],
])('%s is read as %s', (typed, day) => {
  expect(readDate(typed, 'en-US')).toBe(day);
});

test('a date rests as M j, Y; what is no date is shown as it was typed', () => {
  expect(showDate('2026-11-05', 'en-US')).toBe('Nov 5, 2026');
  expect(showDate('soon', 'en-US')).toBe('soon');
});

test('numbers are read as people write them, and what is no number is kept', () => {
  expect(readNumber('$ 1,200.50')).toBe(1200.5);
  expect(readNumber('1.')).toBe(1);
  expect(readNumber('')).toBeUndefined();
  expect(readNumber('ten')).toBe('ten');
  const beyond = '9'.repeat(400);
  expect(readNumber(beyond)).toBe(beyond);
  // Each would be kept as another number.
  for (const long of ['9007199254740993', '12345678901234567.8', '0.12345678901234567891'])
    expect(readNumber(long)).toBe(long);
  expect(readNumber('-9,007,199,254,740,991')).toBe(-9007199254740991);
  expect(readNumber('1000000000000000000')).toBe(1e18);
  expect(readNumber('0.100000000000000000')).toBe(0.1);
  expect(readNumber('00012')).toBe(12);
  expect(readNumber('12,345,678')).toBe(12345678);
  // A comma that ends no thousand may be a decimal sign: nobody guesses.
  for (const unsure of ['12,5', '1.234,56', '1,2345', '1234,567', ',500', '1,,000'])
    expect(readNumber(unsure)).toBe(unsure);
  expect(showMoney(285)).toBe('285.00');
});

test('the caret stays behind the characters that were typed', () => {
  expect(typedBefore('(404)5', 6)).toBe(4);
  expect(caretAfter('(404)555-0142', 4)).toBe(6);
  expect(caretAfter('(404)', 3)).toBe(5);
  expect(withoutTypedBefore('(404', 4)).toBe('(40');
});
