// The session of a logged-in member of the staff. Roles are read anew with each call, so that a change of them counts at once.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Visit } from '../../http/visit.ts';
import { attempt, type Named } from '../../security-events/index.ts';
import { findStaff, noteStaffLogin, type Staff } from '../../store/accounts/staff.ts';
import { endBearer, type Headers, holderOf, placeOf } from '../bearer.ts';
import { rememberDevice } from '../devices.ts';
import { issueSession } from '../tokens.ts';
import { hasRole } from './roles.ts';

/**
 * The one whose live token the request carries, or the refusal that means "log in again"; whoever has none of the roles is
 * refused too.
 */
export async function requireStaff(
  server: ServerContext,
  request: Headers,
  ...roles: readonly string[]
): Promise<Staff> {
  const id = await holderOf(server, request, 'staff-session');
  const staff = id === undefined ? undefined : await findStaff(server.db, id);
  if (!staff?.factor_confirmed_at || staff.disabled_at) throw new Refusal('UNAUTHORIZED');
  if (!roles.some((role) => hasRole(staff, role))) {
    attempt(request, 'access.refused', { who: staffNamed(staff) });
    throw new Refusal('ROLE_MISSING');
  }
  return staff;
}

/** A new session, and who it is for; this device is known from now on. */
export async function startStaffSession(server: ServerContext, visit: Visit, staff: Staff) {
  const session = { purpose: 'staff-session', holder: staff.id, place: placeOf(visit) } as const;
  const token = await issueSession(server.db, { ...session, now: server.now() });
  await noteStaffLogin(server.db, staff.id, server.now());
  attempt(visit.request, 'session.started', { who: staffNamed(staff) });
  await rememberDevice(server, visit, staff.id, 'staff-device');
  return { token, ...shownStaff(staff) };
}

/** Ends the session of this token, if there is one. */
export async function endStaffSession(server: ServerContext, request: Headers): Promise<void> {
  const id = await endBearer(server, request, 'staff-session');
  if (id !== undefined) attempt(request, 'session.ended', { who: staffNamed({ id }) });
}

/** One of the staff as security events name them; '' where there is none. */
export const staffNamed = (staff: Pick<Staff, 'id'> | undefined): Named => ({
  kind: 'staff',
  id: staff?.id ?? '',
});

/** What people of the staff may see of their own account. */
export function shownStaff({ id, email, name, roles, recovery_codes }: Staff) {
  return {
    id,
    email,
    ...(name && { name }),
    roles: [...roles],
    recovery_codes_left: recovery_codes.length,
  };
}
