// Publishing at a set time: what was planned is held against everything once more then, and told by mail where it no longer holds.
import { mailStaff } from '../../accounts/staff/mails.ts';
import { REFUSALS, Refusal } from '../../common/refusals.ts';
import type { Server, ServerContext } from '../../context/context.ts';
import { findStaff } from '../../store/accounts/staff.ts';
import { inTransaction } from '../../store/index.ts';
import { findChange, updateChange } from '../../store/studio/changes.ts';
import { duePlan, forgetPlan, keepPlan, type Plan } from '../../store/studio/plans.ts';
import { requireApproval } from './approval.ts';
import { fittingRelease, publishChange } from './publish.ts';
import { requireAsSeen, requireStill, type Standing, standingOf } from './standing.ts';

const LONGEST_AHEAD_MS = 366 * 24 * 60 * 60_000;

export interface Planning {
  readonly files: string;
  readonly note: string;
  /** A moment. */
  readonly at: string;
  readonly by: string;
}

/** Plans it. Throws where it could not be published now either. */
export async function planChange(
  server: ServerContext,
  standing: Standing,
  { files, note, at, by }: Planning,
): Promise<void> {
  const due = new Date(at);
  const now = server.now();
  const ahead = due.getTime() - now.getTime();
  if (!(ahead > 0 && ahead <= LONGEST_AHEAD_MS)) throw new Refusal('PLAN_PAST');
  requireAsSeen(standing, files);
  await requireApproval(server, standing);
  await fittingRelease(server, standing);
  const { change } = standing;
  await inTransaction(server.db, async (trx) => {
    await requireStill(trx, standing);
    const plan = { change_id: change.id, source: files, due_at: due, note };
    await keepPlan(trx, { ...plan, planned_by: by, planned_at: now });
    await updateChange(trx, change.id, { state: 'planned', plan_at: due });
  });
}

/** It is not to be published by itself any more. Throws where it was not. */
export async function unplanChange({ db }: Pick<Server, 'db'>, change: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await forgetPlan(trx, change))) throw new Refusal('CHANGE_CLOSED');
    await updateChange(trx, change, { state: 'open', plan_at: null });
  });
}

/** Publishes what is due, one after the other; several processes may, and one does. Never fails. */
export async function publishDue(server: Server): Promise<void> {
  try {
    const plan = await duePlan(server.db, server.now());
    if (plan) await publishPlanned(server, plan);
  } catch (error) {
    server.log.error({ err: error }, 'what is planned could not be published');
  }
}

async function publishPlanned(server: Server, plan: Plan): Promise<void> {
  const { change_id: id, source: files, note, planned_by: by } = plan;
  try {
    const standing = await standingOf(server, id);
    await publishChange({ ...server, content: server.releases.current() }, standing, {
      ...{ files, note, by },
      // Whoever takes it out of the plan does it.
      async also(trx) {
        if (!(await forgetPlan(trx, id))) throw new PlanGone();
      },
    });
  } catch (error) {
    if (error instanceof PlanGone) return;
    if (!(error instanceof Refusal)) throw error;
    await tellRefused(server, plan, error);
  }
}

/** Another process came first, or somebody took it out. */
class PlanGone extends Error {}

async function tellRefused(
  server: Server,
  { change_id: id, planned_by: by }: Plan,
  { code }: Refusal,
): Promise<void> {
  const { texts } = server.releases.current();
  await inTransaction(server.db, async (trx) => {
    if (!(await forgetPlan(trx, id))) return;
    const change = await findChange(trx, id, { hold: true });
    const refused = { plan_refused: code, plan_refused_at: server.now(), plan_refused_of: by };
    if (change?.state === 'planned')
      await updateChange(trx, id, { state: 'open', plan_at: null, ...refused });
    const staff = await findStaff(trx, by);
    if (!change || !staff) return;
    const why = texts.t(REFUSALS[code].message);
    const link = `/studio/publish?change=${id}`;
    await mailStaff(server, trx, staff, 'change_not_published', { change: change.name, why, link });
  });
}
