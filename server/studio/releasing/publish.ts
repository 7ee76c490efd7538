// Publishing a change: exactly what was looked at, after the release it began on, whole or not at all.

import { mailStaff } from '../../accounts/staff/mails.ts';
import { Refusal } from '../../common/refusals.ts';
import { StrandedItems } from '../../content/carried-states.ts';
import { UnmetNeeds } from '../../content/needs.ts';
import type { ReleasedContent } from '../../content/released.ts';
import { sourceToKeep } from '../../content/source.ts';
import type { ServerContext } from '../../context/context.ts';
import { emailsOfStaff } from '../../store/accounts/staff.ts';
import { type CurrentRelease, PublishedMeanwhile } from '../../store/content/releases.ts';
import type { StoreTransaction } from '../../store/index.ts';
import { withdrawApproval } from '../../store/studio/approvals.ts';
import { updateChange } from '../../store/studio/changes.ts';
import { settleAll } from '../../store/studio/comments.ts';
import { forgetPlan } from '../../store/studio/plans.ts';
import { requireApproval } from './approval.ts';
import { releaseOf } from './release-of.ts';
import { requireAsSeen, requireUnedited, type Standing } from './standing.ts';

export interface Publishes {
  readonly files: string;
  readonly note: string;
  /** The staff by whom it is. */
  readonly by: string;
  /** Done besides, in its transaction; may refuse. */
  readonly also?: (trx: StoreTransaction) => Promise<void>;
}

/** Makes it current, for every process within a second or two; answers which release it is. */
export async function publishChange(
  server: ServerContext,
  standing: Standing,
  { files, note, by, also }: Publishes,
): Promise<CurrentRelease> {
  requireAsSeen(standing, files);
  const approvedBy = await requireApproval(server, standing);
  const { change, head } = standing;
  const content = await fittingRelease(server, standing);
  try {
    return await server.releases.publish(content, {
      ...{ note, after: head.number, by: { kind: 'staff', id: by } },
      origin: { change: change.id, title: change.name, approvedBy },
      async also(trx) {
        await requireUnedited(trx, standing);
        await also?.(trx);
        await updateChange(trx, change.id, { state: 'published' });
        await settleAll(trx, change.id, server.now());
        await withdrawApproval(trx, change.id);
        await forgetPlan(trx, change.id);
        await tellOwner(server, trx, { change, by });
      },
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Whoever publishes their own knows it. */
async function tellOwner(
  server: ServerContext,
  trx: StoreTransaction,
  { change, by }: { readonly change: Standing['change']; readonly by: string },
): Promise<void> {
  const { owner, owner_email: email, name } = change;
  if (owner === by) return;
  const publisher = (await emailsOfStaff(trx, [by])).get(by) ?? '';
  const params = { change: name, by: publisher, link: '/studio/history' };
  await mailStaff(server, trx, { email }, 'change_published', params);
}

/** The release of exactly these files. Throws where something is wrong with them, or they were edited meanwhile. */
export async function fittingRelease(
  server: ServerContext,
  { change, files }: Pick<Standing, 'change' | 'files'>,
): Promise<ReleasedContent> {
  const { content } = await releaseOf(server, change.id);
  if (!content) throw new Refusal('CHANGE_UNFIT');
  if (content.source && sourceToKeep(content.source).id !== files)
    throw new Refusal('CHANGE_EDITED');
  return content;
}

function refusalOf(error: unknown): unknown {
  if (error instanceof PublishedMeanwhile) return new Refusal('RELEASE_BUSY');
  if (error instanceof StrandedItems) return new Refusal('CHANGE_STRANDS');
  return error instanceof UnmetNeeds ? new Refusal('CHANGE_UNFIT') : error;
}
