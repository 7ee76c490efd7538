// Disabling an account at the desk, or enabling it again: by an administrator who has just shown anew who they are, with a reason.
import { judgeBody } from '../accounts/account-form.ts';
import { type Switching, switchAttorney } from '../accounts/disabled.ts';
import { switchStaff } from '../accounts/staff/index.ts';
import { Refusal } from '../common/refusals.ts';
import { requireStaffProof } from '../confirmed/index.ts';
import type { ServerContext } from '../context/context.ts';
import type { Visit } from '../http/visit.ts';
import { attempt } from '../security-events/index.ts';
import { findStaff, lockStaffWith, type Staff } from '../store/accounts/staff.ts';
import { inTransaction, type StoreTransaction } from '../store/index.ts';
import type { AccountKind } from '../store/tables/account-switch.ts';

/** Who may. */
export const ADMIN = 'admin';

export interface AskedSwitch {
  readonly kind: AccountKind;
  readonly id: string;
  readonly disabled: boolean;
  readonly reason: string;
}

/**
 * Does it at once, with all that the account had opened. Refused are one's own account, the last administrator's, one
 * that is so already, and one that is not there.
 */
export async function switchAccount(
  server: ServerContext,
  { request }: Visit,
  admin: Staff,
  { kind, id, disabled, reason }: AskedSwitch,
): Promise<void> {
  attempt(request, disabled ? 'account.disabled' : 'account.enabled', { on: { kind, id } });
  await judgeBody(server, disabled ? 'account-disable' : 'account-enable', { reason });
  if (kind === 'staff' && id === admin.id) throw new Refusal('SWITCH_OWN');
  await inTransaction(server.db, async (trx) => {
    // Before the proof is held: administrators who disable each other wait here, and hold nothing of each other's.
    const admins = kind === 'staff' ? await lockStaffWith(trx, ADMIN) : [admin];
    if (!admins.some((one) => one.id === admin.id)) throw new Refusal('UNAUTHORIZED');
    await requireStaffProof(server, trx, request);
    const by = { id: admin.id, email: admin.email };
    const how = { disabled, reason: reason.trim(), at: server.now(), by };
    if (kind === 'staff') return ofStaff(trx, id, how);
    const done = await switchAttorney(trx, id, how);
    if (done === 'unknown') throw new Refusal('ITEM_NOT_FOUND');
    if (done === 'already') throw new Refusal('SWITCHED_ALREADY');
  });
}

/** Whoever does it is an administrator and stays one: the last is never disabled. */
async function ofStaff(trx: StoreTransaction, id: string, how: Switching): Promise<void> {
  const staff = await findStaff(trx, id);
  if (!staff) throw new Refusal('ITEM_NOT_FOUND');
  if (!(await switchStaff(trx, staff, how))) throw new Refusal('SWITCHED_ALREADY');
}
