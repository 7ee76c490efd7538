// A few words for tests of how answers read: what has no message is called by its key.
import type { AnswerWords } from '../../../runtime/core/form/answer-text.ts';

const SAID: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  'kind.fam': 'Family',
  'whole.b': 'The second',
};
export const words: AnswerWords = {
  t: (key) => SAID[key] ?? key.replace(/\.label$/, ''),
  has: (key) => key in SAID || key.endsWith('.label'),
  yes: 'yes',
  no: 'no',
  masked: (last) => `••${last}`,
};
