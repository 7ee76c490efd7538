// How often one network, and how often all of them together, may do what anybody may do: counted in the store, so shared by all processes.

import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { allow, type Limit, windowEnd } from '../store/upkeep/rate-limits.ts';
import { clientOf } from './client-address.ts';
import type { Visit } from './visit.ts';

const TEN_MINUTES = 600_000;

type Needs = Pick<ServerContext, 'db' | 'now'>;

/** Counts one more under `name`; refuses beyond `most` in ten minutes, and says when to come back. */
export function limitByClient(
  server: Needs,
  visit: Visit,
  name: string,
  most: number,
): Promise<void> {
  return count(server, visit, `${name}/${clientOf(visit.request.ip)}`, most);
}

/** The same of all networks together; asked after that of the one, so that one alone does not fill it. */
export function limitInAll(server: Needs, visit: Visit, name: string, most: number): Promise<void> {
  return count(server, visit, `${name}/all`, most);
}

function count(server: Needs, visit: Visit, bucket: string, most: number): Promise<void> {
  return limitTo(server, visit, { bucket, most, windowMs: TEN_MINUTES });
}

/** Counts one more of whatever the limit is of; refuses beyond it, and says when to come back. */
export async function limitTo({ db, now }: Needs, { reply }: Visit, limit: Limit): Promise<void> {
  const moment = now();
  if (await allow(db, limit, moment)) return;
  const waitMs = windowEnd(limit, moment).getTime() - moment.getTime();
  reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  throw new Refusal('TOO_MANY');
}
