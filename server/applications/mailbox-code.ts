// The digits that go to the mailbox of a lead and come back: they prove that whoever looked it up reads its mail.
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { MailId, PointerOf } from '../../schemas/names.gen.d.ts';
import { countTry } from '../accounts/index.ts';
import { REFUSALS, Refusal, type RefusalCode } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { limitByClient } from '../http/limit-by-client.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import type { Lead } from '../services/ports.ts';
import {
  changeCode,
  findCode,
  holdCode,
  type MailboxCode,
  takeCode,
} from '../store/accounts/mailbox-codes.ts';
import { countCodeTry, proveSession, renewTries } from '../store/applicants/applicant-sessions.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import { allow, findFull, giveBack, type Limit } from '../store/upkeep/rate-limits.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { FoundSession } from './session.ts';

const MAIL = 'mailbox_code' satisfies MailId;
const CODE = '/code' satisfies PointerOf<'mailbox-code'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHORT_DIGITS = 6;
/** One in ten billion: whoever guesses at the short one may go on guessing. */
const LONG_DIGITS = 10;
/** Of one session at one code; whoever typed that badly asks again. */
const MOST_TRIES = 5;
/** How long a code works. */
export const CODE_MINUTES = 10;
const RESENT_AFTER = MINUTE;
/** Nobody gets a mail who was not invited; an office may hold many of those. */
const MOST_ASKED = 600;

/** Wrong tries at short codes of a lead, from everywhere. Beyond them its codes are long, and nobody is kept out. */
const guesses = ({ leadId }: FoundSession): Limit => ({
  bucket: `mailbox-guess/${leadId}`,
  most: 20,
  windowMs: 24 * HOUR,
});

/** How often a code that is on its way is mailed once more. With a new one in ten minutes at most, a mailbox gets eight mails an hour. */
const resent = ({ leadId }: FoundSession): Limit => ({
  bucket: `mailbox-again/${leadId}`,
  most: 2,
  windowMs: HOUR,
});

/**
 * Sees to it that a code is on its way to the mailbox, and answers when it ends. One that was mailed already stays as it
 * is, whoever asked for it, and is mailed again now and then: strangers who ask neither replace it nor use up its owner's
 * mails. The session has its tries again.
 */
export async function sendCode(
  server: ServerContext,
  visit: Visit,
  session: FoundSession,
  { email }: Lead,
): Promise<Date> {
  await limitByClient(server, visit, 'mailbox-mail', MOST_ASKED);
  const now = server.now();
  const isLong = (await findFull(server.db, [guesses(session)], now)) !== undefined;
  const mayResend = (await findFull(server.db, [resent(session)], now)) === undefined;
  const code = await inTransaction(server.db, async (trx) => {
    await renewTries(trx, session.name);
    const fresh = freshCode(server, session, isLong);
    const held = await holdCode(trx, fresh);
    const isStale = held.expires_at <= now || (isLong && !held.is_long);
    if (held.id === fresh.id || isStale) {
      if (isStale) await changeCode(trx, fresh);
      await mailCode(server, trx, email, fresh);
      return { ...fresh, again: false };
    }
    const again = mayResend && now.getTime() - held.mailed_at.getTime() >= RESENT_AFTER;
    if (again) {
      const mails = held.mails + 1;
      await changeCode(trx, { lead_id: held.lead_id, mails, mailed_at: now });
      await mailCode(server, trx, email, held);
    }
    return { ...held, again };
  });
  if (code.again) await allow(server.db, resent(session), now);
  return code.expires_at;
}

/** Proves the session by the code that was mailed for its lead, once; refuses a wrong one, a late one and a sixth try. */
export async function proveMailbox(
  server: ServerContext,
  visit: Visit,
  session: FoundSession,
  typed: string,
): Promise<void> {
  if (session.proved) return;
  attempt(visit.request, 'login.mailbox', { who: { kind: 'applicant', id: session.leadId } });
  const { db, now } = server;
  const tried = await countTry(server, visit, { kind: 'mailbox', account: session.leadId });
  const code = await findCode(db, session.leadId, now());
  if (!code) {
    // Nothing was compared.
    await tried.forgive();
    throw refusal(server, 'CODE_EXPIRED');
  }
  const counted = { code: code.id, most: MOST_TRIES };
  const tries = await countCodeTry(db, { token_hash: session.name }, counted);
  if (tries === undefined || !(code.is_long || (await allow(db, guesses(session), now()))))
    throw refusal(server, 'CODE_SPENT');
  if (!same(digitsOf(server, code), typed))
    throw refusal(server, tries < MOST_TRIES ? 'CODE_WRONG' : 'CODE_SPENT');
  const taken = await inTransaction(db, async (trx) => {
    if (!(await takeCode(trx, code.id))) return false;
    await proveSession(trx, session.name, now());
    return true;
  });
  if (!taken) throw refusal(server, 'CODE_EXPIRED');
  await tried.forgive();
  if (!code.is_long) await giveBack(db, guesses(session), now());
  await rememberBrowser(server, visit, session.leadId);
}

function freshCode(server: ServerContext, { leadId }: FoundSession, isLong: boolean): MailboxCode {
  const length = isLong ? LONG_DIGITS : SHORT_DIGITS;
  const digits = Array.from({ length }, () => randomInt(10)).join('');
  const now = server.now();
  return {
    lead_id: leadId,
    id: randomUUID(),
    sealed: server.services.crypto.encrypt(digits, cellOf(leadId)),
    is_long: isLong,
    mails: 1,
    mailed_at: now,
    expires_at: new Date(now.getTime() + CODE_MINUTES * MINUTE),
  };
}

async function mailCode(
  server: ServerContext,
  trx: StoreTransaction,
  to: string,
  code: MailboxCode,
): Promise<void> {
  const params = { code: digitsOf(server, code), minutes: minutesTo(server, code.expires_at) };
  await server.services.mail.enqueue(trx, { to, template: MAIL, params });
}

/** Whole minutes until a code ends. */
export const minutesTo = ({ now }: Pick<ServerContext, 'now'>, end: Date): number =>
  Math.ceil((end.getTime() - now().getTime()) / MINUTE);

const digitsOf = ({ services }: ServerContext, { lead_id, sealed }: MailboxCode): string =>
  services.crypto.decrypt(sealed, cellOf(lead_id));

const cellOf = (leadId: string) => ({ row: `mailbox_code/${leadId}`, field: 'sealed' });

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Said at the field, where the person is. */
function refusal({ content }: ServerContext, code: RefusalCode): Refusal {
  const message = content.texts.t(REFUSALS[code].message);
  return new Refusal(code, { faults: [{ path: CODE, code: 'rule', message }] });
}
