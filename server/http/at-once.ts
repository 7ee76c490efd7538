// How much of what takes room may be under way at once in this process: a body that is sent slowly holds what it has sent.
import { Refusal } from '../common/refusals.ts';
import { clientOf } from './client-address.ts';
import type { Visit } from './visit.ts';

export interface AtOnce {
  readonly name: string;
  readonly ofOneNetwork: number;
  readonly inAll: number;
}

/** Seconds until what is under way is over, as a rule. */
const COME_BACK = '5';

const underWay = new Map<string, number>();

/** Does the work unless too much of it is under way; else refuses, and says when to come back. */
export async function atOnce<T>(
  { request, reply }: Visit,
  { name, ofOneNetwork, inAll }: AtOnce,
  work: () => Promise<T>,
): Promise<T> {
  const bounds = [
    [`${name}/${clientOf(request.ip)}`, ofOneNetwork],
    [`${name}/all`, inAll],
  ] as const;
  if (bounds.some(([key, most]) => (underWay.get(key) ?? 0) >= most)) {
    reply.header('retry-after', COME_BACK);
    throw new Refusal('TOO_MANY');
  }
  for (const [key] of bounds) underWay.set(key, (underWay.get(key) ?? 0) + 1);
  let isOver = false;
  const end = () => {
    if (!isOver) for (const [key] of bounds) leave(key);
    isOver = true;
  };
  // Whoever hangs up may leave work behind that never ends.
  request.raw.once('close', end);
  try {
    return await work();
  } finally {
    end();
  }
}

function leave(key: string): void {
  const left = (underWay.get(key) ?? 1) - 1;
  if (left > 0) underWay.set(key, left);
  else underWay.delete(key);
}
