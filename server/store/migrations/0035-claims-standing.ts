// How claims stand, beside their attorney: the lists of the claims page are counted and paged from an index alone.
import type { Migration } from './migrate.ts';

export const claimsStanding: Migration = {
  name: '0035-claims-standing',
  statements: [
    `create index claim_standing on claim (attorney_id, kind, created_at desc, id desc)
      include (closed_at, paid_amount, case_id)`,
  ],
};
