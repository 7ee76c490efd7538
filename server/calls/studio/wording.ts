// studio_wording: every sentence as a change has it, with where it appears, what is live, and what may stand in it.
import { SENTENCES } from '../../content/candidates/questions.ts';
import { baseCandidate, changeCandidate, sentencesInWords } from '../../studio/candidate/index.ts';
import type { Call } from '../common/call.ts';

export const studioWording: Call = {
  id: 'studio_wording',
  async handle(server, { payload: { change } }) {
    const { candidates, content } = server;
    const candidate = await changeCandidate(server, change);
    const { of, answer } = await candidates.ask(candidate, SENTENCES);
    const live =
      change === ''
        ? undefined
        : (await candidates.ask(await baseCandidate(server, change), SENTENCES)).answer;
    const { texts } = content;
    return {
      status: 'success',
      data: {
        seq: of.seq,
        release: content.id,
        sentences: sentencesInWords({ sentences: answer, live, texts }),
      },
    };
  },
};
