// A row of a queue, as its call tells it.
import type { AnswerOf } from '../../../calls/typed.ts';
import type { Queue } from '../queue/queues.ts';

export type Row = AnswerOf<'desk_queue'>['data'][number];

/** What it is known by. */
export const nameOf = (
  queue: Queue | undefined,
  row: Pick<Row, 'subject' | 'number'> | undefined,
): string => (queue === 'claims' ? row?.subject : row?.number) ?? '';
