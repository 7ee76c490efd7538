// The second factor of staff: set up with the first login, asked for at every other. There is no way to switch it off.
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext, Services } from '../../context/context.ts';
import { findToken } from '../../store/accounts/account-tokens.ts';
import {
  findStaff,
  putStaffFactor,
  type Staff,
  takeStaffCode,
  takeStaffStep,
} from '../../store/accounts/staff.ts';
import type { StoreTransaction } from '../../store/index.ts';
import { newFactorSecret, readTyped, shownSecret, type TypedCode, takeTyped } from '../codes.ts';
import { enabled } from '../disabled.ts';
import { tokenKey } from '../tokens.ts';

/** Who showed a password for this ticket. */
export async function ownerOfTicket(server: ServerContext, ticket: string): Promise<Staff> {
  const key = tokenKey('staff-ticket', ticket);
  const found = await findToken(server.db, key, server.now());
  const staff = found && enabled(await findStaff(server.db, found.holder));
  if (!staff) throw new Refusal('TICKET_EXPIRED');
  return staff;
}

/** Puts a new secret up, to be confirmed by a code made with it. */
export async function setUpStaffFactor(
  server: ServerContext,
  ticket: string,
): Promise<AnswerOf<'staff_totp_setup'>['data']> {
  const { id, email } = await ownerOfTicket(server, ticket);
  const secret = newFactorSecret();
  const sealed = sealedSecret(server, id, secret);
  if (!(await putStaffFactor(server.db, id, sealed))) throw new Refusal('SECOND_FACTOR_ON');
  return shownSecret(server, secret, email);
}

/** What was typed, before the store is held for it. */
export const typedOfStaff = (server: ServerContext, staff: Staff, code: string) =>
  readTyped(code, factorAt(server, staff), () => staff.recovery_codes);

/** Uses a code up, or refuses it: wrong, too old, or used before. */
export async function takeStaffTyped(
  trx: StoreTransaction,
  { id }: Staff,
  typed: TypedCode | undefined,
): Promise<void> {
  const taken = await takeTyped(typed, {
    takeStep: (step) => takeStaffStep(trx, id, step),
    takeRecoveryCode: (hash) => takeStaffCode(trx, id, hash),
  });
  if (!taken) throw new Refusal('WRONG_CODE');
}

/** What makes the codes of this moment. */
export function factorAt(server: Pick<ServerContext, 'services' | 'now'>, staff: Staff) {
  const { id, factor_secret } = staff;
  if (factor_secret === null) throw new Refusal('SECOND_FACTOR_OFF');
  const secret = server.services.crypto.decrypt(factor_secret, cellOf(id));
  return { secret, now: server.now() };
}

/** A secret as it is kept. */
export const sealedSecret = (
  { services }: { readonly services: Pick<Services, 'crypto'> },
  id: string,
  secret: string,
): string => services.crypto.encrypt(secret, cellOf(id));

const cellOf = (id: string) => ({ row: `staff/${id}`, field: 'factor_secret' });
