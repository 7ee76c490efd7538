// Showing anew who one is, in a session that was left open: by the password, or by a code where two-step login is on.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { FormId, PointerOf } from '../../schemas/names.gen.d.ts';
import { judgeBody } from '../accounts/account-form.ts';
import { hashOfBearer, type SessionPurpose } from '../accounts/bearer.ts';
import { knownDevice } from '../accounts/devices.ts';
import { isPassword } from '../accounts/hashing.ts';
import { isCountedPassword } from '../accounts/login.ts';
import { holdsSecondFactor, takeSecondFactor } from '../accounts/second-factor.ts';
import { countTry } from '../accounts/tries.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import { holdsProof, putProof } from '../store/accounts/session-proofs.ts';
import type { Staff } from '../store/accounts/staff.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import { inTransaction, type Store, type StoreTransaction } from '../store/index.ts';

const CODE_FORM = 'confirm-code' satisfies FormId;
const PASSWORD_FORM = 'confirm-password' satisfies FormId;

/** How long it counts. */
const PROOF_MS = 10 * 60_000;

/** Takes a password or a code, counted as at a login; from then on this session, and no other, may change what is to be confirmed. */
export async function confirmIdentity(
  server: ServerContext,
  visit: Visit,
  attorney: Attorney,
  given: JsonObject,
): Promise<void> {
  const form = await formFor(server.db, attorney.id);
  await judgeBody(server, form, given);
  const keep = (trx: StoreTransaction) => keepProof(server, trx, visit.request, 'session');
  if (form === CODE_FORM)
    return takeSecondFactor(server, visit, attorney, {
      code: String(given.current_code ?? ''),
      keep,
    }).catch((error: unknown) => {
      const isWrong = error instanceof Refusal && error.code === 'WRONG_CODE';
      throw isWrong ? atField(server, 'WRONG_CODE') : error;
    });
  const account = attorney.username ?? attorney.id;
  const password = String(given.current_password ?? '');
  if (!(await isCountedPassword(server, visit, { account, attorney, password })))
    throw atField(server, 'WRONG_OLD_PASSWORD');
  await inTransaction(server.db, keep);
}

/** The same of one of the staff, by the password: a second factor was shown to log in, and the session is not that old. */
export async function confirmStaff(
  server: ServerContext,
  visit: Visit,
  { id, email, password_hash }: Staff,
  given: JsonObject,
): Promise<void> {
  await judgeBody(server, STAFF_FORM, given);
  const device = await knownDevice(server, visit, id, 'staff-device');
  const account = `staff/${email}`;
  const tried = await countTry(server, visit, { kind: 'password', account, device });
  if (!(await isPassword(password_hash, String(given.current_password ?? ''))))
    throw atField(server, 'WRONG_OLD_PASSWORD');
  await tried.forgive();
  await inTransaction(server.db, (trx) => keepProof(server, trx, visit.request, 'staff-session'));
}

/** Refuses one of the staff who has not. */
export async function requireStaffProof(
  server: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  request: Visit['request'],
): Promise<void> {
  if (await holdsProof(trx, proved(request, 'staff-session'), server.now())) return;
  throw new Refusal('CONFIRM_NEEDED', { data: { confirm: STAFF_FORM } });
}

const STAFF_FORM = 'staff-confirm' satisfies FormId;

/** Refuses whoever has not, in this session, a few minutes ago; it stands until the transaction is over. */
export async function requireProof(
  server: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  request: Visit['request'],
  attorney: Attorney,
): Promise<void> {
  if (await holdsProof(trx, proved(request, 'session'), server.now())) return;
  throw new Refusal('CONFIRM_NEEDED', { data: { confirm: await formFor(trx, attorney.id) } });
}

async function keepProof(
  { now: clock }: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  request: Visit['request'],
  purpose: SessionPurpose,
): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + PROOF_MS);
  if (!(await putProof(trx, proved(request, purpose), { now, until })))
    throw new Refusal('UNAUTHORIZED');
}

const proved = (request: Visit['request'], purpose: SessionPurpose) => ({
  tokenHash: hashOfBearer(request, purpose),
  purpose,
});

/** A stolen password alone does not do where somebody has switched a second factor on. */
const formFor = async (db: Store | StoreTransaction, attorneyId: string) =>
  (await holdsSecondFactor(db, attorneyId)) ? CODE_FORM : PASSWORD_FORM;

/** Where each stands, and what is said of it. */
const WRONG = {
  WRONG_CODE: {
    path: '/current_code' satisfies PointerOf<'confirm-code'>,
    key: 'server.account.wrongCode',
  },
  WRONG_OLD_PASSWORD: {
    path: '/current_password' satisfies PointerOf<'confirm-password'>,
    key: 'server.confirm.wrongPassword',
  },
} as const;

function atField({ content }: ServerContext, code: keyof typeof WRONG): Refusal {
  const { path, key } = WRONG[code];
  const sentence = content.texts.t(key);
  return new Refusal(code, { sentence, faults: [{ path, code: 'wrong', message: sentence }] });
}
