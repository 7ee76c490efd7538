// The end of a first login: a code confirms the app, the recovery codes are shown this once, and the session begins.

import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Visit } from '../../http/visit.ts';
import { attempt } from '../../security-events/index.ts';
import { deleteTokensOf, takeToken } from '../../store/accounts/account-tokens.ts';
import { confirmStaffFactor, findStaff } from '../../store/accounts/staff.ts';
import { inTransaction } from '../../store/index.ts';
import { hashesOfCodes, newRecoveryCodes, stepTyped } from '../codes.ts';
import { tokenKey } from '../tokens.ts';
import { countedCode } from './login.ts';
import { mailStaff } from './mails.ts';
import { factorAt, ownerOfTicket } from './second-factor.ts';
import { staffNamed, startStaffSession } from './session.ts';

/** Confirms the app; of several who try with one ticket one gets in, and every other half-done login ends. */
export async function confirmStaffSetUp(
  server: ServerContext,
  visit: Visit,
  given: { readonly ticket: string; readonly code: string },
) {
  const staff = await ownerOfTicket(server, given.ticket);
  attempt(visit.request, 'factor.added', { who: staffNamed(staff) });
  if (staff.factor_confirmed_at) throw new Refusal('SECOND_FACTOR_ON');
  const tried = await countedCode(server, visit, staff.id);
  const step = stepTyped(given.code, factorAt(server, staff));
  const recovery_codes = newRecoveryCodes();
  // Dear, and for nothing where the code is wrong.
  const codes = step === undefined ? [] : await hashesOfCodes(recovery_codes);
  const confirmed = await inTransaction(server.db, async (trx) => {
    const now = server.now();
    const change = { at: now, codes };
    if (step === undefined || !(await confirmStaffFactor(trx, staff.id, { step, ...change })))
      throw new Refusal('WRONG_CODE');
    if (!(await takeToken(trx, tokenKey('staff-ticket', given.ticket), now)))
      throw new Refusal('TICKET_EXPIRED');
    await deleteTokensOf(trx, staff.id, ['staff-ticket', 'staff-session']);
    await mailStaff(server, trx, staff, 'staff_second_factor_on');
    return (await findStaff(trx, staff.id)) ?? staff;
  });
  await tried.forgive();
  return {
    recovery_codes: [...recovery_codes],
    ...(await startStaffSession(server, visit, confirmed)),
  };
}
