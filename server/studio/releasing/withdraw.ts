// Takes back that somebody was asked to approve a change: by whoever asked, or owns it.
import { mailStaff } from '../../accounts/staff/mails.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { emailsOfStaff, type Staff } from '../../store/accounts/staff.ts';
import { inTransaction } from '../../store/index.ts';
import { type Approval, findApproval, withdrawApproval } from '../../store/studio/approvals.ts';
import { type ChangeRow, findChange, updateChange } from '../../store/studio/changes.ts';

/** Is it theirs to take back? */
export const mayWithdraw = (
  { asked_by }: Pick<Approval, 'asked_by'>,
  { owner }: Pick<ChangeRow, 'owner'>,
  { id }: Pick<Staff, 'id'>,
): boolean => asked_by === id || owner === id;

/** The change is being edited again, and whoever was asked gets a mail. Throws where nobody is asked, or it is not theirs. */
export async function withdrawAsking(
  server: Pick<ServerContext, 'db' | 'services'>,
  id: string,
  staff: Staff,
): Promise<void> {
  await inTransaction(server.db, async (trx) => {
    const change = await findChange(trx, id, { hold: true });
    if (!change) throw new Refusal('CHANGE_NOT_FOUND');
    const asked = await findApproval(trx, id);
    if (change.state !== 'asked' || !asked) throw new Refusal('REQUEST_OVER');
    if (!mayWithdraw(asked, change, staff)) throw new Refusal('REQUEST_NOT_YOURS');
    await withdrawApproval(trx, id);
    await updateChange(trx, id, { state: 'open', asked_of: '', approved_by: '' });
    const email = (await emailsOfStaff(trx, [asked.asked_of])).get(asked.asked_of);
    if (email === undefined) return;
    await mailStaff(server, trx, { email }, 'change_withdrawn', {
      ...{ change: change.name, by: staff.email },
      link: `/studio/publish?change=${id}`,
    });
  });
}
