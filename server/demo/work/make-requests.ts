// The authorization requests on a case, and what was said on them.
import type { Work } from '../../store/matters/insert-work.ts';
import type { Making, OfCase } from './making.ts';
import { CLERKS } from './names.ts';
import { ASKED, type PlannedCase } from './planned.ts';
import { THREADS } from './threads.ts';

type AuthRequest = Work['auth_request'][number];
type AuthReply = Work['auth_reply'][number];

/** How much of the time of the case goes by before the first request, between two, and between two turns of one. */
const [FIRST, NEXT, TURN] = [0.2, 0.25, 0.06];

/** Requests of a case with their replies, oldest first. */
export function requestsOf(making: Making, { asked }: PlannedCase, of: OfCase) {
  const requests: AuthRequest[] = [];
  const replies: AuthReply[] = [];
  for (const [place, way] of asked.entries()) {
    const made = requestOf(making, way, { ...of, share: FIRST + place * NEXT });
    requests.push(made.request);
    replies.push(...made.replies);
  }
  return { requests, replies };
}

function requestOf(
  { chance }: Making,
  way: keyof typeof ASKED,
  { owner, caseId, at, share }: OfCase & { readonly share: number },
) {
  const thread = chance.pick(THREADS);
  const clerk = chance.pick(CLERKS);
  const { status, turns, over } = ASKED[way];
  const request: AuthRequest = {
    id: chance.uuid(),
    case_id: caseId,
    attorney_id: owner.id,
    subject: thread.subject,
    description: thread.asks,
    status,
    created_at: at(share),
    closed_at: over ? at(share + turns.length * TURN) : null,
    submission_id: null,
  };
  const replies = turns.map((turn, place): AuthReply => {
    const ours = turn === 'tells';
    return {
      id: chance.uuid(),
      request_id: request.id,
      user_type: ours ? 'attorney' : 'staff',
      created_name: ours ? owner.name : clerk,
      description: thread[turn],
      created_at: at(share + (place + 1) * TURN),
      submission_id: null,
    };
  });
  return { request, replies };
}
