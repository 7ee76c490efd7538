// All calls of the desk: its queues, one thing of them, and a move.
import { moveByDesk, queueOf, wholeItem } from '../../desk/index.ts';
import { type Call, staffOf } from '../call.ts';

const deskQueue: Call = {
  id: 'desk_queue',
  async handle(server, { payload }) {
    return { status: 'success', ...(await queueOf(server, payload)) };
  },
};

const deskItem: Call = {
  id: 'desk_item',
  async handle(server, { payload }) {
    return { status: 'success', data: await wholeItem(server, payload) };
  },
};

const deskMove: Call = {
  id: 'desk_move',
  async handle(server, input) {
    const status = await moveByDesk(server, staffOf(input), input.payload);
    return { status: 'success', data: { status } };
  },
};

export const deskCalls: readonly Call[] = [deskQueue, deskItem, deskMove];
