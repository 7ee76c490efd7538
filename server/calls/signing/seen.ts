// Who signs, and from where: what the calls of signing have in common.
import { requireLead } from '../../applications/form.ts';
import type { ServerContext } from '../../context.ts';
import { Refusal } from '../../refusals.ts';
import type { Seen } from '../../services/esign/index.ts';
import { type Attorney, findAttorney } from '../../store/attorneys.ts';
import { type CallInput, requireOwnLead, textOf } from '../call.ts';

/** Address and browser of a call, for the log of a signature. */
export function seenOf({ request }: Pick<CallInput, 'request'>): Seen {
  const browser = request.headers['user-agent'] ?? '';
  return { address: request.ip, browser: browser.replace(/[^\x20-\x7e]/g, '').slice(0, 300) };
}

/** The attorney of the running application; the body may name no other. */
export async function ownAttorney(server: ServerContext, input: CallInput): Promise<Attorney> {
  requireOwnLead(input, input.body.lead_id);
  const { attorneyId } = await requireLead(server, input.leadId);
  const attorney = attorneyId && (await findAttorney(server.db, attorneyId));
  if (!attorney) throw new Refusal('SIGN_NOTHING');
  const named = textOf(input.body.attorney_id) || textOf(input.body.id);
  if (named !== '' && named !== attorney.id) throw new Refusal('OTHER_LEAD');
  return attorney;
}
