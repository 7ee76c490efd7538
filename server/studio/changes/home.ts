// What the home of the Studio tells: changes in work, what is live, who is here, and what waits for whoever asks.

import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { releaseNumbered } from '../../store/content/release-history.ts';
import { type CurrentRelease, currentRelease } from '../../store/content/releases.ts';
import { askedAt } from '../../store/studio/approvals.ts';
import { changesInWork } from '../../store/studio/changes.ts';
import { type OpenComment, openComments } from '../../store/studio/comments.ts';
import { authorsShown } from '../authors.ts';
import { everybodyHere } from './here.ts';
import { shownChange } from './shown.ts';
import { waitingFor } from './waiting.ts';

type Home = AnswerOf<'studio_home'>['data'];

/** As many changes as anybody looks through. */
const MOST = 200;

/** Everything of it in one answer. */
export async function homeOf(server: ServerContext, asker: Staff): Promise<Home> {
  const head = await currentRelease(server.db);
  const rows = await changesInWork(server.db, MOST);
  const shown = rows.map((row) => ({ row, change: shownChange(server, row, { asker, head }) }));
  const changes = shown.map(({ change }) => change);
  const comments = await openComments(
    server.db,
    rows.flatMap(({ id, state }) => (state === 'discarded' ? [] : [id])),
  );
  const asked = await askedAt(
    server.db,
    rows.flatMap(({ id, state }) => (state === 'asked' ? [id] : [])),
  );
  return {
    changes: changes.filter(({ state }) => state !== 'planned'),
    planned: changes.filter(({ state }) => state === 'planned'),
    comments: countedBy(comments),
    live: await liveNow(server, head),
    here: await everybodyHere(server),
    mine: shown.flatMap((one) =>
      waitingFor(server, asker, {
        ...one,
        comments: comments.filter(({ change_id }) => change_id === one.row.id),
        askedAt: asked.get(one.row.id),
      }),
    ),
  };
}

function countedBy(comments: readonly OpenComment[]): Home['comments'] {
  const counts = new Map<string, number>();
  for (const { change_id, answers } of comments)
    if (answers === null) counts.set(change_id, (counts.get(change_id) ?? 0) + 1);
  return [...counts].map(([change, count]) => ({ change, count }));
}

async function liveNow(server: ServerContext, head: CurrentRelease): Promise<Home['live']> {
  const row = await releaseNumbered(server.db, head.number);
  const author = row?.author ?? '';
  return {
    number: head.number,
    since: row?.published_at.toISOString() ?? '',
    author: (await authorsShown(server, [author]))(author),
    note: row?.note ?? '',
  };
}
