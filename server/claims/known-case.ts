// Reads a case of an attorney with everything that decides what may be claimed on it.

import type { Store, StoreTransaction } from '../store/index.ts';
import { claimsOfCase, findCase, findClaimedCase, paidFor } from '../store/matters/case-details.ts';
import type { CaseKind } from '../store/tables/legal-case.ts';
import type { Known } from './standing.ts';

/** Which case is meant: that of another attorney is none. */
export interface NamedCase {
  readonly attorneyId: string;
  readonly number: string;
  readonly kind: CaseKind;
}

/** The case; undefined where this attorney has none of that number and kind. */
export async function knownCase(
  db: Store | StoreTransaction,
  { attorneyId, number, kind }: NamedCase,
): Promise<Known | undefined> {
  const known = await ownCase(db, attorneyId, number);
  return known?.one.kind === kind ? known : undefined;
}

/** The same of either kind. */
export async function ownCase(
  db: Store | StoreTransaction,
  attorneyId: string,
  number: string,
): Promise<Known | undefined> {
  const one = await findCase(db, attorneyId, number.trim());
  if (!one) return undefined;
  const claims = await claimsOfCase(db, attorneyId, one.id);
  return { one, claims, paid: claims.length === 0 ? 0 : await paidFor(db, one.id) };
}

/**
 * The case as this attorney may read it: one of theirs whole, and of one that has gone to somebody else what their own
 * claims on it cannot be understood without; undefined where they have nothing to do with it.
 */
export async function readableCase(
  db: Store | StoreTransaction,
  named: NamedCase,
): Promise<Known | undefined> {
  return (await knownCase(db, named)) ?? (await leftCase(db, named));
}

async function leftCase(
  db: Store | StoreTransaction,
  { attorneyId, number, kind }: NamedCase,
): Promise<Known | undefined> {
  const one = await findClaimedCase(db, attorneyId, number.trim());
  if (one?.kind !== kind) return undefined;
  const claims = await claimsOfCase(db, attorneyId, one.id);
  // What somebody else was paid for it is theirs to know.
  const paid = claims.reduce((sum, claim) => sum + Number(claim.paid_amount ?? 0), 0);
  return { one, claims, paid, hasLeft: true };
}
