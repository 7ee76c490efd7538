// Approval by a second person: of exactly what stands there, and never of one's own.
import { hasRole } from '../../accounts/staff/index.ts';
import { mailStaff } from '../../accounts/staff/mails.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { RELEASERS } from '../../program/index.ts';
import {
  emailsOfStaff,
  findStaffByEmail,
  listStaff,
  type Staff,
} from '../../store/accounts/staff.ts';
import { inTransaction, type Store, type StoreTransaction } from '../../store/index.ts';
import {
  type Approval,
  approve,
  askForApproval,
  findApproval,
  withdrawApproval,
} from '../../store/studio/approvals.ts';
import { type ChangeRow, updateChange } from '../../store/studio/changes.ts';
import { isTheirs } from '../changes/index.ts';
import { requireAsSeen, requireStill, type Standing } from './standing.ts';
import { mayWithdraw } from './withdraw.ts';

type Server = Pick<ServerContext, 'db' | 'services' | 'now' | 'config'>;

/** May they publish, and approve what others made? */
export const mayPublish = (staff: Pick<Staff, 'roles'>): boolean =>
  RELEASERS.some((role) => hasRole(staff, role));

/** Whom one of the staff may ask to approve a change: those who may publish, but themselves. */
export async function approversBeside(
  { db }: Pick<ServerContext, 'db'>,
  id: string,
): Promise<readonly { readonly email: string }[]> {
  const others = (await listStaff(db)).filter((one) => one.id !== id && one.disabled_at === null);
  return others.filter(mayPublish).map(({ email }) => ({ email }));
}

/** What is known of the approval of what stands there now; approval of anything else does not count. */
export async function approvalOf(
  server: Server,
  { change, files }: Standing,
  staff: Staff,
): Promise<{
  readonly isNeeded: boolean;
  readonly askedOf: string;
  readonly askedBy: string;
  readonly approvedBy: string;
  readonly isOurs: boolean;
  readonly mayWithdraw: boolean;
  readonly mayPublish: boolean;
  readonly note: string;
  /** Who was asked, or had approved it, before it was edited; '' where it was not edited since. */
  readonly before: string;
  readonly wasApproved: boolean;
  /** Who sent it back, and why; '' where nobody did since it was last asked for. */
  readonly sentBackBy: string;
  readonly sentBackWhy: string;
}> {
  const row = await findApproval(server.db, change.id);
  const asked = row?.source === files ? row : undefined;
  const lapsed = asked ? undefined : row;
  const people = await emailsOfStaff(server.db, peopleIn(row));
  const nameOf = (id: string | null | undefined): string => people.get(id ?? '') ?? '';
  const isOurs =
    asked !== undefined &&
    asked.approved_by === null &&
    mayPublish(staff) &&
    !(await isTheirs(server.db, change, staff.id));
  return {
    isNeeded: server.config.publishApproval,
    askedOf: nameOf(asked?.asked_of),
    askedBy: nameOf(asked?.asked_by),
    approvedBy: nameOf(asked?.approved_by),
    note: row?.note ?? '',
    before: nameOf(lapsed?.approved_by ?? lapsed?.asked_of),
    wasApproved: lapsed !== undefined && lapsed.approved_by !== null,
    isOurs,
    mayWithdraw: change.state === 'asked' && row !== undefined && mayWithdraw(row, change, staff),
    mayPublish: mayPublish(staff),
    ...{ sentBackBy: change.sent_back_by, sentBackWhy: change.sent_back_why },
  };
}

const peopleIn = (row: Approval | undefined): readonly string[] =>
  row ? [row.asked_of, row.asked_by, row.approved_by ?? ''] : [];

export interface Asking {
  readonly files: string;
  /** An e-mail address. */
  readonly of: string;
  readonly note: string;
}

const NOT_SENT_BACK = { sent_back_by: '', sent_back_at: null, sent_back_why: '' };

