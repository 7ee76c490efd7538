// What columns of numbers hold that people's answers go to; a test holds this table and the store together.

/** `digits` in all, of them `decimals` behind the point; no decimals are whole numbers of four bytes. */
interface NumberColumn {
  readonly digits: number;
  readonly decimals: number;
}

const MONEY: NumberColumn = { digits: 12, decimals: 2 };

/** By table and column. */
export const NUMBER_COLUMNS = {
  'claim.amount': MONEY,
  'claim.paid_amount': MONEY,
  'claim_payment.amount': MONEY,
  'case_violation.issued_state_point': { digits: 9, decimals: 0 },
  'case_violation.final_point': { digits: 9, decimals: 0 },
  'case_violation.init_fine_amount': MONEY,
  'case_violation.total_due_amount': MONEY,
  'case_violation.final_court_cost_due': MONEY,
} as const satisfies Readonly<Record<string, NumberColumn>>;

export type NumberColumnName = keyof typeof NUMBER_COLUMNS;

/** The highest number a column holds; the lowest is the same below zero. */
export function highestIn(column: NumberColumnName): number {
  const { digits, decimals } = NUMBER_COLUMNS[column];
  return Number((10 ** (digits - decimals) - 10 ** -decimals).toFixed(decimals));
}
