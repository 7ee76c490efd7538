// studio_demo_people: the invented people as whom the pages of the portal can be looked at.
import { demoPeople } from '../../studio/people/index.ts';
import type { Call } from '../common/call.ts';

export const studioDemoPeople: Call = {
  id: 'studio_demo_people',
  async handle(server) {
    return { status: 'success', data: [...(await demoPeople(server))] };
  },
};
