// Limits on repeated tries, counted in the store and so shared by all processes. Whoever is right is not counted.
import { createHash } from 'node:crypto';
import type { JsonObject } from '../../runtime/core/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { clientOf } from '../http/client-address.ts';
import type { Visit } from '../http/visit.ts';
import type { AskedMail } from '../store/tables/job.ts';
import {
  allow,
  findFull,
  giveBack,
  type Limit,
  LONGEST_WINDOW_MS,
  windowEnd,
} from '../store/upkeep/rate-limits.ts';
import { askForMail } from './asked.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Window {
  readonly most: number;
  readonly windowMs: number;
}

/** `pair`: one account from one network. `account`: from all of them. `client`: one network at all accounts. */
interface Limits {
  readonly pair: readonly Window[];
  readonly account: readonly Window[];
  readonly client: Window;
}

const SHORT: Window = { most: 8, windowMs: 5 * MINUTE };
const CLIENT: Window = { most: 100, windowMs: 10 * MINUTE };

/**
 * What can be guessed by patience (four digits, a pet's name): the longer it goes on, the less is let through. Guessing
 * from everywhere gets at 60 of 10,000 numbers in a day and at 240 in a month. The owner is told by mail, and the link
 * in it gives the owner's browser a count of its own.
 */
const PATIENT: Limits = {
  pair: [SHORT, { most: 24, windowMs: 6 * HOUR }],
  account: [
    { most: 60, windowMs: DAY },
    { most: 120, windowMs: 7 * DAY },
    { most: 240, windowMs: LONGEST_WINDOW_MS },
  ],
  client: CLIENT,
};

/** A password needs no long window; short ones keep its owner from being locked out. */
const TRY_LIMITS = {
  password: { pair: [SHORT], account: [{ most: 60, windowMs: 15 * MINUTE }], client: CLIENT },
  identity: PATIENT,
  question: { pair: [SHORT], account: [{ most: 60, windowMs: 15 * MINUTE }], client: CLIENT },
  answer: PATIENT,
  code: { pair: [SHORT], account: [{ most: 60, windowMs: 6 * HOUR }], client: CLIENT },
  /** Wrong codes of a mailbox: how often one is guessed at from everywhere is counted beside the codes. */
  mailbox: { pair: [], account: [], client: CLIENT },
} as const satisfies Record<string, Limits>;

export type TryKind = keyof typeof TRY_LIMITS;

export interface Try {
  readonly kind: TryKind;
  /** What was typed for the account, known or not: both are counted alike. */
  readonly account: string;
  /** Hash of the token of a device this account logged in from: it has a count of its own, which nobody else can fill. */
  readonly device?: string | undefined;
  /** Mailed once a window, when the account takes no more tries of strangers, to its owner. */
  readonly warning?: AskedMail;
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
  const whole = wholeAccount(tried);
  const limits = [...narrow(visit, tried), ...whole, clientLimit(visit, tried.kind)];
  const refuseBy = async (full: Limit) => {
    // Asked for unknown accounts as well: both cost the same.
    if (tried.warning && whole.includes(full) && (await isFirst(server, full, now)))
      await askForMail(server, tried.warning, tried.account);
    throw refuse(visit, full, now);
  };
  // The longest first: whoever has to wait is told the longest wait.
  const full = await findFull(server.db, limits.toReversed(), now);
  if (full) await refuseBy(full);
  // Counting decides, not looking: of tries made at the same moment no more get through than may, and all of them may
  // have looked before the first was counted. The shortest first: what it refuses must not fill the longer ones.
  for (const limit of limits) if (!(await allow(server.db, limit, now))) await refuseBy(limit);
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

/** One account from one network, or from a device of its owner. */
function narrow(visit: Visit, { kind, account, device }: Try): readonly Limit[] {
  const { pair } = TRY_LIMITS[kind];
  if (device !== undefined) return named(`try/${kind}/device/${device}`, pair);
  return named(`try/${kind}/pair/${nameOf(account)}/${clientOf(visit.request.ip)}`, pair);
}

/** One account from everywhere; what others do there does not count against its owner's device. */
function wholeAccount({ kind, account, device }: Try): readonly Limit[] {
  if (device !== undefined) return [];
  return named(`try/${kind}/account/${nameOf(account)}`, TRY_LIMITS[kind].account);
}

function nameOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('hex');
}

/** True once in each window of a full limit. */
async function isFirst(server: ServerContext, { bucket, windowMs }: Limit, now: Date) {
  const notice = { bucket: `${bucket}/told`, most: 1, windowMs };
  if (await findFull(server.db, [notice], now)) return false;
  return allow(server.db, notice, now);
}

function named(bucket: string, windows: readonly Window[]): readonly Limit[] {
  return windows.map((window) => ({ bucket: `${bucket}/${window.windowMs}`, ...window }));
}

function refuse(visit: Visit, limit: Limit, now: Date): Refusal {
  const waitMs = windowEnd(limit, now).getTime() - now.getTime();
  visit.reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
  return new Refusal('TOO_MANY_TRIES', { params: waitOf(waitMs) });
}

/** In the unit people count such a time in. */
function waitOf(waitMs: number): JsonObject {
  if (waitMs > 2 * DAY) return { days: Math.ceil(waitMs / DAY) };
  if (waitMs > 2 * HOUR) return { hours: Math.ceil(waitMs / HOUR) };
  return { minutes: Math.ceil(waitMs / MINUTE) };
}
