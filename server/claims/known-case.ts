// Reads a case of an attorney with everything that decides what may be claimed on it.

import type { Store, StoreTransaction } from '../store/index.ts';
import { claimsOfCase, findCase, paidFor } from '../store/matters/case-details.ts';
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
  const one = await findCase(db, attorneyId, number.trim());
  if (one?.kind !== kind) return undefined;
  const claims = await claimsOfCase(db, attorneyId, one.id);
  return { one, claims, paid: claims.length === 0 ? 0 : await paidFor(db, one.id) };
}
