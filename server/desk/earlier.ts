// What else was claimed on the case of a thing, and what was paid for it, as it stands now.
import { todayIn } from '../../runtime/core/index.ts';
import { claimsOnCase } from '../store/desk/desk-claims.ts';
import type { DeskRow } from '../store/desk/desk-rows.ts';
import { centsOf } from './cents.ts';
import type { DeskServer, Earlier } from './kind.ts';

/** The other claims on its case, whosever they are, the newest first, with their sums. */
export async function earlierClaims(
  { db, content }: DeskServer,
  { id, case_id }: Pick<DeskRow, 'id' | 'case_id'>,
): Promise<Earlier> {
  const claims = (await claimsOnCase(db, case_id)).filter((claim) => claim.id !== id);
  const { timeZone } = content.app;
  return {
    claims: claims.map(({ created_at, submitted_at, check_number, paid_on, ...claim }) => ({
      ...claim,
      ...{ sent: todayIn(timeZone, submitted_at ?? created_at) },
      ...{ check_number: check_number ?? '', paid_on: paid_on ?? '' },
      paid_amount: claim.paid_amount ?? '',
    })),
    claimed: sumOf(claims.map(({ amount }) => amount)),
    paid: sumOf(claims.map(({ paid_amount }) => paid_amount ?? '0')),
  };
}

const sumOf = (amounts: readonly string[]): string =>
  (amounts.reduce((sum, amount) => sum + centsOf(amount), 0) / 100).toFixed(2);
