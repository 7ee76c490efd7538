// Who signs: what the calls of signing have in common.
import { requireLead } from '../../applications/form.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { type Attorney, findAttorney } from '../../store/attorneys/attorneys.ts';
import { type CallInput, idOf, requireOwnLead } from '../common/call.ts';

/** How a body may name the attorney: by either id, and by the lead the attorney was. */
interface Named {
  readonly attorney_id?: string | number;
  readonly id?: string | number;
  readonly lead_id?: string | number;
}

/** The attorney this browser stands for, by a login or by the running application; the body may name no other. */
export async function ownAttorney(
  server: ServerContext,
  input: CallInput<Named>,
): Promise<Attorney> {
  const { attorney_id, id, lead_id } = input.payload;
  const named = [idOf(attorney_id), idOf(id)].filter((one) => one !== '');
  const known = input.known?.attorney;
  if (known && named.every((one) => one === known.id)) {
    requireOwnLead({ ...input, leadId: known.lead_id ?? '' }, lead_id);
    return known;
  }
  // Somebody is known here, but is not who is asked for.
  if (input.leadId === '') throw new Refusal('OTHER_LEAD');
  requireOwnLead(input, lead_id);
  const { attorneyId } = await requireLead(server, input.leadId);
  const attorney = attorneyId && (await findAttorney(server.db, attorneyId));
  if (!attorney) throw new Refusal('SIGN_NOTHING');
  if (named.some((one) => one !== attorney.id)) throw new Refusal('OTHER_LEAD');
  return attorney;
}
