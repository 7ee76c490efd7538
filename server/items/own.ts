// What somebody sent, as it goes through its flow: where it stands, what was said and done, and what they may do with it.
import { moveMade, RETIRED, type Texts, UNDONE, waitedFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import {
  closedMoves,
  DESK,
  type FlowId,
  flowOf,
  formFlow,
  isTakenBack,
  queueOf,
} from '../flows/index.ts';
import { bodyOf } from '../forms/unsent-files.ts';
import type { FormFile } from '../store/forms/form-files.ts';
import { type FormItem, findFormItem } from '../store/forms/form-items.ts';
import { eventsOfSubject, type MatterEvent } from '../store/matters/matter-events.ts';
import { filesAt, filesOfPosts, type Post, shownPost } from '../threads/posts.ts';
import { postsSaid } from '../threads/said.ts';
import { idOfOwner } from './owner.ts';
import { toldOf } from './words.ts';

type Whole = AnswerOf<'form_item'>['data'];
type Needs = Pick<ServerContext, 'db' | 'content' | 'now'>;

/** What things of the program follow has calls of its own, which ask for more than the flow does. */
const isOfForms = (flow: string): boolean => queueOf(formFlow(flow)) === 'items';

/** Their own; a Refusal for what is nobody's, somebody else's, or goes through no flow. */
export async function ownItem(
  { db }: Pick<ServerContext, 'db'>,
  owner: string,
  { form, id }: Pick<RequestOf<'form_item'>, 'form' | 'id'>,
): Promise<FormItem> {
  const item = await findFormItem(db, id);
  if (item?.owner !== owner || item.form_id !== form || !isOfForms(item.flow))
    throw new Refusal('ITEM_NOT_FOUND');
  return item;
}

/** Is it the turn of whoever sent it? */
export function waitsForSender(
  server: Pick<ServerContext, 'content'>,
  { flow: id, status, answered }: Pick<FormItem, 'flow' | 'status' | 'answered'>,
): boolean {
  const flow = flowOf(server, formFlow(id));
  return waitedFor(flow, status, answered) === flow.start.who;
}

/** All of it. */
export async function wholeOwn(
  server: Needs,
  owner: string,
  asked: RequestOf<'form_item'>,
): Promise<Whole> {
  const item = await ownItem(server, owner, asked);
  const { db, content } = server;
  const flow = flowOf(server, formFlow(item.flow));
  const role = flow.start.who;
  const [events, closed] = await Promise.all([
    eventsOfSubject(db, item.id),
    closedMoves(server, db, { flow, item, by: { role, id: idOfOwner(owner) ?? '' } }),
  ]);
  const posts = postsSaid(flow, events);
  const files = await filesToldIn(server, { events, posts });
  const isGone = isTakenBack(events);
  return {
    ...{ flow: item.flow, role, number: item.number, status: item.status },
    since: item.state_since.toISOString(),
    yours: waitsForSender(server, item),
    said: posts.map((post) => ({
      ...shownPost(post, content.app.timeZone),
      files: filesAt(files, post).map(({ id: key, name }) => ({ key, name })),
    })),
    track: events
      .filter((event) => event.who === role || (!isInside(server, event) && !isGone(event)))
      .map((event) => ({
        ...{ id: event.id, at: event.at.toISOString(), by: event.who === DESK ? 'desk' : 'you' },
        ...{ name: event.by_name, status: event.to_status, title: titleOf(content.texts, event) },
      })),
    closed: closed.map(({ move }) => move.name),
    seen: events.at(-1)?.id ?? '',
  };
}

/** A file of what was said on it. */
export async function ownItemFile(
  server: Needs & Pick<ServerContext, 'services'>,
  owner: string,
  { key, ...asked }: RequestOf<'form_item_file'>,
) {
  const { id, flow } = await ownItem(server, owner, asked);
  const events = await eventsOfSubject(server.db, id);
  const posts = postsSaid(flowOf(server, formFlow(flow)), events);
  const files = await filesToldIn(server, { events, posts });
  const file = files.find((one) => one.id === key);
  const found = file && (await bodyOf(server, file));
  if (!file || !found) throw new Refusal('FILE_NOT_FOUND');
  return { name: file.name, type: found.file.type, body: found.body };
}

/** Files of the posts, of the fields that whoever sent the thing is told of. */
async function filesToldIn(
  server: Needs,
  { events, posts }: { readonly events: readonly MatterEvent[]; readonly posts: readonly Post[] },
): Promise<readonly FormFile[]> {
  const files = await filesOfPosts(server.db, posts);
  const told = new Map(events.map((event) => [event.submission_id, toldOf(server, event)]));
  return files.filter(({ field, submission_id }) => told.get(submission_id)?.(field) === true);
}

/** What the desk did among themselves shows nowhere, where it led nowhere else. */
function isInside(
  server: Needs,
  { flow, move, from_status, to_status, who }: MatterEvent,
): boolean {
  if (who !== DESK || from_status !== to_status) return false;
  const from = from_status ?? '';
  return moveMade(flowOf(server, flow as FlowId), { move, from, who })?.inside === true;
}

/** A release that was put back does not know moves that came after it. */
function titleOf(
  { t, has }: Texts,
  { flow, move, from_status, to_status: to }: MatterEvent,
): string {
  const done = `flows.${flow}.done.${move}`;
  if (has(done)) return t(done);
  if (move === UNDONE) return t('server.track.undone', { to });
  const from = from_status ?? '';
  return t(`server.track.${move === RETIRED ? 'retired' : 'moved'}`, { from, to });
}
