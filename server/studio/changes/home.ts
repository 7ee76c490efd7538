// What the home of the Studio tells: changes in work, what is live, who is here, and what waits for whoever asks.

import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import { releaseNumbered } from '../../store/content/release-history.ts';
import { type CurrentRelease, currentRelease } from '../../store/content/releases.ts';
import { changesInWork } from '../../store/studio/changes.ts';
import { authorsShown } from '../authors.ts';
import { everybodyHere } from './here.ts';
import { type ShownChange, shownChange } from './shown.ts';

type Home = AnswerOf<'studio_home'>['data'];

/** As many changes as anybody looks through. */
const MOST = 200;

/** Everything of it in one answer. */
export async function homeOf(server: ServerContext, asker: Staff): Promise<Home> {
  const head = await currentRelease(server.db);
  const rows = await changesInWork(server.db, MOST);
  const changes = rows.map((row) => shownChange(server, row, { asker, head }));
  return {
    changes: changes.filter(({ state }) => state !== 'planned'),
    planned: changes.filter(({ state }) => state === 'planned'),
    live: await liveNow(server, head),
    here: await everybodyHere(server),
    mine: changes.flatMap((change) => waitingFor(asker, change)),
  };
}

function waitingFor({ email }: Pick<Staff, 'email'>, change: ShownChange): Home['mine'] {
  const { id, name, owner: by, edited_at: since, state } = change;
  if (state === 'asked' && change.asked_of === email)
    return [{ id, name, by, since, what: 'approve' }];
  return state === 'approved' && change.own ? [{ id, name, by, since, what: 'publish' }] : [];
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
