// Who is staff: accounts are made, changed and ended by operators alone, with a command.
import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../../context/context.ts';
import { deleteTokensOf } from '../../store/accounts/account-tokens.ts';
import {
  findStaffByEmail,
  insertStaff,
  putStaffDisabled,
  removeStaff,
  removeStaffFactor,
  type Staff,
  setStaffName,
  setStaffRoles,
} from '../../store/accounts/staff.ts';
import { inTransaction, type StoreTransaction } from '../../store/index.ts';
import { byCommand, keepSwitch, type Switching } from '../disabled.ts';
import { emailOf } from './login.ts';
import { mailStaff } from './mails.ts';
import { mailInvitation } from './password.ts';

type Needs = Pick<ServerContext, 'db' | 'services' | 'now'>;

/** Makes an account and mails a link to choose its password; tells its id, undefined where the address has one. */
export async function addStaff(
  server: Needs,
  given: { readonly email: string; readonly roles: readonly string[]; readonly name?: string },
): Promise<string | undefined> {
  const staff = {
    ...{ id: randomUUID(), email: emailOf(given.email) },
    ...(given.name && { name: given.name }),
  };
  return inTransaction(server.db, async (trx) => {
    const blank = { password_hash: null, factor_secret: null, factor_confirmed_at: null };
    const row = { ...staff, ...blank, factor_last_step: 0, created_at: server.now() };
    if (!(await insertStaff(trx, { ...row, roles: given.roles }))) return undefined;
    await mailInvitation(server, trx, staff);
    return staff.id;
  });
}

/** Gives other roles; they count from the next call on. Tells whose, undefined where nobody has this address. */
export const changeRoles = (
  server: Needs,
  email: string,
  roles: readonly string[],
): Promise<string | undefined> =>
  change(server, email, (trx, { id }) => setStaffRoles(trx, id, roles));

/** What colleagues call them from now on. Tells whose account it is, undefined where nobody has this address. */
export const nameStaff = (
  server: Needs,
  email: string,
  name: string,
): Promise<string | undefined> =>
  change(server, email, (trx, { id }) => setStaffName(trx, id, name));

/** Ends the account and everything it opened. Tells whose, undefined where nobody has this address. */
export const endStaff = (server: Needs, email: string): Promise<string | undefined> =>
  change(server, email, (trx, { id }) => removeStaff(trx, id));

/** Takes the second factor away, for whoever lost the app and the recovery codes: the next login sets one up. */
export const resetStaffFactor = (server: Needs, email: string): Promise<string | undefined> =>
  change(server, email, async (trx, staff) => {
    await removeStaffFactor(trx, staff.id);
    await deleteTokensOf(trx, staff.id, ['staff-session', 'staff-ticket', 'staff-device']);
    await mailStaff(server, trx, staff, 'staff_second_factor_reset');
  });

/** Disables the account, or enables it again: everything it opened ends, and nobody logs in. Tells whose, undefined where nobody has this address. */
export const setStaffDisabled = (
  server: Needs,
  email: string,
  disabled: boolean,
): Promise<string | undefined> =>
  change(server, email, async (trx, staff) => {
    await switchStaff(trx, staff, byCommand(disabled, server.now()));
  });

/** The same in the transaction of whoever decides it; false where it is so already. */
export async function switchStaff(
  trx: StoreTransaction,
  { id, disabled_at }: Pick<Staff, 'id' | 'disabled_at'>,
  how: Switching,
): Promise<boolean> {
  if ((disabled_at !== null) === how.disabled) return false;
  await putStaffDisabled(trx, id, how.disabled ? how.at : null);
  await keepSwitch(trx, { kind: 'staff', account: id }, how);
  if (how.disabled) await deleteTokensOf(trx, id, ALL);
  return true;
}

const ALL = [
  'staff-session',
  'staff-ticket',
  'staff-invitation',
  'staff-reset',
  'staff-device',
] as const;

async function change(
  { db }: Needs,
  email: string,
  act: (trx: StoreTransaction, staff: Staff) => Promise<void>,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const staff = await findStaffByEmail(trx, emailOf(email));
    if (!staff) return undefined;
    await act(trx, staff);
    return staff.id;
  });
}
