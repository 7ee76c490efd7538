// Fills a store with invented attorneys and their cases, for measuring: all of it or nothing, the same for every store of one size.
import { createCoverages } from '../../services/coverages.ts';
import {
  type FormOfRecord,
  insertAttorneys,
  takeAttorneyNumbers,
} from '../../store/attorneys/attorneys.ts';
import { inTransaction, type Store, type StoreTransaction } from '../../store/index.ts';
import { insertWork, type Work } from '../../store/matters/insert-work.ts';
import { refreshStatistics } from '../../store/upkeep/statistics.ts';
import { makeWork } from '../work/make.ts';
import type { Making } from '../work/making.ts';
import { chanceOf } from '../work/random.ts';
import { type Seeding, seededAttorney } from './people.ts';
import { claimsBefore, seededPlan } from './plan.ts';

export interface Seed extends Omit<Seeding, 'chance'> {
  readonly attorneys: number;
  readonly claims: number;
  /** Of the house. */
  readonly timeZone: string;
  /** The form that a record is kept by. */
  readonly form: FormOfRecord;
  readonly progress: (line: string) => void;
}

/** Numbers of members begin here, far from those of the demo world; so a store that was filled before is known. */
const FIRST_NUMBERS = {
  member: 50_000_000,
  matter: 1_000_000,
  citation: 1_000_000,
  claim: 20_000_000,
};
const SEED = 20_261;
/** Attorneys in one statement. */
const BATCH = 250;

/** False, with nothing changed, where the store was filled before. */
export async function seedStore(db: Store, seed: Seed): Promise<boolean> {
  const catalogue = await createCoverages().list();
  const filled = await inTransaction(db, async (trx) => {
    if (await isFilled(trx)) return false;
    const making: Making = {
      chance: chanceOf(SEED),
      catalogue,
      numbers: { ...FIRST_NUMBERS },
      now: seed.now,
      timeZone: seed.timeZone,
    };
    for (let from = 0; from < seed.attorneys; from += BATCH) {
      const until = Math.min(from + BATCH, seed.attorneys);
      await addBatch(trx, { seed, making, from, until });
      if (isTenth(until, seed.attorneys)) tell(seed, until);
    }
    return true;
  });
  if (filled) await refreshStatistics(db);
  return filled;
}

async function isFilled(trx: StoreTransaction): Promise<boolean> {
  const first = await trx
    .selectFrom('plan_member')
    .select('id')
    .where('number', '=', String(FIRST_NUMBERS.member))
    .executeTakeFirst();
  return first !== undefined;
}

interface Batch {
  readonly seed: Seed;
  readonly making: Making;
  readonly from: number;
  readonly until: number;
}

async function addBatch(trx: StoreTransaction, { seed, making, from, until }: Batch) {
  const ids = await takeAttorneyNumbers(trx, until - from);
  const made = ids.map((id, place) => {
    const { attorney, types, name } = seededAttorney({ ...seed, chance: making.chance }, id);
    const claims = claimsBefore(from + place + 1, seed) - claimsBefore(from + place, seed);
    const plan = seededPlan(making.chance, types, claims);
    return { attorney, work: makeWork(making, { id, name }, plan) };
  });
  await insertAttorneys(
    trx,
    seed.form,
    made.map(({ attorney }) => attorney),
  );
  await insertWork(trx, joined(made.map(({ work }) => work)));
}

function joined(works: readonly Work[]): Work {
  return {
    plan_member: works.flatMap((work) => work.plan_member),
    legal_case: works.flatMap((work) => work.legal_case),
    case_detail: works.flatMap((work) => work.case_detail),
    case_violation: works.flatMap((work) => work.case_violation),
    submission: works.flatMap((work) => work.submission),
    form_item: works.flatMap((work) => work.form_item),
    claim: works.flatMap((work) => work.claim),
    matter_event: works.flatMap((work) => work.matter_event),
  };
}

/** Did this batch end a tenth of the whole? */
function isTenth(until: number, all: number): boolean {
  const tenths = (count: number) => Math.floor((count * 10) / all);
  return until === all || tenths(until) > tenths(until - BATCH);
}

function tell({ attorneys, claims, progress }: Seed, until: number): void {
  const count = (some: number) => some.toLocaleString('en-US');
  progress(
    `${count(until)} of ${count(attorneys)} attorneys, ${count(claimsBefore(until, { attorneys, claims }))} of ${count(claims)} claims`,
  );
}
