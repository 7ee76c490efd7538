// A change begins with its first edit; each edit says what the change comes to now.
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { releaseNumbered } from '../../store/content/release-history.ts';
import { currentRelease } from '../../store/content/releases.ts';
import type { StoreTransaction } from '../../store/index.ts';
import {
  type ChangeRow,
  countInWork,
  insertChange,
  updateChange,
} from '../../store/studio/changes.ts';
import { countsOf } from './counts.ts';
import type { Held } from './source-of.ts';

/** More of one person at once would be found by nobody. */
const MOST_IN_WORK = 100;
export const LONGEST_NAME = 80;

/** How a change begins, where that is said. */
interface Beginning {
  readonly name?: string;
  /** The release it begins on, where it is not what is live. */
  readonly on?: number;
}

/** A new one. Throws where the files of the release it is to begin on are not kept. */
export async function beginChange(
  server: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  { id: owner, email }: Pick<Staff, 'id' | 'email'>,
  { name = '', on }: Beginning = {},
): Promise<ChangeRow> {
  const { number, source } = await releaseFor(trx, on);
  if (source === null) throw new Refusal('NO_FILES_KEPT');
  if ((await countInWork(trx, owner)) >= MOST_IN_WORK)
    throw new Refusal('CHANGES_TOO_MANY', { params: { most: MOST_IN_WORK } });
  const now = server.now();
  const row: ChangeRow = {
    ...{ id: randomUUID(), name, named: name !== '', owner, owner_email: email },
    ...{ began_on: number, base: source, state: 'open', seq: 0, counts: {} },
    ...{ made_at: now, edited_at: now, discarded_at: null },
    ...{ asked_of: '', approved_by: '', plan_at: null, size: 0 },
    ...{ handed_by: '', handed_at: null },
    ...{ plan_refused: '', plan_refused_at: null, plan_refused_of: '' },
    ...{ sent_back_by: '', sent_back_at: null, sent_back_why: '' },
  };
  await insertChange(trx, { ...row, counts: '{}' });
  return row;
}

async function releaseFor(trx: StoreTransaction, on: number | undefined) {
  if (on === undefined) return currentRelease(trx);
  const source = (await releaseNumbered(trx, on))?.source ?? null;
  return { number: on, source };
}

/** Writes what a change comes to with these commands. What was approved is not, any more. */
export async function noteEdit(
  server: Pick<ServerContext, 'now'>,
  trx: StoreTransaction,
  row: ChangeRow,
  { held, about, size }: { readonly held: Held; readonly about: string; readonly size: number },
): Promise<ChangeRow> {
  if (held.seq === row.seq && held.baseId === row.base && row.name !== '') return row;
  const counts = countsOf(held);
  const next = {
    name: row.name || shortened(about),
    seq: held.seq,
    size,
    edited_at: server.now(),
    ...(row.state === 'approved' && unapproved(row)),
  };
  await updateChange(trx, row.id, { ...next, counts: JSON.stringify(counts) });
  return { ...row, ...next, counts };
}

/** As it was before somebody approved it. */
const unapproved = ({ asked_of }: ChangeRow) =>
  ({ state: asked_of === '' ? 'open' : 'asked', approved_by: '' }) as const;

const shortened = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
