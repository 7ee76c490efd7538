// studio_problems: all that is wrong with a change, and what it is warned of, each at the sentence or the place it is about, with what would mend it.
import { FAULTS, SENTENCES, WARNINGS } from '../../content/candidates/questions.ts';
import { changeCandidate, problemsOf, sentencesInWords } from '../../studio/candidate/index.ts';
import type { Call } from '../common/call.ts';

export const studioProblems: Call = {
  id: 'studio_problems',
  async handle(server, { payload: { change } }) {
    const { candidates } = server;
    const candidate = await changeCandidate(server, change);
    const judged = await candidates.ask(candidate, FAULTS);
    const { answer: warnings } = await candidates.ask(judged.of, WARNINGS);
    const all = [...judged.answer, ...warnings];
    const sentences = all.length === 0 ? [] : (await candidates.ask(judged.of, SENTENCES)).answer;
    const { source, seq } = judged.of;
    const { texts } = server.content;
    const words = sentencesInWords({ sentences, live: undefined, texts });
    const about = new Map(words.map((one) => [one.key, one.about]));
    const problems = problemsOf({ faults: all, sentences, source, about });
    return { status: 'success', data: { seq, problems } };
  },
};
