// What a payment of a claim needs to be asked for, and what moves fill into their mails.
import type { Program } from '../../runtime/content/index.ts';
import type { FlowMove } from '../../runtime/core/index.ts';
import type { FlowId } from '../../schemas/names.gen.d.ts';

type Act = NonNullable<FlowMove['payment']>;

const PAID = ['paid_amount', 'check_number', 'paid_on'];

/** As `server/desk/paying.ts` reads them. */
export const PAYMENTS = {
  flows: ['matter-claim', 'cdl-claim'] satisfies FlowId[],
  asks: { pay: PAID, propose: PAID, correct: ['check_number', 'paid_on'] } satisfies Partial<
    Record<Act, readonly string[]>
  >,
} satisfies Program['payments'];

const OF_PAYMENT = ['amount', 'check', 'day', 'was'];

/** As `server/flows/mails.ts` and `server/desk/paying.ts` fill them in. */
export const MAILS_OF_MOVES = {
  always: ['name', 'provider', 'number', 'subject', 'link', 'attorney_id', 'status'],
  asked: ['words'],
  paid: {
    pay: OF_PAYMENT,
    propose: OF_PAYMENT,
    confirm: OF_PAYMENT,
    correct: OF_PAYMENT,
  } satisfies Partial<Record<Act, readonly string[]>>,
} satisfies Program['mails'];
