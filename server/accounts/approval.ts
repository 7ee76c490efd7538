// Approval by the provider: until then an attorney is none of the network, and neither registers nor logs in (OR-34).
import type { ServerContext } from '../context.ts';
import { Refusal } from '../refusals.ts';
import { PROVIDER } from '../store/attorney-changes.ts';
import { type Attorney, findAttorney, setAttorneyStatus } from '../store/attorneys.ts';
import { endApplicant } from '../store/end-applicant.ts';
import { inTransaction } from '../store/index.ts';
import { mailTo } from './mails.ts';

const PENDING = 'Pending';
const APPROVED = 'Active';

/** Was the application approved? */
export const isApproved = ({ status }: Pick<Attorney, 'status'>): boolean => status !== PENDING;

/** Refuses whoever still waits for it. */
export function requireApproved(attorney: Pick<Attorney, 'status'>): void {
  if (!isApproved(attorney)) throw new Refusal('NOT_APPROVED');
}

export type Approval = 'approved' | 'already' | 'unknown' | 'unsigned';

/** Approves an attorney by number: applying ends, and a mail says how to register. Twice is once; nobody is approved unsigned. */
export async function approve(
  server: Pick<ServerContext, 'db' | 'services' | 'now'>,
  id: string,
): Promise<Approval> {
  return inTransaction(server.db, async (trx) => {
    const attorney = await findAttorney(trx, id);
    if (!attorney) return 'unknown';
    if (isApproved(attorney)) return 'already';
    if (attorney.signed_at === null) return 'unsigned';
    const made = { at: server.now(), by: PROVIDER };
    if (!(await setAttorneyStatus(trx, id, { from: PENDING, to: APPROVED, ...made })))
      return 'already';
    await endApplicant(trx, attorney);
    await mailTo(server, trx, attorney, 'approved', { attorney_id: id });
    return 'approved';
  });
}
