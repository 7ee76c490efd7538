// What the buttons over a long text and its Enter key make of it.

import { describe, expect, test } from 'vitest';
import {
  around,
  asLines,
  type Edit,
  type Edited,
  nextItem,
} from '../../../app/pages/studio/wording/markdown-edits.ts';

/** The text after it; what is selected stands between bars. */
const after = (text: string, { words, from, to, select: [start, end] }: Edited): string => {
  const next = text.slice(0, from) + words + text.slice(to);
  return `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
};
const edited = (edit: Edit, text: string, from = text.length, to = from): string =>
  after(text, edit(text, from, to, 'words'));

describe('the buttons over a long text', () => {
  test('bold with nothing selected writes words to type over, so that it is never a fault', () => {
    expect(edited(around('**'), 'Dear ')).toBe('Dear **|words|**');
    expect(edited(around('**'), 'Dear name', 5, 9)).toBe('Dear **|name|**');
    expect(edited(around('**'), 'Dear **name**', 7, 11)).toBe('Dear |name|');
  });

  test('a list begins on an empty line, and what is typed next stands in it', () => {
    expect(edited(asLines('- '), 'Lead\n')).toBe('Lead\n- ||');
    expect(edited(asLines('- '), 'one\ntwo', 0, 7)).toBe('|- one\n- two|');
  });
});

describe('Enter in a list', () => {
  const pressed = (text: string): string | undefined => {
    const made = nextItem(text, text.length);
    return made && after(text, made);
  };

  test('begins its next item, and on an empty item ends the list', () => {
    expect(pressed('- one')).toBe('- one\n- ||');
    expect(pressed('- one\n- ')).toBe('- one\n\n||');
    expect(pressed('Dear name')).toBeUndefined();
  });
});
