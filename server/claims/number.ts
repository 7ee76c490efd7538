// Claim numbers: of a Matter claim the digit 2, two digits from 01 to 99, then six (MTR-18); of a CDL claim the same after a 3.
import { randomInt } from 'node:crypto';
import type { CaseKind } from '../store/tables/legal-case.ts';

const FIRST = { Matter: '2', CDL: '3' } as const satisfies Record<CaseKind, string>;

/** A number by chance; whether it is free, the store says. */
export function claimNumber(kind: CaseKind): string {
  const two = String(randomInt(1, 100)).padStart(2, '0');
  return `${FIRST[kind]}${two}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;
}
