// staff_me: who is logged in, and which forms are open to them.
import { hasRole, STAFF, shownStaff } from '../../accounts/staff/index.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { type Call, staffOf } from '../common/call.ts';
import { inOrder } from './forms.ts';

export const staffMe: Call = {
  id: 'staff_me',
  async handle(server, input) {
    const staff = staffOf(input);
    return { status: 'success', data: { ...shownStaff(staff), forms: formsFor(server, staff) } };
  },
};

/** Forms for staff that have a page at `/forms/{id}`, by their titles. */
function formsFor({ content }: ServerContext, staff: Staff) {
  const open = Object.values(content.forms)
    .map(({ bundle }) => bundle)
    .filter(({ who, access }) => (who ?? access) === STAFF && hasRole(staff, access))
    .filter(({ submit, record }) => submit?.call === undefined && !record);
  return inOrder(content, open).map(({ id, title }) => ({ id, title }));
}
