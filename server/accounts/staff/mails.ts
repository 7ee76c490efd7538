// Mails that tell people of the staff of every change to their account.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { ServerContext } from '../../context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { StoreTransaction } from '../../store/index.ts';

export type StaffMail =
  | 'staff_invitation'
  | 'staff_reset'
  | 'staff_password_changed'
  | 'staff_second_factor_on'
  | 'staff_second_factor_reset';

/** Writes the mail in the transaction of the change. */
export async function mailStaff(
  server: Pick<ServerContext, 'services'>,
  trx: StoreTransaction,
  { email }: Pick<Staff, 'email'>,
  template: StaffMail,
  params: JsonObject = {},
): Promise<void> {
  await server.services.mail.enqueue(trx, { to: email, template, params: { email, ...params } });
}
