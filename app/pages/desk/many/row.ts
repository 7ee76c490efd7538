// A row of a queue, as its call tells it.
import type { AnswerOf } from '../../../calls/typed.ts';

export type Row = AnswerOf<'desk_queue'>['data'][number];
