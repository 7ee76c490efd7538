// What sentences are called wherever they are listed: a comparison says it as the list of all of them does.
import { SENTENCES } from '../../content/candidates/questions.ts';
import type { ServerContext } from '../../context/context.ts';
import { changeCandidate } from './candidate-of.ts';
import { type SentenceInWords, sentencesInWords } from './sentence-words.ts';

/** What each is, and under which heading, by key. */
export type NamesOfSentences = ReadonlyMap<string, Pick<SentenceInWords, 'about' | 'group'>>;

/** As they are live: whatever a change makes of a label, everybody knows the field by the one they read. */
export async function namesOfSentences(server: ServerContext): Promise<NamesOfSentences> {
  const { candidates, content } = server;
  const candidate = await changeCandidate(server, '');
  const { answer } = await candidates.ask(candidate, SENTENCES);
  const all = sentencesInWords({ sentences: answer, live: undefined, texts: content.texts });
  return new Map(all.map(({ key, about, group }) => [key, { about, group }]));
}
