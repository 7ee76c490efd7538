// studio_problems: all that is wrong with a change, and what it is warned of, each at the sentence or the place it is about, with what would mend it.
import { changeCandidate, problemsIn } from '../../studio/candidate/index.ts';
import type { Call } from '../common/call.ts';

export const studioProblems: Call = {
  id: 'studio_problems',
  async handle(server, { payload: { change } }) {
    const { of, problems } = await problemsIn(server, await changeCandidate(server, change));
    return { status: 'success', data: { seq: of.seq, problems } };
  },
};
