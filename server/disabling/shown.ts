// Accounts as the desk is shown them: whether somebody can log in, where they are logged in, and who changed that and why.
import type { AnswerOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import {
  type AccountSwitch,
  lastSwitchesOfStaff,
  switchesOf,
} from '../store/accounts/account-switches.ts';
import { sessionsOf } from '../store/accounts/account-tokens.ts';
import { staffAccounts } from '../store/accounts/staff.ts';
import { findAttorney } from '../store/attorneys/attorneys.ts';

type StaffRow = AnswerOf<'staff_accounts'>['data'][number];
type Account = AnswerOf<'attorney_account'>['data'];
type Needs = Pick<ServerContext, 'db' | 'content' | 'now'>;

/** As far back as anybody reads. */
const MOST = 20;

/** Everybody of the staff, by e-mail address. */
export async function staffShown(server: Needs, caller: string): Promise<StaffRow[]> {
  const { db, now } = server;
  const [all, switches] = [await staffAccounts(db, now()), await lastSwitchesOfStaff(db)];
  const last = new Map(switches.map((one) => [one.account, one]));
  return all.map((staff) => ({
    id: staff.id,
    email: staff.email,
    roles: rolesInWords(server, staff.roles),
    sessions: staff.sessions,
    seen: latest(staff.used_at, staff.logged_in_at)?.toISOString() ?? '',
    state: stateIn(server, staff.disabled_at ? 'disabled' : staff.joined ? 'active' : 'invited'),
    disabled: staff.disabled_at?.toISOString() ?? '',
    reason: (staff.disabled_at && last.get(staff.id)?.reason) || '',
    by: (staff.disabled_at && whoIn(server, last.get(staff.id))) || '',
    own: staff.id === caller,
  }));
}

/** The account of an attorney. */
export async function attorneyAccount(server: Needs, id: string): Promise<Account> {
  const { db, now } = server;
  const attorney = await findAttorney(db, id);
  if (!attorney) throw new Refusal('ITEM_NOT_FOUND');
  const sessions = await sessionsOf(db, { holder: id, purpose: 'session', now: now() });
  const switches = await switchesOf(db, { kind: 'attorney', account: id }, MOST);
  const [newest] = sessions;
  return {
    id,
    username: attorney.username ?? '',
    state: stateIn(
      server,
      attorney.disabled_at ? 'disabled' : attorney.username ? 'active' : 'none',
    ),
    disabled: attorney.disabled_at?.toISOString() ?? '',
    sessions: sessions.length,
    seen: newest ? (newest.used_at ?? newest.created_at).toISOString() : '',
    switches: switches.map((one) => ({
      id: one.id,
      at: one.at.toISOString(),
      disabled: one.disabled,
      reason: one.reason,
      by: whoIn(server, one),
    })),
  };
}

type State = 'active' | 'invited' | 'none' | 'disabled';

const stateIn = ({ content }: Needs, state: State): string =>
  content.texts.t(`server.disabling.state.${state}`);

const rolesInWords = ({ content: { texts } }: Needs, roles: readonly string[]): string =>
  roles
    .map((role) => {
      const key = `app.staff.home.role.${role}`;
      return texts.has(key) ? texts.t(key) : role;
    })
    .join(', ');

/** Whoever ran a command is nobody by name. */
const whoIn = ({ content }: Needs, by: AccountSwitch | undefined): string =>
  by === undefined ? '' : by.by_email || content.texts.t('server.disabling.operator');

const latest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);
