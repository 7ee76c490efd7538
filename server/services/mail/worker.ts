// Sends what waits in the outbox, one mail after the other; several workers may run, each mail is leased by one.
import type { Store } from '../../store/index.ts';
import { leaseMail, type OutboxRow, settleMail } from '../../store/outbox.ts';
import { DeliveryError, LONGEST_DELIVERY } from './smtp.ts';

export interface WorkerNeeds {
  readonly db: Store;
  readonly deliver: (mail: OutboxRow) => Promise<void>;
  readonly now: () => Date;
  readonly log: { warn(details: object, message: string): void };
  /** How long to wait when nothing is due. */
  readonly idleMs?: number;
}

export interface Worker {
  /** Ends after the mail that is being sent. */
  stop(): Promise<void>;
}

const LEASE = 2 * LONGEST_DELIVERY;
const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;
/** Over a little more than a day. */
export const MOST_ATTEMPTS = 14;

export function startWorker(needs: WorkerNeeds): Worker {
  let stopped = false;
  let wake: () => void = () => undefined;
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, needs.idleMs ?? 1000);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      const busy = await sendNext(needs).catch((error: unknown) => {
        needs.log.warn({ err: error }, 'the outbox could not be read');
        return false;
      });
      if (!busy && !stopped) await rest();
    }
  }

  const running = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}

/** True when there was a mail to send. */
async function sendNext({ db, deliver, now, log }: WorkerNeeds): Promise<boolean> {
  const mail = await leaseMail(db, now(), LEASE);
  if (!mail) return false;
  try {
    await deliver(mail);
    // The params hold links that act; nobody needs them once the mail is out.
    await settleMail(db, mail, { status: 'sent', params: '', settled_at: now(), last_error: null });
  } catch (error) {
    const reason = error instanceof DeliveryError ? error.message : nameOf(error);
    const giveUp =
      (error instanceof DeliveryError && error.final) || mail.attempts >= MOST_ATTEMPTS;
    log.warn({ mail: mail.id, attempt: mail.attempts, reason, giveUp }, 'a mail was not taken');
    await settleMail(
      db,
      mail,
      giveUp
        ? { status: 'failed', settled_at: now(), last_error: reason }
        : { due_at: later(now(), mail.attempts), last_error: reason },
    );
  }
  return true;
}

/** Half a minute at first, doubling up to six hours, spread a little so that mails do not come back all at once. */
function later(now: Date, attempts: number): Date {
  const wait = Math.min((MINUTE / 2) * 2 ** (attempts - 1), LONGEST_WAIT);
  return new Date(now.getTime() + wait * (0.8 + 0.4 * Math.random()));
}

/** Not the message: it may quote an address. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
