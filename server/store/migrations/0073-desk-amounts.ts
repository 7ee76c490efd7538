// Claims at the desk in the order of their amounts.
import type { Migration } from './migrate.ts';

export const deskAmounts: Migration = {
  name: '0073-desk-amounts',
  statements: ['create index claim_turn_amount on claim (lower(status), answered, amount, id)'],
};
