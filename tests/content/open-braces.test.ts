// A placeholder that lacks a brace is named with its place and its remedy, and is put right where it is plain what was meant.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  openBracesIn,
  withBracesClosed,
  wordsInBraces,
} from '../../runtime/content/texts/open-braces.ts';
import { readTemplate } from '../../runtime/content/texts/templates.ts';
import { unreadableIn } from '../../runtime/content/texts/unreadable.ts';

const NAMES = ['provider', 'attorney_id', 'contact.phone'];
const LONG =
  '# Hello\n\nDear {{provider}},\n\nyour id is {{attorney_id}}. Write to {{provider}}.\n';

test.each([
  ['Dear {{provider},', 'Dear {{provider}},'],
  ['Dear {{provider, and you', 'Dear {{provider}}, and you'],
  ['Dear {{provider} }, and', 'Dear {{provider}}, and'],
  ['Dear {{ provider} and {{attorney_id}}', 'Dear {{provider}} and {{attorney_id}}'],
  ['Dear {{{provider}}', 'Dear {{provider}}'],
  ['Call {{contact.phone.', 'Call {{contact.phone}}.'],
  ['Of {{provider.Please', 'Of {{provider}}.Please'],
  ['On {{date attorney_id}.', 'On {{date attorney_id}}.'],
  ['{{#if provider}yes{{/if}}', '{{#if provider}}yes{{/if}}'],
  ['{{#if provider}}yes{{/if}', '{{#if provider}}yes{{/if}}'],
  ['{{#if provider}}yes{/if}}', '{{#if provider}}yes{{/if}}'],
  ['{{#if provider}}yes{{else}no{{/if}}', '{{#if provider}}yes{{else}}no{{/if}}'],
  [LONG.replace('provider}}', 'provider}'), LONG],
  [LONG.replace('attorney_id}}', 'attorney_id'), LONG],
])('%j becomes %j', (text, right) => {
  expect(readTemplate(text).isUnread).toBe(true);
  expect(withBracesClosed(text, NAMES)).toBe(right);
  expect(readTemplate(right).faults).toEqual([]);
});

test.each([
  [
    'Dear {{provider}, of {{attorney_id}}',
    'provider',
    'Write {{provider}}, with two braces on each side.',
  ],
  [
    'Dear {{provder}',
    'provder',
    'Did you mean "{{provider}}"? Known are, with two braces: {{provider}}, {{attorney_id}}, {{contact.phone}}.',
  ],
  ['Dear {{provider we know}', 'provider', 'Write {{provider}}, with two braces on each side.'],
  ['{{/if', '/if', 'Write {{/if}}, with two braces on each side.'],
])('of %j the place is %s', (text, name, remedy) => {
  const message = `A brace is missing near “${name}”.`;
  expect(unreadableIn(text, NAMES)).toMatchObject([{ code: 'missing-brace', message, remedy }]);
});

test.each([
  ['{{#if provider}}yes', 'The part that begins with {{#if provider}} has no end.'],
  [
    '{{#if provider}}yes{{/unless}}',
    'The part that begins with {{#if provider}} ends with {{/unless}}.',
  ],
  ['yes{{/if}} and {{provider}}', '{{/if}} ends a part that is not begun.'],
  ['yes{{else}}no', '{{else}} stands where no part for some cases is begun.'],
  ['Dear {{provider!}}', '{{provider!}} is not written as a placeholder.'],
  ['Dear {{}}', '{{}} is not written as a placeholder.'],
  ['Dear {{', 'Two braces stand here by themselves.'],
])('%j is told once, in words of its own', (text, message) => {
  expect(unreadableIn(text, NAMES).map((one) => one.message)).toEqual([message]);
});

test('what cannot be told is left to a person', () => {
  for (const text of [
    'Dear {{provder}',
    'Dear {{provider we know}',
    'Dear {{',
    'On {{date provider',
  ])
    expect(withBracesClosed(text, NAMES)).toBe(text);
});

test('what stands in a text that cannot be read is known', () => {
  const words = wordsInBraces('{{provider} of {{attorney_id}}, {one} but not two');
  expect([...words].sort()).toEqual(['attorney_id', 'one', 'provider']);
});

const piece = fc.constantFrom(
  '{',
  '}',
  '{{',
  '}}',
  ' ',
  'provider',
  '#if ',
  '/if',
  'else',
  '.',
  '\\',
);

test('every text that cannot be read is told of, and no text that can has an open brace', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      if (!readTemplate(text).isUnread) return;
      const isTold = unreadableIn(text, NAMES).length > 0 || /\{#/.test(text);
      expect([text, isTold]).toEqual([text, true]);
      expect(withBracesClosed(withBracesClosed(text, NAMES), NAMES)).toBe(
        withBracesClosed(text, NAMES),
      );
    }),
  );
});

test('a text with whole placeholders has no open brace', () => {
  expect(openBracesIn('{{a}} and {{{b}}} in {braces} {{#if a}}x{{else}}y{{/if}}', [])).toEqual([]);
});
