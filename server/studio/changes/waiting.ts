// What of a change waits for somebody: to be approved or published, put right, taken over, or answered.
import type { AnswerOf } from '../../../schemas/calls/calls.gen.d.ts';
import { REFUSALS, type RefusalCode } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import type { Staff } from '../../store/accounts/staff.ts';
import type { ChangeRow } from '../../store/studio/changes.ts';
import type { OpenComment } from '../../store/studio/comments.ts';
import { isOneOf } from './may.ts';
import type { ShownChange } from './shown.ts';

type Waiting = AnswerOf<'studio_home'>['data']['mine'][number];
type Asker = Pick<Staff, 'id' | 'email' | 'roles'>;
type Needs = Pick<ServerContext, 'content'>;

export interface Asked {
  readonly row: ChangeRow;
  readonly change: ShownChange;
  /** Of that change, and not settled yet, the oldest first. */
  readonly comments: readonly OpenComment[];
  /** When somebody was asked to approve it. */
  readonly askedAt?: Date | undefined;
}

/** Of one change, the most pressing first. */
export function waitingFor(server: Needs, asker: Asker, asked: Asked): readonly Waiting[] {
  if (asked.row.state === 'discarded') return [];
  return [
    ...toApprove(asker, asked),
    ...sentBack(asked),
    ...notPublished(server, asker, asked),
    ...toPublish(asked),
    ...handedOver(asked),
    ...said(asker, asked),
  ];
}

const one = ({ change: { id, name, owner } }: Asked, more: Partial<Waiting>): Waiting => ({
  ...{ id, name, by: owner, since: '', what: 'publish', count: 0, place: '', why: '' },
  ...more,
});

function toApprove({ email }: Asker, asked: Asked): readonly Waiting[] {
  const { state, asked_of, edited_at } = asked.change;
  if (state !== 'asked' || asked_of !== email) return [];
  return [one(asked, { what: 'approve', since: asked.askedAt?.toISOString() ?? edited_at })];
}

function toPublish(asked: Asked): readonly Waiting[] {
  const { state, own, approved_by, edited_at: since } = asked.change;
  if (state !== 'approved' || !own) return [];
  return [one(asked, { what: 'publish', since, by: approved_by })];
}

/** Until it was edited since, or somebody is asked again. */
function sentBack(asked: Asked): readonly Waiting[] {
  const { sent_back_at: at, sent_back_by: by, sent_back_why: why, edited_at, state } = asked.row;
  if (!asked.change.own || state !== 'open' || !at || at < edited_at) return [];
  return [one(asked, { what: 'sent-back', by, since: at.toISOString(), why })];
}

/** Until somebody has edited it since, or published it. */
function notPublished(
  { content: { texts } }: Needs,
  { id }: Asker,
  asked: Asked,
): readonly Waiting[] {
  const { plan_refused: code, plan_refused_at: at, plan_refused_of: of, ...row } = asked.row;
  const isMine = of === id || row.owner === id;
  if (!isMine || !at || at < row.edited_at || row.state === 'planned' || !isRefusal(code))
    return [];
  const why = texts.t(REFUSALS[code].message);
  return [one(asked, { what: 'failed', since: at.toISOString(), why })];
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/** Until it was edited since. */
function handedOver(asked: Asked): readonly Waiting[] {
  const { handed_by: by, handed_at: at, edited_at } = asked.row;
  if (!asked.change.own || !at || at < edited_at) return [];
  return [one(asked, { what: 'handed', by, since: at.toISOString() })];
}

/**
 * Of others, on one's own change, on one that waits for one's approval, or in answer to oneself; what the owner of a change
 * says is for those who publish. Whoever has said something there since has seen it.
 */
function said(asker: Asker, asked: Asked): readonly Waiting[] {
  const { id } = asker;
  const { comments, change, row } = asked;
  const seen = (at: number): boolean =>
    comments.slice(at).some(({ author, place }) => author === id && place === comments[at]?.place);
  const unseen = comments.filter(({ author }, at) => author !== id && !seen(at));
  const answers = unseen.filter(({ answers: to }) => to === id);
  const isMine = change.own || change.asked_of === asker.email;
  const isForMe = ({ author }: OpenComment): boolean =>
    isMine || (author === row.owner && isOneOf(asker, 'publisher'));
  const others = unseen.filter((comment) => !answers.includes(comment) && isForMe(comment));
  return [...toRead('answers', answers, asked), ...toRead('comments', others, asked)];
}

function toRead(
  what: 'answers' | 'comments',
  comments: readonly OpenComment[],
  asked: Asked,
): readonly Waiting[] {
  const last = comments.at(-1);
  if (!last) return [];
  const { author_email: by, at, place } = last;
  return [one(asked, { what, by, since: at.toISOString(), place, count: comments.length })];
}
