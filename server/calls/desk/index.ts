// All calls of the desk: its queues, one thing of them, and a move.
import {
  besideOf,
  fileOfItem,
  foundForDesk,
  moveByDesk,
  queueCounts,
  queueOf,
  trackForDesk,
  wholeItem,
} from '../../desk/index.ts';
import { type Call, FileAnswer, staffOf } from '../common/call.ts';

const deskQueue: Call = {
  id: 'desk_queue',
  async handle(server, { payload }) {
    return { status: 'success', ...(await queueOf(server, payload)) };
  },
};

const deskBeside: Call = {
  id: 'desk_beside',
  async handle(server, { payload }) {
    return { status: 'success', data: await besideOf(server, payload) };
  },
};

const deskCounts: Call = {
  id: 'desk_counts',
  async handle(server) {
    return { status: 'success', data: await queueCounts(server) };
  },
};

const deskFind: Call = {
  id: 'desk_find',
  async handle(server, { payload }) {
    return { status: 'success', data: await foundForDesk(server, payload) };
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
  async handle(server, { payload }) {
    return new FileAnswer(await fileOfItem(server, payload));
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

export const deskCalls: readonly Call[] = [
  deskQueue,
  deskBeside,
  deskCounts,
  deskFind,
  deskItem,
  deskFile,
  deskTrack,
  deskMove,
];
