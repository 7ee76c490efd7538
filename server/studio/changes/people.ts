// Who of the staff can open the Studio: for handing a change over, and for asking to approve it.
import type { ServerContext } from '../../context/context.ts';
import { STUDIO_ROLES, type StudioRole } from '../../program/index.ts';
import { listStaff, type Staff } from '../../store/accounts/staff.ts';

export interface Colleague {
  readonly email: string;
  readonly own: boolean;
  readonly roles: StudioRole[];
}

/** Everybody whose account is in use, by e-mail address. */
export async function colleagues(
  { db }: Pick<ServerContext, 'db'>,
  { id: asker }: Pick<Staff, 'id'>,
): Promise<Colleague[]> {
  const all = (await listStaff(db)).filter(({ disabled_at }) => disabled_at === null);
  return all.flatMap(({ id, email, roles }) => {
    const known = STUDIO_ROLES.filter((role) => roles.includes(role));
    return known.length === 0 ? [] : [{ email, own: id === asker, roles: known }];
  });
}
