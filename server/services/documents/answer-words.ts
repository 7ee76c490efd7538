// The sentences with which answers read on paper.
import type { AnswerWords } from '../../../runtime/core/index.ts';
import { lastFour } from '../crypto.ts';
import type { DocumentWords } from '../ports.ts';

/** Yes and No in the document's own words; of a secret only the last four. */
export const answerWords = (words: DocumentWords): AnswerWords => ({
  t: (key, params) => words.t(key, params),
  has: (key) => words.has(key),
  yes: 'documents.form.yes',
  no: 'documents.form.no',
  masked: lastFour,
});
