// studio_things: everything people see, in use where, live since when, and changed by whom now.
import { allThings } from '../../studio/things/index.ts';
import type { Call } from '../common/call.ts';

export const studioThings: Call = {
  id: 'studio_things',
  async handle(server) {
    return { status: 'success', data: { things: await allThings(server) } };
  },
};
