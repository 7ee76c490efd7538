// What the page of a case is told.

import type { AnswerOf } from '../../calls/typed.ts';

export type Work = AnswerOf<'case_work'>['data'];
