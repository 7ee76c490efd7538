// One change with its commands and comments, or what came since.
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { currentRelease } from '../../store/content/releases.ts';
import { findChange, newestOpenChange } from '../../store/studio/changes.ts';
import { newestCommands } from '../../store/studio/commands.ts';
import { commentsOf } from '../../store/studio/comments.ts';
import { nextActs } from './next-acts.ts';
import { shownChange, shownComment, shownRow } from './shown.ts';

/** As many commands as one answer has: the newest. */
const MOST = 500;

/** The change of an id; with '' the asker's newest that is open, and null where there is none. */
export async function changeOf(
  server: ServerContext,
  asker: Staff,
  { id, since = 0 }: { readonly id: string; readonly since?: number },
): Promise<AnswerOf<'studio_change'>['data']> {
  const { db } = server;
  const row = await (id === '' ? newestOpenChange(db, asker.id) : findChange(db, id));
  if (!row && id !== '') throw new Refusal('CHANGE_NOT_FOUND');
  if (!row) return null;
  const head = await currentRelease(db);
  const newer = await newestCommands(db, row.id, { after: since, most: MOST + 1 });
  return {
    change: shownChange(server, row, { asker, head }),
    commands: newer.slice(-MOST).map((one) => shownRow(one, asker)),
    more: newer.length > MOST,
    comments: (await commentsOf(db, row.id)).map((one) => shownComment(one, asker)),
    ...(await nextActs(db, row.id, asker.id)),
  };
}
