// What the attorneys of the demo world have to do.
import { createCoverages } from '../../services/coverages.ts';
import type { StoreTransaction } from '../../store/index.ts';
import { casesWithoutDetails } from '../../store/matters/case-details.ts';
import { insertDetails, insertWork } from '../../store/matters/insert-work.ts';
import { listCases } from '../../store/matters/legal-cases.ts';
import { makeWork } from './make.ts';
import { detailsOf } from './make-details.ts';
import type { Making, Owner } from './making.ts';
import { FULL_DESK, type PlannedCase, SMALL_DESK } from './planned.ts';
import { chanceOf } from './random.ts';

interface Desk {
  readonly plan: readonly PlannedCase[];
  /** Of chance, and of the numbers, which no two desks share. */
  readonly seed: number;
}

const DESKS: Readonly<Record<string, Desk>> = {
  '10001': { plan: FULL_DESK, seed: 1 },
  '10003': { plan: SMALL_DESK, seed: 2 },
};

/** Adds what one attorney has to do; false where there is nothing, or they have cases already. */
export async function addDemoWork(
  trx: StoreTransaction,
  owner: Owner,
  { now, timeZone }: Pick<Making, 'now' | 'timeZone'>,
): Promise<boolean> {
  const desk = DESKS[owner.id];
  if (!desk) return false;
  if ((await listCases(trx, owner.id, { most: 1 })).length > 0) {
    await addDetails(trx, owner.id);
    return false;
  }
  await insertWork(trx, makeWork({ ...(await makingOf(desk)), now, timeZone }, owner, desk.plan));
  return true;
}

/** Cases of a store that is older than their details get them, the same as in a new store. */
async function addDetails(trx: StoreTransaction, attorneyId: string): Promise<void> {
  const bare = await casesWithoutDetails(trx, attorneyId);
  if (bare.length > 0) await insertDetails(trx, detailsOf(bare));
}

async function makingOf({ seed }: Desk): Promise<Omit<Making, 'now' | 'timeZone'>> {
  return {
    chance: chanceOf(seed),
    catalogue: await createCoverages().list(),
    numbers: {
      member: 30_040_000 + seed * 1000,
      matter: 480_000 + seed * 100,
      citation: 77_000 + seed * 100,
      claim: 14_080_000 + seed * 1000,
    },
  };
}
