// Telephone numbers of contacts as digits, so that two layouts of one number are the same number to whoever asks.
import type { Migration } from './migrate.ts';

const inDigits = (column: string): string =>
  `${column} = nullif(regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^1(\\d{10})$', '\\1'), '')`;

export const phonesAsDigits: Migration = {
  name: '0031-phones-as-digits',
  statements: [`update attorney_contact set ${['phone', 'fax', 'cell'].map(inDigits).join(', ')}`],
};
