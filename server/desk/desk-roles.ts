// As whom the desk reads what others answered: by its own role, whatever other roles the clerk has.
import { STAFF } from '../accounts/staff/index.ts';
import { DESK } from '../flows/index.ts';

export const DESK_ROLES: readonly string[] = [STAFF, DESK];
