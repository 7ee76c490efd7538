// Mails that tell people of the staff of every change to their account.
import type { JsonObject } from '../../../runtime/core/index.ts';
import type { MailId } from '../../../schemas/names.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { StoreTransaction } from '../../store/index.ts';

/** Writes the mail in the transaction of the change. */
export async function mailStaff(
  server: Pick<ServerContext, 'services'>,
  trx: StoreTransaction,
  { email }: Pick<Staff, 'email'>,
  template: MailId,
  params: JsonObject = {},
): Promise<void> {
  await server.services.mail.enqueue(trx, { to: email, template, params: { email, ...params } });
}
