// The door of candidates: what is told of the content of a change.
export { changeCandidate } from './candidate-of.ts';
export { sentencesInWords } from './sentence-words.ts';
