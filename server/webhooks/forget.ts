// Deliveries that were settled are forgotten after so many days; those that wait are not.
import type { ServerContext } from '../context/context.ts';
import { deleteOldDeliveries } from '../store/webhooks/deliveries.ts';

const DAY = 24 * 3_600_000;

/** Deletes them with their tries. */
export async function forgetDeliveries({
  db,
  config,
  now,
}: Pick<ServerContext, 'db' | 'config' | 'now'>): Promise<void> {
  await deleteOldDeliveries(db, new Date(now().getTime() - config.webhookLogDays * DAY));
}
