// Which changes of a record are security events: where mails go, and where money goes.
import type { FastifyRequest } from 'fastify';
import { attempt, type SecurityEventKind } from '../security-events/index.ts';

/** Members of the record, and places within its rows, by what a change of them is. */
const WATCHED: readonly { readonly event: SecurityEventKind; readonly at: RegExp }[] = [
  { event: 'email.changed', at: /^\/contacts\/\d+(\/email)?$/ },
  {
    event: 'pay.changed',
    at: /^\/(number_type|ssn_number|pay_\w+|is_same_as_primary|direct_deposite|account_holder|bank_name|checking_saving|routing_number|account_number)$/,
  },
];

/** Notes what a save changes of these, for the security events of its call. */
export function noteChanged(
  request: FastifyRequest,
  places: readonly { readonly path: string }[],
): void {
  for (const { event, at } of WATCHED)
    if (places.some(({ path }) => at.test(path))) attempt(request, event);
}
