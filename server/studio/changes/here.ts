// Who has a page of the Studio open at the moment: pages tell every few seconds, and whoever stops telling has left.
import { isShowable } from '../../../runtime/core/index.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { findChange } from '../../store/studio/changes.ts';
import { type PresenceRow, tellPresence, whoIsHere } from '../../store/studio/presence.ts';

/** Three tellings may be lost on the way. */
const PRESENT_MS = 12_000;

export interface Present {
  readonly email: string;
  readonly where: string;
  readonly since: string;
  readonly change: string;
}

/** Notes where somebody is; tells who else is in the same change, and how far that is. */
export async function tellHere(
  server: ServerContext,
  { id: staff_id, email }: Pick<Staff, 'id' | 'email'>,
  { change, where }: { readonly change: string; readonly where: string },
): Promise<{ readonly here: readonly Present[]; readonly seq: number; readonly state: string }> {
  const row = await findChange(server.db, change);
  const change_id = row?.id ?? '';
  const now = server.now();
  await tellPresence(server.db, {
    change_id,
    staff_id,
    email,
    place: isShowable(where) ? where : '',
    seen_at: now,
  });
  const others = await whoIsHere(server.db, { since: presentSince(now), change: change_id });
  return {
    here: others.filter((one) => one.staff_id !== staff_id).map(shownHere),
    seq: row?.seq ?? 0,
    state: row?.state ?? '',
  };
}

/** Everybody in the Studio, each where they were seen last. */
export async function everybodyHere(server: ServerContext): Promise<Present[]> {
  const since = presentSince(server.now());
  const rows = await whoIsHere(server.db, { since });
  const last = rows.toSorted((one, other) => Number(one.seen_at) - Number(other.seen_at));
  const people = new Map(last.map((row) => [row.staff_id, row]));
  return rows.filter((row) => people.get(row.staff_id) === row).map(shownHere);
}

const presentSince = (now: Date): Date => new Date(now.getTime() - PRESENT_MS);

const shownHere = ({ email, place, since, change_id }: PresenceRow): Present => ({
  ...{ email, where: place, change: change_id },
  since: since.toISOString(),
});
