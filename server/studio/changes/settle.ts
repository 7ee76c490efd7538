// What becomes of a change as a whole: its name, whose it is, whether it is given up, and which release it stands on.

import { emailOf } from '../../accounts/staff/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { STUDIO_ROLES } from '../../program/index.ts';
import { findStaffByEmail, type Staff } from '../../store/accounts/staff.ts';
import { inTransaction, type StoreTransaction } from '../../store/index.ts';
import { type ChangeRow, findChange, updateChange } from '../../store/studio/changes.ts';
import { LONGEST_NAME } from './begin.ts';
import { isOneOf, requireOwn, requireShowable, requireState } from './may.ts';
import { type AskedRebase, type Rebased, rebase } from './rebase.ts';

export interface AskedSettle extends AskedRebase {
  readonly act: 'rename' | 'hand-over' | 'discard' | 'restore' | 'rebase';
  readonly name?: string;
  /** E-mail address of the colleague who goes on with it. */
  readonly to?: string;
}

type Author = Pick<Staff, 'id' | 'email' | 'roles'>;
type Written = Parameters<typeof updateChange>[2];

/** Does it; tells the change as it is then, and of a rebase what is to be decided first. */
export async function settle(
  server: ServerContext,
  author: Author,
  asked: AskedSettle,
): Promise<Rebased> {
  if (asked.act === 'rebase') return rebase(server, author, asked);
  const act = ACTS[asked.act];
  const row = await inTransaction(server.db, async (trx) => {
    const found = await findChange(trx, asked.id, { hold: true });
    if (!found) throw new Refusal('CHANGE_NOT_FOUND');
    const written = await act({ server, trx, author, asked }, found);
    await updateChange(trx, found.id, written);
    return findChange(trx, found.id);
  });
  if (!row) throw new Refusal('CHANGE_NOT_FOUND');
  return { row, clashes: [] };
}

interface Settling {
  readonly server: ServerContext;
  readonly trx: StoreTransaction;
  readonly author: Author;
  readonly asked: AskedSettle;
}

type Act = (settling: Settling, row: ChangeRow) => Promise<Written>;

const ACTS: Readonly<Record<Exclude<AskedSettle['act'], 'rebase'>, Act>> = {
  async rename({ server, asked }, row) {
    requireState(server, row, ['open', 'asked', 'approved', 'planned']);
    requireShowable(asked.name ?? '');
    const name = (asked.name ?? '').trim().slice(0, LONGEST_NAME);
    return { name: name === '' ? row.name : name, named: true };
  },
  async 'hand-over'({ server, trx, author, asked }, row) {
    requireOwn(author, row);
    requireState(server, row);
    const to = await findStaffByEmail(trx, emailOf(asked.to ?? ''));
    if (!to || to.disabled_at || !isOneOf(to, ...STUDIO_ROLES))
      throw new Refusal('COLLEAGUE_UNKNOWN', { params: { email: asked.to ?? '' } });
    const handed = to.id === row.owner ? {} : { handed_by: author.email, handed_at: server.now() };
    return { owner: to.id, owner_email: to.email, ...handed };
  },
  async discard({ server, author }, row) {
    requireOwn(author, row);
    requireState(server, row);
    return { state: 'discarded', discarded_at: server.now(), asked_of: '', approved_by: '' };
  },
  async restore({ server, author }, row) {
    requireOwn(author, row);
    requireState(server, row, ['discarded']);
    return { state: 'open', discarded_at: null, edited_at: server.now() };
  },
};
