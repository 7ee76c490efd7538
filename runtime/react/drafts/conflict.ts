// What a draft that was changed elsewhere needs. It is rare, so it comes on demand, and all at once.

export { ConflictQuestion } from './ConflictQuestion.tsx';
export { disputed, joinAnswers } from './join-answers.ts';
