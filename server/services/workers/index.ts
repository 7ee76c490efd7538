// The door of the worker threads: documents are made behind it, and many answers judged.

export { WorkersAway } from './away.ts';
export type { FormInTexts, ToJudge } from './judged.ts';
export { openWorkers, type WorkerPool } from './pool.ts';
export { newlyRefused, type Sides } from './refused.ts';
