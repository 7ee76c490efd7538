// What the server tells of one field: its words, its choices, and what names it.

import type { AnswerOf } from '../../../../calls/typed.ts';

export type Inspected = AnswerOf<'studio_field'>['data'];
export type Word = Inspected['words'][number];
export type Choice = Inspected['choices'][number];
