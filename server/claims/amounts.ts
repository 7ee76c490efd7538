// Money and days as the calls of claims tell them.

/** To the cent (MTR-16, CDL-09); null where there is none. */
export const amount = (value: string | number | null): number | null =>
  value === null ? null : Math.round(Number(value) * 100) / 100;

/** The same as a text with two digits after the point; '' where there is none. */
export const amountText = (value: string | null): string =>
  value === null ? '' : Number(value).toFixed(2);

/** `03/09/2026` and `2026-03-09` → `2026-03-09`; anything else as it is. */
export function dayIn(value: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value.trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return value.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
