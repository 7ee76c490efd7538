// Mails that strangers may ask for: what is asked is written down, known account or not, and done after the answer.
import { createHash, randomUUID } from 'node:crypto';
import type { ServerContext } from '../context/context.ts';
import { inTransaction, type Store } from '../store/index.ts';
import { JOB_CELL } from '../store/secrets/sealed.ts';
import type { AskedMail } from '../store/tables/job.ts';
import { insertJob, type Job } from '../store/upkeep/jobs.ts';
import { allow } from '../store/upkeep/rate-limits.ts';

type Needs = Pick<ServerContext, 'db' | 'services' | 'now'>;

/** Each works for an hour beside the others, so that one of them is there whenever no more are sent. */
const MAILS_AN_HOUR = 3;
const HOUR = 3_600_000;

/** Writes down that somebody asked for a mail to the owner of what was typed: the same work whether there is one. */
export async function askForMail(server: Needs, what: AskedMail, account: string): Promise<void> {
  const id = randomUUID();
  const sealed = server.services.crypto.encrypt(account, cellOf(id));
  await inTransaction(server.db, (trx) =>
    insertJob(trx, { kind: 'mail-asked', id, details: { what }, sealed }, { now: server.now() }),
  );
}

/** For which account the mail of such a job was asked. */
export const accountAsked = (
  { services }: Pick<Needs, 'services'>,
  { id, sealed }: Pick<Job<'mail-asked'>, 'id' | 'sealed'>,
): string => services.crypto.decrypt(sealed, cellOf(id));

/** Counts one more mail of a kind to a holder, known or not; false where the hour has had enough of them. What was sent still counts. */
export function mayMail(db: Store, kind: string, holder: string, now: Date): Promise<boolean> {
  const name = createHash('sha256').update(holder).digest('hex');
  return allow(db, { bucket: `mailed/${kind}/${name}`, most: MAILS_AN_HOUR, windowMs: HOUR }, now);
}

const cellOf = (id: string) => ({ row: `${JOB_CELL.row}/${id}`, field: JOB_CELL.field });
