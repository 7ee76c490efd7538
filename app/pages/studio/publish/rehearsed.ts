// What a rehearsal of a change tells, by its contract.

import type { AnswerOf } from '../../../calls/typed.ts';

export type Rehearsed = AnswerOf<'studio_rehearse'>['data'];
