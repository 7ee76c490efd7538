// What a process that compiles again and again remembers of the last time: as much as was asked for last.

/** A memory of at most so many answers, by their questions. */
export interface Memory<T> {
  readonly most: number;
  readonly known: Map<string, T>;
}

export const memory = <T>(most: number): Memory<T> => ({ most, known: new Map() });

/** The remembered answer, or the made one, remembered; what was not asked for longest is forgotten for it. */
export function remembered<T>({ most, known }: Memory<T>, question: string, make: () => T): T {
  const answer = known.has(question) ? (known.get(question) as T) : make();
  known.delete(question);
  known.set(question, answer);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return answer;
}
