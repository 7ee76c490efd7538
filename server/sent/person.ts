// Whoever sends forms under their own name: an attorney, or one of the staff.
import type { FormBundle } from '../../runtime/core/index.ts';
import { hasRole, isOfStaff, STAFF } from '../accounts/staff/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { attorneyOwner, staffOwner } from '../forms/drafted.ts';
import type { Staff } from '../store/accounts/staff.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';

export interface SendingPerson {
  /** Of what they send, as the store has it. */
  readonly owner: string;
  /** As the fields of forms know them. */
  readonly roles: readonly string[];
  /** Does a form open to them? */
  readonly mayOpen: (form: Pick<FormBundle, 'access'>) => boolean;
}

interface Known {
  readonly attorney?: Attorney;
  readonly staff?: Staff;
}

const PUBLIC = 'public';

/** Does a form keep whose it is? What is open to everybody is sent by a browser. */
export const isUnderName = ({ access }: Pick<FormBundle, 'access'>): boolean => access !== PUBLIC;

/** The person who makes a call of `auth: sender`. */
export function senderIn(
  { content }: Pick<ServerContext, 'content'>,
  { attorney, staff }: Known,
): SendingPerson {
  if (attorney)
    return {
      owner: attorneyOwner(attorney.id),
      roles: ['attorney'],
      mayOpen: (form) => !isUnderName(form) || form.access === 'attorney',
    };
  if (!staff) throw new Refusal('UNAUTHORIZED');
  return {
    owner: staffOwner(staff.id),
    roles: [STAFF, ...staff.roles],
    mayOpen: (form) =>
      !isUnderName(form) || (isOfStaff(content, form.access) && hasRole(staff, form.access)),
  };
}
