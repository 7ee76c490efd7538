// What follows a change in services of their own: done right after it, and again until it is done, whoever was away.
import type { ServerContext } from './context.ts';
import { findAttorney } from './store/attorneys.ts';
import { deleteErrand, type Errand, putOffErrand, takeErrand } from './store/errands.ts';

const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;

type Needs = Pick<ServerContext, 'db' | 'services' | 'now' | 'log'>;

/** Each may be done twice: it leaves things as they are when they are so already. */
const ERRANDS: Readonly<
  Record<Errand['kind'], (needs: Needs, attorneyId: string) => Promise<void>>
> = {
  async 'attorney-made'({ db, services: { files, leads } }, attorneyId) {
    const lead = (await findAttorney(db, attorneyId))?.lead_id;
    if (!lead) return;
    await files.moveAll(`lead/${lead}`, `attorney/${attorneyId}`);
    await leads.linkAttorney(lead, attorneyId);
  },
  async 'attorney-registered'({ services: { leads } }, attorneyId) {
    const lead = await leads.findByAttorney(attorneyId);
    if (lead && lead.noRec === 0) await leads.setRegistered(lead.id, 1);
  },
};

/** Does an errand that is held; what cannot be done now stays for later. */
export async function runErrand(needs: Needs, errand: Errand): Promise<void> {
  const { db, now, log } = needs;
  const { id, kind, attempts } = errand;
  try {
    await ERRANDS[kind](needs, errand.attorney_id);
    await deleteErrand(db, id);
  } catch (error) {
    log.error({ err: error, errand: id, kind, attempts }, 'an errand could not be done');
    const wait = Math.min(MINUTE * 2 ** attempts, LONGEST_WAIT);
    // Where the store is away as well, the hold on it ends by itself.
    await putOffErrand(db, id, new Date(now().getTime() + wait)).catch(() => undefined);
  }
}

/** Does all that is due. */
export async function runDueErrands(needs: Needs): Promise<void> {
  const { db, now } = needs;
  for (;;) {
    const errand = await takeErrand(db, now());
    if (!errand) return;
    await runErrand(needs, errand);
  }
}

/** Looks for due errands every minute, until it is stopped; stopping waits for the one under way. */
export function keepErrands(needs: Needs): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  // A store that does not answer now is asked again a minute later.
  const timer = setInterval(() => {
    running = running.then(() => runDueErrands(needs)).catch(() => undefined);
  }, MINUTE).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
