// What a move pays, for the question before it: as the clerk typed it, or as a colleague proposed it.
import { type Answers, type FlowMove, formatNamed, getAt } from '../../../../runtime/core/index.ts';
import type { PointerOf } from '../../../../schemas/names.gen.d.ts';
import type { AnswerOf } from '../../../calls/typed.ts';

const AMOUNT = '/paid_amount' satisfies PointerOf<'desk-pay'>;

/** With its sign; '' of a move that pays nothing. */
export function paidBy(
  { payment }: FlowMove,
  { proposal }: AnswerOf<'desk_item'>['data'],
  answers: Answers = {},
): string {
  if (payment !== 'pay' && payment !== 'confirm') return '';
  const amount = payment === 'confirm' ? proposal?.amount : getAt(answers, AMOUNT);
  return typeof amount === 'string' && amount !== '' ? formatNamed('money')(amount) : '';
}
