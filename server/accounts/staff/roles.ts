// What people of the provider may be: the roles of `schemas/house.json` that rules know as staff.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import type { Staff } from '../../store/accounts/staff.ts';

/** What opens to all of them, whatever their roles. */
export const STAFF = 'staff';

interface House {
  readonly roles: Readonly<Record<string, { readonly who?: string }>>;
}

let known: readonly string[] | undefined;

/** The roles an account may have, in the order in which the house names them. */
export function staffRoles(): readonly string[] {
  known ??= Object.entries(readHouse().roles).flatMap(([role, { who }]) =>
    who === STAFF ? [role] : [],
  );
  return known;
}

function readHouse(): House {
  return JSON.parse(readFileSync(join(ROOT, 'schemas/house.json'), 'utf8')) as House;
}

/** Does what is open to this role open to this person? */
export const hasRole = ({ roles }: Pick<Staff, 'roles'>, role: string): boolean =>
  role === STAFF || roles.includes(role);
