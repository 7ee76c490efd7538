// The door of the press: documents are made behind it, in threads of their own.
export { PressAway } from './away.ts';
export type { ToJudge } from './judged.ts';
export { openPress, type Press } from './press.ts';
