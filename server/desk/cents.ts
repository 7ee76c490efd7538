// Amounts as whole cents: nothing of what is paid goes through a fraction.

/** The cents of an amount in digits with at most two decimals, as forms have it. */
export function centsOf(amount: string): number {
  const [dollars = '', decimals = ''] = amount.trim().split('.');
  return Number(dollars) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}

/** Is it more than so many whole dollars? */
export const isAboveDollars = (amount: string, dollars: number): boolean =>
  centsOf(amount) > dollars * 100;
