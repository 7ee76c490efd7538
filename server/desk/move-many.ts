// One move of many things: each is moved, or left, by itself.
import { moveFor } from '../../runtime/core/index.ts';
import type { AnswerOf, RequestOf } from '../../schemas/calls/calls.gen.d.ts';
import { REFUSALS, Refusal } from '../common/refusals.ts';
import type { ServerContext } from '../context/context.ts';
import { DESK, flowOf } from '../flows/index.ts';
import type { KeyedRequest } from '../forms/idempotency.ts';
import { clientOf } from '../http/client-address.ts';
import type { Visit } from '../http/visit.ts';
import { tellAttempts } from '../security-events/index.ts';
import type { Staff } from '../store/accounts/staff.ts';
import { itemOf } from './item-row.ts';
import { QUEUES } from './kinds.ts';
import { moveByDesk } from './move.ts';

type Payload = RequestOf<'desk_move_many'>;
type Thing = Payload['things'][number];

interface SentMany extends Pick<KeyedRequest & Visit, 'request'> {
  readonly payload: Payload;
}

/**
 * Makes it of each in turn. What is wrong with the answers themselves is wrong for all, and refuses the call; what stands in
 * the way of one thing is told beside it.
 */
export async function moveManyByDesk(
  server: ServerContext,
  staff: Staff,
  { request, payload }: SentMany,
): Promise<AnswerOf<'desk_move_many'>['data']> {
  const { things, ...same } = payload;
  const moved: string[] = [];
  const left: { id: string; message: string }[] = [];
  const undo: { id: string; event: string }[] = [];
  for (const thing of things) {
    // Each is an event of its own in the log, and an answer of its own under the key of the call.
    const own: typeof request = Object.create(request);
    const told = {
      request: own,
      who: { kind: 'staff', id: staff.id } as const,
      network: clientOf(request.ip),
    };
    try {
      await refuseForMany(server, payload, thing);
      const asked = { request: own, payload: { ...same, ...thing } };
      const { data } = await moveByDesk(server, staff, asked);
      tellAttempts(server.security, told);
      moved.push(thing.id);
      if (data.undo !== undefined) undo.push({ id: thing.id, event: data.undo });
    } catch (error) {
      tellAttempts(server.security, { ...told, error });
      const isOfAll = moved.length + left.length === 0;
      if (!(error instanceof Refusal)) throw error;
      if (isOfAll && error.code === 'INVALID_ANSWERS') throw error;
      left.push({ id: thing.id, message: sentenceOf(server, error) });
    }
  }
  return { moved, left, ...(undo.length > 0 && { undo }) };
}

/** Only what the flow lets be done of many is: a page that asks for something else is an old one. */
async function refuseForMany(
  server: ServerContext,
  { queue, move }: Pick<Payload, 'queue' | 'move'>,
  { id, from }: Thing,
): Promise<void> {
  const row = await itemOf(server, { queue, id });
  const wanted = moveFor(flowOf(server, QUEUES[queue].flow(row)), { move, from, who: DESK });
  if (wanted && !wanted.many) throw new Refusal('NOT_FOR_MANY');
}

function sentenceOf({ content }: Pick<ServerContext, 'content'>, refusal: Refusal): string {
  const { sentence, params } = refusal.details;
  return sentence ?? content.texts.t(REFUSALS[refusal.code].message, params);
}
