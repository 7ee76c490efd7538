// Asks again and again, as a person looks until something is there.

/** What a test waits at most; reached only by what fails. */
export const PATIENCE_MS = 60_000;

/** The first answer that holds; throws what was waited for, and the last fault, where none came in time. */
export async function until<T>(
  ask: () => Promise<T | undefined | false | null>,
  what: string,
  timeout = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + timeout;
  let last: unknown;
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // A page that is being left has no answer.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  throw new Error(`Waited in vain for ${what}.`, { cause: last });
}
