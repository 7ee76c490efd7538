// Where a change stands on its way to a release: its files by their hash, what is current, and whether somebody may go on with it.
import type { ContentSource } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import { sourceToKeep } from '../../content/source.ts';
import type { ServerContext } from '../../context/context.ts';
import { type CurrentRelease, currentRelease } from '../../store/content/releases.ts';
import type { Store, StoreTransaction } from '../../store/index.ts';
import { type ChangeRow, findChange } from '../../store/studio/changes.ts';
import { sourceOf } from '../changes/index.ts';

export interface Standing {
  readonly change: ChangeRow;
  readonly source: ContentSource;
  /** The hash of its files: what is approved, planned and published is exactly these. */
  readonly files: string;
  readonly seq: number;
  readonly head: CurrentRelease;
  /** Releases that were published since it began. */
  readonly behind: number;
}

/** Throws where there is no such change. */
export async function standingOf(server: Pick<ServerContext, 'db'>, id: string): Promise<Standing> {
  const change = await requireChange(server.db, id);
  const { source, seq, baseId, began_on } = await sourceOf(server, id);
  const head = await currentRelease(server.db);
  const files = sourceToKeep(source).id;
  const behind = head.source === baseId ? 0 : head.number - began_on;
  return { change, source, files, seq, head, behind };
}

async function requireChange(db: Store | StoreTransaction, id: string): Promise<ChangeRow> {
  const change = await findChange(db, id);
  if (!change) throw new Refusal('CHANGE_NOT_FOUND');
  return change;
}

/** Published and discarded changes are as they are. */
const OVER: ReadonlySet<ChangeRow['state']> = new Set(['published', 'discarded']);

const DECIDED: ReadonlySet<ChangeRow['state']> = new Set([...OVER, 'planned']);

/** Throws where it is not what was looked at, or cannot follow what is current. */
export function requireAsSeen(standing: Standing, files: string): void {
  const { change, head, behind } = standing;
  if (OVER.has(change.state)) throw new Refusal('CHANGE_CLOSED');
  if (standing.files !== files) throw new Refusal('CHANGE_EDITED');
  if (behind > 0) throw new Refusal('CHANGE_BEHIND');
  if (head.source === files) throw new Refusal('CHANGE_EMPTY');
}

type Seen = Pick<Standing, 'change' | 'seq'>;

/** The same within the transaction that is to end it: nobody edits it meanwhile. */
export const requireUnedited = (trx: StoreTransaction, seen: Seen): Promise<void> =>
  requireHeld(trx, seen, OVER);

/** The same of a change that goes on: what is planned is decided, and has to leave the plan first. */
export const requireStill = (trx: StoreTransaction, seen: Seen): Promise<void> =>
  requireHeld(trx, seen, DECIDED);

async function requireHeld(
  trx: StoreTransaction,
  { change, seq }: Seen,
  not: ReadonlySet<ChangeRow['state']>,
): Promise<void> {
  const now = await findChange(trx, change.id, { hold: true });
  if (!now || not.has(now.state)) throw new Refusal('CHANGE_CLOSED');
  if (now.seq !== seq) throw new Refusal('CHANGE_EDITED');
}
