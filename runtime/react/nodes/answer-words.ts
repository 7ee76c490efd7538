// The sentences with which answers read on screen.

import type { AnswerWords, Texts } from '../../core/index.ts';

const known = new WeakMap<Texts, AnswerWords>();

/** The runtime's own words; a secret says its last four characters. Made once for each wording. */
export function answerWords(texts: Texts): AnswerWords {
  const before = known.get(texts);
  if (before) return before;
  const words: AnswerWords = {
    t: texts.t,
    has: texts.has,
    yes: 'runtime.yes',
    no: 'runtime.no',
    masked: (last) => texts.t('runtime.secret.masked', { last }),
  };
  known.set(texts, words);
  return words;
}
