// Limits on repeated tries, counted in the store and so shared by all processes. Whoever is right is not counted.
import { createHash } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { allow, findFull, giveBack, type Limit, windowEnd } from '../store/rate-limits.ts';
import { clientOf } from './client-address.ts';
import type { Visit } from './cookies.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Window {
  readonly most: number;
  readonly windowMs: number;
}

/** `pair`: one account from one network. `account`: from all of them. `client`: one network at all accounts. */
interface Limits {
  readonly pair: readonly Window[];
  readonly account: Window;
  readonly client: Window;
}

const SHORT: Window = { most: 8, windowMs: 5 * MINUTE };
const CLIENT: Window = { most: 100, windowMs: 10 * MINUTE };

/**
 * What can be guessed by patience (four digits, a pet's name) has a second, longer window: a day of guessing from
 * everywhere is below three in a hundred. A password needs none; short windows keep its owner from being locked out.
 */
export const TRY_LIMITS = {
  password: { pair: [SHORT], account: { most: 60, windowMs: 15 * MINUTE }, client: CLIENT },
  identity: {
    pair: [SHORT, { most: 24, windowMs: 6 * HOUR }],
    account: { most: 60, windowMs: 6 * HOUR },
    client: CLIENT,
  },
  question: { pair: [SHORT], account: { most: 60, windowMs: 15 * MINUTE }, client: CLIENT },
  answer: {
    pair: [SHORT, { most: 24, windowMs: 6 * HOUR }],
    account: { most: 60, windowMs: 6 * HOUR },
    client: CLIENT,
  },
  code: { pair: [SHORT], account: { most: 60, windowMs: 6 * HOUR }, client: CLIENT },
} as const satisfies Record<string, Limits>;

export type TryKind = keyof typeof TRY_LIMITS;

export interface Try {
  readonly kind: TryKind;
  /** What was typed for the account, known or not: both are counted alike. */
  readonly account: string;
  /** Hash of the token of a device this account logged in from: it has a count of its own, which nobody else can fill. */
  readonly device?: string | undefined;
}

/** A try that was let through. */
export interface CountedTry {
  /** It was right, so it does not count. */
  forgive(): Promise<void>;
}

/** Counts a try before its secret is looked at; refused tries cost next to nothing. */
export async function countTry(
  server: ServerContext,
  visit: Visit,
  tried: Try,
): Promise<CountedTry> {
  const now = server.now();
  const limits = [...accountLimits(visit, tried), clientLimit(visit, tried.kind)];
  const full = await findFull(server.db, limits, now);
  if (full) throw refuse(visit, full, now);
  // Counting decides, not looking: of tries made at the same moment no more get through than may.
  for (const limit of limits)
    if (!(await allow(server.db, limit, now))) throw refuse(visit, limit, now);
  return {
    async forgive() {
      for (const limit of limits) await giveBack(server.db, limit, now);
    },
  };
}

function clientLimit(visit: Visit, kind: TryKind): Limit {
  const bucket = `try/${kind}/client/${clientOf(visit.request.ip)}`;
  return { bucket, ...TRY_LIMITS[kind].client };
}

function accountLimits(visit: Visit, { kind, account, device }: Try): readonly Limit[] {
  const { pair, account: whole } = TRY_LIMITS[kind];
  if (device !== undefined) return named(`try/${kind}/device/${device}`, pair);
  const name = createHash('sha256').update(account.trim().toLowerCase()).digest('hex');
  const own = named(`try/${kind}/pair/${name}/${clientOf(visit.request.ip)}`, pair);
  return [...own, ...named(`try/${kind}/account/${name}`, [whole])];
}

function named(bucket: string, windows: readonly Window[]): readonly Limit[] {
  return windows.map((window) => ({ bucket: `${bucket}/${window.windowMs}`, ...window }));
}

function refuse(visit: Visit, limit: Limit, now: Date): Refusal {
  const waitMs = windowEnd(limit, now).getTime() - now.getTime();
  visit.reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  return new Refusal('TOO_MANY_TRIES', { params: { minutes: Math.ceil(waitMs / MINUTE) } });
}
