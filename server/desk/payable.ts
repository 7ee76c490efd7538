// What the rules of a payment know of a claim besides the answers: told here alone, so that nobody's browser says it.
import { type JsonObject, shiftedDay, todayIn } from '../../runtime/core/index.ts';
import { type PayableClaim, payableClaim } from '../store/claims/payable-claims.ts';
import { centsOf } from './cents.ts';
import type { JudgingServer } from './kind.ts';

/** The record `item` of the forms that pay; nothing where there is no such claim. */
export async function payableItem(server: JudgingServer, id: string): Promise<JsonObject> {
  const claim = await payableClaim(server.db, id);
  if (!claim) return {};
  const { config, content, now } = server;
  const { timeZone } = content.app;
  const today = todayIn(timeZone, now());
  const last_day = shiftedDay(today, { days: config.payDaysAhead });
  return {
    claimed: claim.amount,
    authorized_left: claim.authorized_left,
    second_above: config.paySecondAbove?.toFixed(2) ?? null,
    check_number: claim.check_number,
    paid_on: claim.paid_on,
    most: config.payMost.toFixed(2),
    first_day: todayIn(timeZone, claim.created_at),
    last_day: last_day ?? null,
    today,
  };
}

/** What of the authorized amount is paid on no claim, this one included; nothing where nothing was authorized. */
export function leftToPay(
  claim: Pick<PayableClaim, 'authorized_left'> | undefined,
  paid: string | null,
): string | null | undefined {
  const left = claim?.authorized_left;
  if (!left || paid === null) return left;
  return (Math.max(0, centsOf(left) - centsOf(paid)) / 100).toFixed(2);
}
