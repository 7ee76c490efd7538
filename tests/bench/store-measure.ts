// Measures the calls of one attorney in a full store and, in turns, in one that has nobody else.
import { performance } from 'node:perf_hooks';
import { type Attorney, findAttorney } from '../../server/store/attorneys/attorneys.ts';
import type { Store } from '../../server/store/index.ts';
import {
  type Asking,
  ATTORNEY_CALLS,
  BEYOND_FIRST_PAGES,
} from '../server/helpers/attorney-calls.ts';
import { DESK_CALLS } from '../server/helpers/desk-calls.ts';
import type { Watched } from '../server/helpers/plans.ts';
import { median, percentile } from './stats.mjs';
import { STORE_BARS } from './store-table.mjs';

/** Rounds in a block; the median of the blocks counts, since a machine is now busy and now at rest. */
const [BLOCKS, ROUNDS] = [41, 60];
/** Of all calls the quickest tenth, at its slow end: what else the machine does meanwhile is not ours. */
const QUICK = 0.1;
/** How often the plans are carried out; their time is the median. */
const PLANNED = 11;
/** Attorneys nobody has asked about before. */
const OTHERS = 100;

export interface Measured {
  readonly call: string;
  readonly kind: string;
  readonly statements: number;
  /** Looked at in tables and indexes, by all statements. */
  readonly rows: number;
  /** Database time of the call: planning and carrying out, in ms. */
  readonly database: number;
  /** The call from here and back. */
  readonly full: number;
  /** In a store of one; absent for the desk, whose queues hold everybody's. */
  readonly alone?: number;
  /** How many times as long as alone. */
  readonly ratio?: number;
  /** A call asked for the first time: the median over other attorneys. */
  readonly first: number;
  /** What was read through; nothing, where all is well. */
  readonly through: readonly string[];
  readonly met: boolean;
}

type Stored = Readonly<Record<keyof Taken, Watched>>;

interface Stores extends Stored {
  readonly who: Attorney;
  readonly kind: string;
  readonly now: Date;
}

type Ask = (asking: Asking) => Promise<unknown>;

/** Every call of this attorney. The blocks of one call stand apart in time: what keeps the machine busy for a while meets one of each. */
export async function measureCalls(stores: Stores): Promise<readonly Measured[]> {
  const others = await someOthers(stores.full.db);
  const calls = [];
  for (const [call, ask] of Object.entries(ATTORNEY_CALLS)) {
    const looked = await lookedAtOne(stores, ask, others);
    calls.push({ call, ask, looked, blocks: [] as Taken[] });
  }
  for (let block = 0; block < BLOCKS; block += 1)
    for (const { ask, blocks } of calls) blocks.push(await blockOf(stores, ask));
  const measured = calls.map(({ call, looked, blocks }) => {
    const figures = { ...looked, ...inBlocks(blocks) };
    return { call, kind: stores.kind, ...figures, met: meets({ call, ...figures }) };
  });
  for (const one of measured) say(one);
  return measured;
}

/** Every call of the desk, in the full store alone. */
export async function measureDesk(full: Watched): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const [call, ask] of Object.entries(DESK_CALLS)) {
    const first = await timeOf(() => ask(full.db));
    const looked = await lookedAt(full, () => ask(full.db));
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(() => ask(full.db)));
    const figures = { ...looked, full: percentile(times, QUICK), first };
    const one = { call, kind: 'desk', ...figures, met: meets({ call, ...figures }) };
    measured.push(one);
    say(one);
  }
  return measured;
}

/** What the database does for a call, by its plans. */
async function lookedAt(full: Watched, ask: () => Promise<unknown>) {
  const plans = await full.plansOf(ask);
  const database: number[] = [];
  for (let time = 0; time < PLANNED; time += 1) {
    const again = await full.plansOf(ask);
    database.push(again.reduce((sum, { ms }) => sum + ms, 0));
  }
  return {
    statements: plans.length,
    rows: Math.round(plans.reduce((sum, { rows }) => sum + rows, 0)),
    database: median(database),
    through: plans.flatMap(({ through }) => through),
  };
}

/** What is done for a call in the full store, and how long other attorneys wait who were not asked about before. */
async function lookedAtOne({ full, who, now }: Stores, ask: Ask, others: readonly Attorney[]) {
  const first: number[] = [];
  for (const other of others) first.push(await timeOf(() => ask({ db: full.db, who: other, now })));
  const looked = await lookedAt(full, () => ask({ db: full.db, who, now }));
  return { ...looked, first: median(first) };
}

/** Each block over connections of its own: one process of the server may lie better in the memory than another. */
async function blockOf(stores: Stores, ask: Ask): Promise<Taken> {
  const { who, now } = stores;
  const anew = { full: stores.full.anew(), alone: stores.alone.anew() };
  try {
    return await inTurns(({ db }) => ask({ db, who, now }), anew);
  } finally {
    await anew.full.close();
    await anew.alone.close();
  }
}

const inBlocks = (blocks: readonly Taken[]) => ({
  full: median(blocks.map((block) => block.full)),
  alone: median(blocks.map((block) => block.alone)),
  ratio: median(blocks.map((block) => block.full / block.alone)),
});

interface Taken {
  readonly full: number;
  readonly alone: number;
}

/** A block of calls, now the one first, now the other: who comes second finds the other's work in the processor. */
async function inTurns(ask: (store: Watched) => Promise<unknown>, stores: Stored): Promise<Taken> {
  const times: Record<keyof Taken, number[]> = { full: [], alone: [] };
  const names = ['full', 'alone'] as const;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      times[name].push(await timeOf(() => ask(stores[name])));
  return { full: percentile(times.full, QUICK), alone: percentile(times.alone, QUICK) };
}

/** No table read through, database time, and for first pages the ratio to the store of one. */
function meets({ call, through, database, first, ratio }: Omit<Measured, 'kind' | 'met'>) {
  const quick = Math.max(database, first) < STORE_BARS.ms;
  const alike = (ratio ?? 0) <= STORE_BARS.times || BEYOND_FIRST_PAGES.includes(call);
  return through.length === 0 && quick && alike;
}

/** From all over the store. */
async function someOthers(db: Store): Promise<readonly Attorney[]> {
  const ids = await db
    .selectFrom('attorney')
    .select('id')
    .orderBy((is) => is.fn('random'))
    .limit(OTHERS)
    .execute();
  const found = await Promise.all(ids.map(({ id }) => findAttorney(db, id)));
  return found.filter((one) => one !== undefined);
}

function say({ call, kind, met, through, ...figures }: Measured): void {
  const { statements, rows, database, full, alone, ratio, first } = figures;
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const beside =
    alone === undefined ? '' : `, alone ${ms(alone)}, ${(ratio ?? 0).toFixed(2)} times`;
  console.log(
    `${met ? 'met   ' : 'MISSED'} ${call}, ${kind}: ${statements} statements, ${rows} rows, ${ms(database)} in the database; a call ${ms(full)}${beside}; asked for the first time ${ms(first)}`,
  );
  for (const step of through) console.log(`       reads through: ${step}`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
