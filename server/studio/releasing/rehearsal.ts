// What a change would do to people: every open draft and what was sent of late, tried under it, a part with each call. Writes nothing but how far it is.
import { setImmediate } from 'node:timers/promises';
import type { ReleasedContent } from '../../content/released.ts';
import type { ServerContext } from '../../context/context.ts';
import { openDrafts } from '../../store/forms/open-drafts.ts';
import { recentSubmissions } from '../../store/forms/submissions.ts';
import { findRehearsal, keepRehearsal } from '../../store/studio/rehearsals.ts';
import { inLots } from './lots.ts';
import type { Standing } from './standing.ts';
import { EMPTY, type Tally } from './tally.ts';
import { Trial } from './trial.ts';

type Server = Pick<ServerContext, 'db' | 'now' | 'workers' | 'content'>;

/** Bounds: a rehearsal ends whatever there is. */
const MOST_DRAFTS = 20_000;
const MOST_SUBMISSIONS = 2_000;
const LOOK_BACK_MS = 90 * 24 * 60 * 60_000;
const LONGEST_MS = 120_000;
/** One call tries for so long: whoever waits is told how far it is, and may stop. */
const PART_MS = 1500;

/** Goes on with it where it was left, by whomever; from the beginning where it is `anew`, or of other files. */
export async function rehearsed(
  server: Server,
  { change, files, head }: Standing,
  { candidate, anew }: { readonly candidate: ReleasedContent; readonly anew: boolean },
): Promise<Tally> {
  const row = await findRehearsal(server.db, change.id);
  const isOfThis = row?.files === files && row.head === head.number;
  const known = row && isOfThis && !anew ? (JSON.parse(row.tally) as Tally) : EMPTY;
  if (known.stage === 'over') return known;
  const tally = await nextPart(server, candidate, known);
  const kept = { change_id: change.id, files, head: head.number, tally: JSON.stringify(tally) };
  await keepRehearsal(server.db, { ...kept, at: server.now() }, row?.turn ?? 0);
  return tally;
}

async function nextPart(server: Server, candidate: ReleasedContent, known: Tally): Promise<Tally> {
  const began = performance.now();
  const trial = new Trial(server, candidate);
  let tally = known;
  if (tally.stage === 'drafts') tally = await throughDrafts(server, { trial, began, tally });
  if (tally.stage === 'submissions')
    tally = await throughSubmissions(server, { trial, began, tally });
  const spentMs = known.spentMs + performance.now() - began;
  const isLate = tally.stage !== 'over' && spentMs > LONGEST_MS;
  return { ...tally, spentMs, ...(isLate && { stage: 'over', isPart: true }) };
}

interface Going {
  readonly trial: Trial;
  /** By the clock of the process. */
  readonly began: number;
  readonly tally: Tally;
}

/** While a thread judges some drafts, the next are read and carried over. */
async function throughDrafts({ db }: Server, { trial, began, tally }: Going): Promise<Tally> {
  let counted = Promise.resolve(tally);
  let begun = tally.drafts;
  for await (const lot of inLots(openDrafts(db, tally.after ?? undefined))) {
    if (begun >= MOST_DRAFTS) return { ...(await counted), stage: 'submissions', isPart: true };
    begun += lot.length;
    const [before, tried] = [counted, trial.drafts(lot)];
    counted = before.then(async (known) => trial.counted(known, await tried));
    // Where one fails it is told by those that wait for it.
    for (const later of [tried, counted]) later.catch(() => undefined);
    await before;
    if (await isOver(began)) return counted;
  }
  return { ...(await counted), stage: 'submissions' };
}

async function throughSubmissions(server: Server, { trial, began, ...known }: Going) {
  let { tally } = known;
  const since = new Date(server.now().getTime() - LOOK_BACK_MS);
  const bounds = { most: MOST_SUBMISSIONS - tally.submissions, without: tally.submissions };
  for await (const lot of inLots(await recentSubmissions(server.db, since, bounds))) {
    tally = await trial.submissions(tally, lot);
    if (await isOver(began)) return tally;
  }
  return { ...tally, stage: 'over' as const };
}

/** Is the part over? Whoever else calls comes first. */
async function isOver(began: number): Promise<boolean> {
  await setImmediate();
  return performance.now() - began > PART_MS;
}
