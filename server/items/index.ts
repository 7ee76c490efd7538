// The door of what forms with a process sent: how it begins, which forms have one, and what was said on it.
export { startsFlow } from './begin.ts';
export { correctedForm, correctOwn } from './correct.ts';
export { flowingForms, flowOfForm } from './forms.ts';
export { ownItemFile, waitsForSender, wholeOwn } from './own.ts';
export { moveOwn } from './own-move.ts';
export { postsForDesk, postsOfItem } from './posts.ts';
export { wordsOfMove } from './words.ts';
