// What became of a text, word by word.
import { describe, expect, it } from 'vitest';
import {
  comparedParagraphs,
  comparedWords,
  isInterleaved,
} from '../../../app/pages/studio/sentences/compared-words.ts';
import { withoutSharedMarks } from '../../../app/pages/studio/sentences/plain-text.ts';
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

  it('reads what was written anew as one, not word for word between its spaces', () => {
    const [was, is] = ['there is nothing for you to do', 'please ignore this e-mail'];
    expect(read(`If you did not apply, ${was}.`, `If you did not apply, ${is}.`)).toEqual([
      'same:If you did not apply, ',
      `gone:${was}`,
      `new:${is}`,
      'same:.',
    ]);
    expect(read('Enter a and b', 'Enter an a and a b')).toEqual([
      'same:Enter ',
      'new:an ',
      'same:a and ',
      'new:a ',
      'same:b',
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

  it('is read as two wholes where hardly a word stayed, and not for a word or two', () => {
    const apart = (before: string, after: string) => isInterleaved(comparedWords(before, after));
    expect(apart('Your claim {{subject}} is approved', 'Hello, a wholly other text')).toBe(true);
    expect(apart('Enter the bar no. as on your card', 'Enter the bar number on your card')).toBe(
      false,
    );
    expect(apart('Skip to content', 'Jump down')).toBe(false);
    expect(apart('', 'A whole sentence that is new here')).toBe(false);
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

describe('long texts', () => {
  const marked = (before: string, after: string): readonly string[] =>
    comparedParagraphs(before, after).map(({ is, parts }) => {
      const text = parts.map((part) =>
        part.is === 'same' ? part.text : `[${part.is} ${part.text}]`,
      );
      return `${is}: ${text.join('')}`;
    });
  const [HELLO, SENT, BYE] = ['Dear Ann,', 'we got your application today.', 'Yours, the network'];
  const whole = [HELLO, SENT, BYE].join('\n\n');

  it('are compared paragraph by paragraph, and words are marked in those that changed', () => {
    expect(marked(whole, [HELLO, 'we got your application.', BYE].join('\n\n'))).toEqual([
      `same: ${HELLO}`,
      'changed: we got your application[gone  today].',
      `same: ${BYE}`,
    ]);
  });

  it('tell paragraphs that came, went and moved', () => {
    expect(marked(whole, [HELLO, SENT, 'More follows.', BYE].join('\n\n'))).toContain(
      'new: [new More follows.]',
    );
    expect(marked(whole, [HELLO, BYE].join('\n\n'))).toContain(`gone: [gone ${SENT}]`);
    expect(marked(whole, whole)).toEqual([HELLO, SENT, BYE].map((text) => `same: ${text}`));
  });

  it('of any length mark the one word that is another', () => {
    const many = Array.from({ length: 900 }, (_, at) => `Paragraph ${at} says what it says.`);
    const other = many.with(450, 'Paragraph 450 says what it means.');
    const found = marked(many.join('\n\n'), other.join('\n\n'));
    expect(found.filter((one) => !one.startsWith('same'))).toEqual([
      'changed: Paragraph 450 says what it [gone says][new means].',
    ]);
  });
});

it('tells of a link that leads elsewhere where to, and not of one that stayed', () => {
  const before = 'See [Help](/help) and [Fees](/fees).';
  const after = 'See [Help](/faqs) and [Fees](/fees).';
  expect(withoutSharedMarks(before, after)).toBe('See Help (/help) and Fees.');
  expect(withoutSharedMarks(after, before)).toBe('See Help (/faqs) and Fees.');
});
