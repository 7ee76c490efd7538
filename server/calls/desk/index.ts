// All calls of the desk: its queues, one thing of them, and a move.
import {
  besideOf,
  couldHave,
  deskClerks,
  fileOfItem,
  foundForDesk,
  giveByDesk,
  keepView,
  moveByDesk,
  moveManyByDesk,
  queueCounts,
  queueOf,
  tellDeskHere,
  trackForDesk,
  undoByDesk,
  viewsForDesk,
  wholeItem,
} from '../../desk/index.ts';
import { attempt } from '../../security-events/index.ts';
import { type Call, FileAnswer, staffOf } from '../common/call.ts';

const deskQueue: Call = {
  id: 'desk_queue',
  async handle(server, input) {
    return { status: 'success', ...(await queueOf(server, staffOf(input), input.payload)) };
  },
};

const deskBeside: Call = {
  id: 'desk_beside',
  async handle(server, input) {
    return { status: 'success', data: await besideOf(server, staffOf(input), input.payload) };
  },
};

const deskCounts: Call = {
  id: 'desk_counts',
  async handle(server, input) {
    return { status: 'success', data: await queueCounts(server, staffOf(input)) };
  },
};

const deskClerksCall: Call = {
  id: 'desk_clerks',
  async handle(server) {
    return { status: 'success', data: [...(await deskClerks(server))] };
  },
};

const deskGive: Call = {
  id: 'desk_give',
  async handle(server, input) {
    const { request, payload } = input;
    const [id = ''] = payload.ids;
    attempt(request, 'desk.given', { on: { kind: payload.queue, id }, act: payload.to });
    return { status: 'success', data: await giveByDesk(server, staffOf(input), payload) };
  },
};

const deskPractising: Call = {
  id: 'desk_practising',
  async handle(server, { payload }) {
    return { status: 'success', data: await couldHave(server, payload.case) };
  },
};

const deskHere: Call = {
  id: 'desk_here',
  async handle(server, input) {
    return { status: 'success', data: await tellDeskHere(server, staffOf(input), input.payload) };
  },
};

const deskFind: Call = {
  id: 'desk_find',
  async handle(server, input) {
    const found = await foundForDesk(server, staffOf(input), input.payload);
    return { status: 'success', data: found };
  },
};

const deskItem: Call = {
  id: 'desk_item',
  async handle(server, input) {
    return { status: 'success', data: await wholeItem(server, staffOf(input), input.payload) };
  },
};

const deskFile: Call = {
  id: 'desk_file',
  async handle(server, input) {
    return new FileAnswer(await fileOfItem(server, staffOf(input), input.payload));
  },
};

const deskTrack: Call = {
  id: 'desk_track',
  async handle(server, { payload }) {
    return { status: 'success', data: await trackForDesk(server, payload.id) };
  },
};

const deskMove: Call = {
  id: 'desk_move',
  async handle(server, input) {
    const { request, payload } = input;
    return moveByDesk(server, staffOf(input), { request, payload });
  },
};

const deskMoveMany: Call = {
  id: 'desk_move_many',
  async handle(server, input) {
    const { request, payload } = input;
    const data = await moveManyByDesk(server, staffOf(input), { request, payload });
    return { status: 'success', data };
  },
};

const deskUndo: Call = {
  id: 'desk_undo',
  async handle(server, input) {
    const { request, payload } = input;
    return undoByDesk(server, staffOf(input), { request, payload });
  },
};

const deskViews: Call = {
  id: 'desk_views',
  async handle(server, input) {
    return { status: 'success', data: await viewsForDesk(server, staffOf(input), input.payload) };
  },
};

const deskViewKeep: Call = {
  id: 'desk_view_keep',
  async handle(server, input) {
    return { status: 'success', data: await keepView(server, staffOf(input), input.payload) };
  },
};

export const deskCalls: readonly Call[] = [
  deskQueue,
  deskBeside,
  deskCounts,
  deskClerksCall,
  deskGive,
  deskPractising,
  deskHere,
  deskFind,
  deskItem,
  deskFile,
  deskTrack,
  deskMove,
  deskMoveMany,
  deskUndo,
  deskViews,
  deskViewKeep,
];
