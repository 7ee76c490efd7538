// What was done to a payment, as facts of the event that tells of it.
import type { ClaimPayment } from '../store/claims/claim-payments.ts';

/** A fact by the end of its message key. */
export type NamedFact = readonly [
  name: string,
  value: string | null,
  format: 'text' | 'date' | 'money' | 'phone',
];

/** Of a correction what is right now and what stood there; else amount, check and day. */
export function factsOfPayment(payment: ClaimPayment): readonly NamedFact[] {
  const { act, amount, check_number, paid_on, was_check_number, was_paid_on } = payment;
  if (act !== 'corrected')
    return [
      [act === 'proposed' ? 'proposed' : 'paidAmount', amount, 'money'],
      ['checkNumber', check_number, 'text'],
      ['paidOn', paid_on, 'date'],
    ];
  return [
    ...changed('checkNumber', 'checkBefore', [was_check_number, check_number], 'text'),
    ...changed('paidOn', 'paidOnBefore', [was_paid_on, paid_on], 'date'),
  ];
}

const changed = (
  now: string,
  before: string,
  [was, is]: readonly [string | null, string],
  format: NamedFact[2],
): readonly NamedFact[] =>
  was === is
    ? []
    : [
        [now, is, format],
        [before, was, format],
      ];
