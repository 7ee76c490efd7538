// The last answers, by the content they were given of: whoever asks the same of the same is answered at once.
import { type Answer, type Question, questionKey } from './questions.ts';

/** Contents whose answers are kept; all sentences of one are about a megabyte. */
const MOST_KEPT = 8;

export class Kept {
  /** The one used last stands last. */
  readonly #answers = new Map<string, Map<string, unknown>>();

  /** Undefined where it was not asked, or is forgotten: an answer may be undefined itself. */
  find<Q extends Question>(key: string, question: Q): { readonly answer: Answer<Q> } | undefined {
    const answers = this.#answers.get(key);
    if (answers === undefined || !answers.has(questionKey(question))) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answers);
    return { answer: answers.get(questionKey(question)) as Answer<Q> };
  }

  keep(key: string, question: Question, answer: unknown): void {
    const answers = this.#answers.get(key) ?? new Map<string, unknown>();
    answers.set(questionKey(question), answer);
    this.#answers.delete(key);
    this.#answers.set(key, answers);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST_KEPT && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** Forgets every answer to one question. */
  forget(name: Question['name']): void {
    for (const answers of this.#answers.values())
      for (const key of [...answers.keys()])
        if (key === name || key.startsWith(`${name} `)) answers.delete(key);
  }
}
