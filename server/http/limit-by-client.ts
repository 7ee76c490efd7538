// How often one network may do what anybody may do: counted in the store, so shared by all processes.
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { allow, windowEnd } from '../store/rate-limits.ts';
import { clientOf } from './client-address.ts';
import type { Visit } from './visit.ts';

const TEN_MINUTES = 600_000;

/** Counts one more under `name`; refuses beyond `most` in ten minutes, and says when to come back. */
export async function limitByClient(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { request, reply }: Visit,
  name: string,
  most: number,
): Promise<void> {
  const limit = { bucket: `${name}/${clientOf(request.ip)}`, most, windowMs: TEN_MINUTES };
  const moment = now();
  if (await allow(db, limit, moment)) return;
  const waitMs = windowEnd(limit, moment).getTime() - moment.getTime();
  reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  throw new Refusal('TOO_MANY');
}