/** Asks somebody, who gets a mail. Throws where they could not approve it, or it is not what was looked at. */
export async function askFor(
  server: Server,
  standing: Standing,
  staff: Staff,
  { files, of, note }: Asking,
): Promise<void> {
  requireAsSeen(standing, files);
  const { change } = standing;
  const { db, now } = server;
  const asked = await findStaffByEmail(db, of.trim().toLowerCase());
  const fits = asked && asked.disabled_at === null && mayPublish(asked);
  if (!fits) throw new Refusal('APPROVER_UNFIT');
  if (await isTheirs(db, change, asked.id))
    throw new Refusal('APPROVER_WORKED', { params: { of: asked.email } });
  await inTransaction(db, async (trx) => {
    await requireStill(trx, standing);
    await askForApproval(trx, {
      ...{ change_id: change.id, source: files, note, asked_at: now() },
      ...{ asked_by: staff.id, asked_of: asked.id },
    });
    await updateChange(trx, change.id, {
      ...NOT_SENT_BACK,
      state: 'asked',
      asked_of: asked.email,
      approved_by: '',
    });
    await mailStaff(server, trx, asked, 'change_to_approve', {
      ...{ change: change.name, by: staff.email, note },
      link: `/studio/publish?change=${change.id}`,
    });
  });
}

/** Throws where it is not what was looked at, or is one's own. */
async function requireAnother(
  db: Store,
  standing: Standing,
  { staff, files }: { readonly staff: Staff; readonly files: string },
): Promise<void> {
  requireAsSeen(standing, files);
  if (await isTheirs(db, standing.change, staff.id)) throw new Refusal('APPROVAL_OWN');
}

/** Throws where it was edited since, is approved already, or is one's own. */
export async function approveAsSeen(
  server: Server,
  standing: Standing,
  staff: Staff,
  files: string,
): Promise<void> {
  const { change } = standing;
  const { db, now } = server;
  await requireAnother(db, standing, { staff, files });
  await inTransaction(db, async (trx) => {
    await requireStill(trx, standing);
    const row = { change: change.id, source: files, by: staff.id, now: now() };
    if (!(await approve(trx, row))) throw new Refusal('APPROVAL_VOID');
    await updateChange(trx, change.id, { state: 'approved', approved_by: staff.email });
    await tellWhoAsked(server, trx, { change, by: staff });
  });
}

async function tellWhoAsked(
  server: Server,
  trx: StoreTransaction,
  { change, by }: { readonly change: ChangeRow; readonly by: Staff },
): Promise<void> {
  const asker = (await findApproval(trx, change.id))?.asked_by ?? '';
  const email = (await emailsOfStaff(trx, [asker])).get(asker);
  if (email === undefined) return;
  const link = `/studio/publish?change=${change.id}`;
  const params = { change: change.name, by: by.email, link };
  await mailStaff(server, trx, { email }, 'change_approved', params);
}

export interface SendingBack {
  readonly files: string;
  /** What they would have otherwise. */
  readonly why: string;
}

/** Does not approve it as it is, and says why to whoever asked. Throws where nobody asks about exactly this, or it is one's own. */
export async function sendBack(
  server: Server,
  standing: Standing,
  staff: Staff,
  { files, why }: SendingBack,
): Promise<void> {
  const { change } = standing;
  const { db, now } = server;
  await requireAnother(db, standing, { staff, files });
  await inTransaction(db, async (trx) => {
    await requireStill(trx, standing);
    const asked = await findApproval(trx, change.id);
    if (asked?.source !== files || asked.approved_by !== null) throw new Refusal('APPROVAL_VOID');
    await withdrawApproval(trx, change.id);
    await updateChange(trx, change.id, {
      ...{ state: 'open', asked_of: '', approved_by: '' },
      ...{ sent_back_by: staff.email, sent_back_at: now(), sent_back_why: why },
    });
    const email = (await emailsOfStaff(trx, [asked.asked_by])).get(asked.asked_by);
    if (email === undefined) return;
    await mailStaff(server, trx, { email }, 'change_sent_back', {
      ...{ change: change.name, by: staff.email, why },
      link: `/studio/publish?change=${change.id}`,
    });
  });
}

/** Who approved exactly this, as the history names them; '' where nobody has to. Throws where somebody has to and did not. */
export async function requireApproval(
  server: Pick<Server, 'db' | 'config'>,
  { change, files }: Standing,
): Promise<string> {
  const row = await findApproval(server.db, change.id);
  const by = row?.source === files ? row.approved_by : null;
  if (by !== null) return `staff ${by}`;
  if (server.config.publishApproval) throw new Refusal('APPROVAL_NEEDED');
  return '';
}
