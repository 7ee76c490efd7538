// All that is wrong with a content, and what it is warned of, in words, as soon as its builder has read it.
import type { Candidate } from '../../content/candidates/candidates.ts';
import { FAULTS, SENTENCES, WARNINGS } from '../../content/candidates/questions.ts';
import type { ServerContext } from '../../context/context.ts';
import { type Problem, problemsOf } from './problems.ts';
import { sentencesInWords } from './sentence-words.ts';

/** `of` is what it was asked of, or something newer of the same change. */
export async function problemsIn(
  { candidates, content: { texts } }: Pick<ServerContext, 'candidates' | 'content'>,
  candidate: Candidate,
): Promise<{ readonly of: Candidate; readonly problems: Problem[] }> {
  const judged = await candidates.ask(candidate, FAULTS);
  const { answer: warnings } = await candidates.ask(judged.of, WARNINGS);
  const all = [...judged.answer, ...warnings];
  const sentences = all.length === 0 ? [] : (await candidates.ask(judged.of, SENTENCES)).answer;
  const { source } = judged.of;
  const words = sentencesInWords({ sentences, live: undefined, texts });
  const about = new Map(words.map((one) => [one.key, one.about]));
  return { of: judged.of, problems: problemsOf({ faults: all, sentences, source, about }) };
}
