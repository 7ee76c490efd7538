// What forms keep for so many days is deleted after them: answers, secrets and files, each with a line for whoever watches.
import type { FormBundle } from '../../runtime/core/index.ts';
import type { ServerContext } from '../context/context.ts';
import { webhookDue } from '../forms/webhooks.ts';
import type { Named } from '../security-events/index.ts';
import { deleteReceived } from '../store/forms/forgotten.ts';
import type { StoreTransaction } from '../store/index.ts';
import { isReceived } from './readers.ts';

type Needs = Pick<ServerContext, 'db' | 'security' | 'releases' | 'now' | 'log'>;

const DAY = 24 * 3_600_000;
/** Deleted in one transaction. */
const FEW = 200;

/**
 * Deletes what has served its time by the release of today: so many days after it was sent, or came to the last state of its flow. Files are nobody's from then on, for `removeUnclaimed` to delete.
 * A form that cannot be tidied is logged, and keeps no other from it.
 */
export async function forgetReceived(server: Needs, who: Named): Promise<void> {
  for (const { bundle } of Object.values(server.releases.current().forms)) {
    const { id, received } = bundle;
    if (received?.keepDays === undefined || !isReceived(bundle)) continue;
    const before = new Date(server.now().getTime() - received.keepDays * DAY);
    try {
      await forgetOf(server, { form: bundle, before, who });
    } catch (err) {
      server.log.error({ err, form: id }, 'what a form received is not deleted');
    }
  }
}

interface Forgotten {
  readonly form: FormBundle;
  readonly before: Date;
  readonly who: Named;
}

async function forgetOf(
  { db, security, now }: Needs,
  { form, before, who }: Forgotten,
): Promise<void> {
  const also = (trx: StoreTransaction, ids: readonly string[]) =>
    webhookDue(
      trx,
      ids.map((submission) => ({ form, event: 'deleted', submission })),
      now(),
    );
  for (;;) {
    const ids = await deleteReceived(db, { form: form.id, before, most: FEW, also });
    for (const id of ids)
      security.tell({
        ...{ event: 'answers.deleted', outcome: 'success', who },
        ...{ on: { kind: 'submission', id }, act: form.id },
      });
    if (ids.length < FEW) return;
  }
}
