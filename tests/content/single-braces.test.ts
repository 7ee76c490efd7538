// Placeholders with one brace are found where they are meant, and braces that are meant are left alone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { singleBracesIn, withoutPlaceholders } from '../../runtime/content/texts/single-braces.ts';
import { readTemplate } from '../../runtime/content/texts/templates.ts';

const found = (text: string) => singleBracesIn(text, ['most']).map(({ written }) => written);

test.each([
  ['Up to {most} dollars', ['{most}']],
  ['Up to { most } dollars', ['{ most }']],
  ['Up to \u0024{most} and {least}}', ['\u0024{most}', '{least}}']],
  ['On {date day} and {#if most}more', ['{date day}', '{#if most}']],
  ['Of {contact.phone}', ['{contact.phone}']],
  ['Up to {{most}} or {{ date most }}', []],
  ['As { "name": "Ann" }, { count } or {one of these}', []],
  ['A set {1, 2} and {}', []],
  ['As { #if 1 } or { date day }', []],
  ['Of { date most }', ['{ date most }']],
])('%s', (text, written) => {
  expect(found(text)).toEqual(written);
});

const piece = fc.constantFrom('{', '}', '{{', '}}', ' ', 'name', '#if', '$', '.', '1');

test('a text from elsewhere never becomes a placeholder, or one that somebody forgot to double', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = withoutPlaceholders(pieces.join(''));
      expect(singleBracesIn(text, [])).toEqual([]);
      expect(readTemplate(text)).toEqual({ placeholders: [], faults: [] });
      expect(text.replaceAll(' ', '')).toBe(pieces.join('').replaceAll(' ', ''));
    }),
  );
});
