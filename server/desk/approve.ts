// Approval of an application: a move of its flow, after which applying ends.

import { isApproved } from '../accounts/approval.ts';
import { followMove } from '../applications/returned.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, type MoveNeeds, type Mover, moveItem, SERVER_MOVES } from '../flows/index.ts';
import { endApplicant } from '../store/applicants/end-applicant.ts';
import { findAttorney, lockAttorney } from '../store/attorneys/attorneys.ts';
import { inTransaction } from '../store/index.ts';
import type {} from './kind.ts';

export type Approval = 'approved' | 'already' | 'unknown' | 'unsigned';

/** Whoever runs the command works for the desk. */
const COMMAND: Mover = { role: DESK, id: '', name: '' };

/** Approves an attorney by number: applying ends, and a mail says how to register. Twice is once; nobody is approved unsigned. */
export async function approve(
  server: MoveNeeds & Pick<ServerContext, 'db'>,
  id: string,
): Promise<Approval> {
  return inTransaction(server.db, async (trx) => {
    if (!(await findAttorney(trx, id))) return 'unknown';
    // Whoever sends a returned application again at this moment takes the signature back.
    const attorney = await lockAttorney(trx, id);
    if (isApproved(server, attorney)) return 'already';
    if (attorney.signed_at === null) return 'unsigned';
    const move = SERVER_MOVES.application.approve.name;
    await moveItem(server, trx, { flow: 'application', id, move, by: COMMAND });
    await followMove(server, trx, await lockAttorney(trx, id));
    await endApplicant(trx, attorney);
    return 'approved';
  });
}
