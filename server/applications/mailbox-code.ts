// Six digits that go to the mailbox of a lead and come back: they prove that whoever looked it up reads its mail.
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { countTry } from '../accounts/index.ts';
import type { ServerContext } from '../context.ts';
import type { Visit } from '../http/visit.ts';
import { REFUSALS, Refusal, type RefusalCode } from '../refusals.ts';
import type { Lead } from '../services/ports.ts';
import { countCodeTry, findSession, putCode, takeCode } from '../store/applicant-sessions.ts';
import { inTransaction } from '../store/index.ts';
import { rememberBrowser } from './known-browsers.ts';
import type { FoundSession } from './session.ts';

const MINUTE = 60_000;
const DIGITS = 6;
const MOST_TRIES = 5;
/** How long a code works. */
export const CODE_MINUTES = 10;

/** Mails a code for this session, in place of the one before. Every mail counts. */
export async function sendCode(
  server: ServerContext,
  visit: Visit,
  session: FoundSession,
  { email }: Lead,
): Promise<void> {
  await countTry(server, visit, { kind: 'mail', account: accountOf(session) });
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const code_expires_at = new Date(server.now().getTime() + CODE_MINUTES * MINUTE);
  await inTransaction(server.db, async (trx) => {
    await putCode(trx, session.name, { code_hash: hashOf(session, code), code_expires_at });
    const params = { code, minutes: CODE_MINUTES };
    await server.services.mail.enqueue(trx, { to: email, template: 'mailbox_code', params });
  });
}

/** Proves the session by the code that was mailed for it, once; refuses a wrong one, a late one and a sixth try. */
export async function proveMailbox(
  server: ServerContext,
  visit: Visit,
  session: FoundSession,
  code: string,
): Promise<void> {
  if (session.proved) return;
  const { db, now } = server;
  const tried = await countTry(server, visit, { kind: 'mailbox', account: accountOf(session) });
  const counted = await countCodeTry(db, session.name, { most: MOST_TRIES, now: now() });
  if (!counted?.code_hash) {
    // Nothing was compared.
    await tried.forgive();
    throw refusal(server, (await isSpent(server, session)) ? 'CODE_SPENT' : 'CODE_EXPIRED');
  }
  const { code_hash } = counted;
  if (!same(code_hash, hashOf(session, code)))
    throw refusal(server, counted.code_tries < MOST_TRIES ? 'CODE_WRONG' : 'CODE_SPENT');
  const taken = await inTransaction(db, (trx) =>
    takeCode(trx, { token_hash: session.name, code_hash }, now()),
  );
  if (!taken) throw refusal(server, 'CODE_EXPIRED');
  await tried.forgive();
  await rememberBrowser(server, visit, session.leadId);
}

/** Tried too often, and not too old yet. */
async function isSpent({ db, now }: ServerContext, { name }: FoundSession): Promise<boolean> {
  const session = await findSession(db, name, now());
  const end = session?.code_expires_at;
  return session?.code_hash != null && end != null && end > now();
}

/** Counted by lead: a new session is no new chance. */
const accountOf = ({ leadId }: FoundSession): string => `lead/${leadId}`;

/** With the session's token, which nobody has but its browser: six digits alone would be found in a second. */
function hashOf({ token }: FoundSession, code: string): string {
  return createHash('sha256').update(`${token} ${code}`).digest('hex');
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** Said at the field, where the person is. */
function refusal({ content }: ServerContext, code: RefusalCode): Refusal {
  const message = content.texts.t(REFUSALS[code].message);
  return new Refusal(code, { faults: [{ path: '/code', code: 'rule', message }] });
}
