// The authorization requests on a case, and what was said on them.
import { START } from '../../../runtime/core/index.ts';
import type { AnswersOf, FlowId } from '../../../schemas/names.gen.d.ts';
import type { Work } from '../../store/matters/insert-work.ts';
import { REQUEST_FORM } from '../../store/matters/is-request.ts';
import type { Making, OfCase } from './making.ts';
import { CLERKS } from './names.ts';
import { ASKED, type PlannedCase } from './planned.ts';
import { chanceOf } from './random.ts';
import { THREADS } from './threads.ts';

type Item = Work['form_item'][number];
type Submission = Work['submission'][number];
type Event = Work['matter_event'][number];

const FLOW = 'request' satisfies FlowId;

/** How much of the time of the case goes by before the first request, between two, and between two turns of one. */
const [FIRST, NEXT, TURN] = [0.2, 0.25, 0.06];

/** Requests of a case with what was said on them, oldest first. */
export function requestsOf(making: Making, { asked }: PlannedCase, of: OfCase) {
  const submissions: Submission[] = [];
  const requests: Item[] = [];
  const events: Event[] = [];
  for (const [place, way] of asked.entries()) {
    const made = requestOf(making, way, { ...of, share: FIRST + place * NEXT });
    submissions.push(made.submission);
    requests.push(made.request);
    events.push(...made.events);
  }
  return { submissions, requests, events };
}

type OfRequest = OfCase & { readonly share: number };

function requestOf(making: Making, way: keyof typeof ASKED, of: OfRequest) {
  const { chance } = making;
  const { owner, caseId, at, share } = of;
  const thread = chance.pick(THREADS);
  const clerk = chance.pick(CLERKS);
  const { status, over, turns } = ASKED[way];
  const id = chance.uuid();
  const made = { id, form_id: REQUEST_FORM, owner: `attorney/${owner.id}` };
  const data: AnswersOf<typeof REQUEST_FORM, 'matter_id' | 'subject' | 'description'> = {
    ...{ matter_id: caseId, subject: thread.subject, description: thread.asks },
  };
  const submission = { ...made, revision: 0, data, secrets: {}, submitted_at: at(share) };
  const events = eventsOf(making, way, { ...of, id, thread, clerk });
  const request = {
    ...{ ...made, flow: FLOW, attorney_id: owner.id, case_id: caseId, subject: thread.subject },
    ...{ status, created_at: at(share), state_since: sinceOf(events, status) ?? at(share) },
    closed_at: over ? at(share + turns.length * TURN) : null,
  };
  // Columns of JSON are given as they are to the statement that adds them.
  return { submission: submission as unknown as Submission, request, events };
}

/** When it came to the state it is in. */
const sinceOf = (events: readonly Event[], status: string): Date | undefined =>
  events.find(({ to_status }) => to_status === status)?.at as Date | undefined;

interface Told extends OfRequest {
  readonly id: string;
  readonly thread: (typeof THREADS)[number];
  readonly clerk: string;
}

/** How it began, and each turn: the desk speaks first, and its last word completes it where the request is over. */
function eventsOf(
  { chance }: Making,
  way: keyof typeof ASKED,
  { owner, caseId, at, share, id, thread, clerk }: Told,
): Event[] {
  const { status, turns, over } = ASKED[way];
  const ofAttorney = { who: 'attorney', by_id: owner.id, by_name: owner.name };
  const ofDesk = { who: 'desk', by_id: '', by_name: clerk };
  const about = { case_id: caseId, attorney_id: owner.id, flow: FLOW, subject_id: id };
  const began = {
    // By its own id, not by chance: what chance picks elsewhere stays as it is.
    ...{ ...about, ...ofAttorney, id: chanceOf(Number.parseInt(id.slice(0, 8), 16)).uuid() },
    ...{ at: at(share), move: START },
    ...{ from_status: null, to_status: 'New', words: '', submission_id: null },
  };
  const said = turns.map((turn, place) => {
    const isEnd = over && place === turns.length - 1;
    return {
      ...{ ...about, ...(turn === 'tells' ? ofAttorney : ofDesk), id: chance.uuid() },
      ...{ at: at(share + (place + 1) * TURN), move: isEnd ? 'complete' : 'reply' },
      ...{ from_status: place === 0 ? 'New' : 'Open', to_status: isEnd ? status : 'Open' },
      ...{ words: thread[turn], submission_id: null },
    };
  });
  return [began, ...said];
}
