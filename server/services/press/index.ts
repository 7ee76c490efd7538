// The door of the press: documents are made behind it, in threads of their own.
export { PressAway } from './away.ts';
export type { ToJudge } from './judged.ts';
export { openPress, type Press, type PressSettings } from './press.ts';
