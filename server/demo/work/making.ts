// What invented cases are made with, and for whom.
import type { Coverage } from '../../services/ports.ts';
import type { Chance } from './random.ts';

/** Next free numbers; they count up, so that no two of one store are alike. */
export interface Numbers {
  member: number;
  matter: number;
  citation: number;
  claim: number;
}

export interface Making {
  readonly chance: Chance;
  readonly catalogue: readonly Coverage[];
  readonly numbers: Numbers;
  readonly now: Date;
  /** Of the house: all that is invented happens in its office hours. */
  readonly timeZone: string;
}

export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** The moment at which this much of the office hours since a case began had passed. */
export type At = (share: number) => Date;

/** The case that something is made on. */
export interface OfCase {
  readonly owner: Owner;
  readonly caseId: string;
  readonly at: At;
}
