// The door of candidates: what is told and shown of the content of a change.
export { buildAhead, warm } from './ahead.ts';
export { baseCandidate, changeCandidate } from './candidate-of.ts';
export { previewFile, previewPointer } from './files.ts';
export {
  documentSaid,
  letterOf,
  longText,
  printedDocument,
  readWhole,
  withSubject,
} from './long-texts.ts';
export { type NamesOfSentences, namesOfSentences } from './names.ts';
export type { Problem } from './problems.ts';
export { problemsIn } from './problems-in.ts';
export { sentencesInWords } from './sentence-words.ts';
