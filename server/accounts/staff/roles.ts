// What people of the provider may be: the roles of `schemas/house.json` that rules know as staff.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../common/root.ts';
import type { Staff } from '../../store/accounts/staff.ts';

/** What opens to all of them, whatever their roles. */
export const STAFF = 'staff';

interface House {
  readonly roles: Readonly<Record<string, { readonly who?: string }>>;
}

let shipped: House | undefined;

/** The roles an account may have under a release, in the order in which its house names them. */
export function staffRoles({ roles = shippedRoles() }: Partial<House>): readonly string[] {
  return Object.entries(roles).flatMap(([role, { who }]) => (who === STAFF ? [role] : []));
}

/** Of releases from before roles were part of one. */
function shippedRoles(): House['roles'] {
  shipped ??= JSON.parse(readFileSync(join(ROOT, 'schemas/house.json'), 'utf8')) as House;
  return shipped.roles;
}

/** Is this what all of the staff may do, or those of one role? */
export const isOfStaff = (content: Partial<House>, role: string): boolean =>
  role === STAFF || staffRoles(content).includes(role);

/** Does what is open to this role open to this person? */
export const hasRole = ({ roles }: Pick<Staff, 'roles'>, role: string): boolean =>
  role === STAFF || roles.includes(role);
