// Mails that tell an attorney of every change to the account.
import type { JsonObject } from '../../runtime/core/index.ts';
import type { MailId } from '../../schemas/names.gen.d.ts';
import type { ServerContext } from '../context/context.ts';
import type { Attorney } from '../store/attorneys/attorneys.ts';
import type { StoreTransaction } from '../store/index.ts';

/** Writes the mail in the transaction of the change. */
export async function mailTo(
  server: Pick<ServerContext, 'services'>,
  trx: StoreTransaction,
  attorney: Attorney,
  template: MailId,
  params: JsonObject = {},
): Promise<void> {
  const name = `${attorney.first_name} ${attorney.last_name}`.trim();
  const known = { name, username: attorney.username ?? '' };
  await server.services.mail.enqueue(trx, {
    to: attorney.email,
    template,
    params: { ...known, ...params },
  });
}
