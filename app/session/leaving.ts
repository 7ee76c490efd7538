// What must be finished before a person leaves (a last save), and what they must be asked first, so that signing out loses nothing.

type Job = () => Promise<unknown>;
/** Undefined: nothing to ask. Else whether they leave all the same. */
type Question = () => Promise<boolean> | undefined;

const jobs = new Set<Job>();
const questions = new Set<Question>();

/** Registers a job; gives back how to withdraw it. */
export const onLeaving = (job: Job): (() => void) => among(jobs, job);

/** Registers a question, such as whether words may be lost that could not be saved. */
export const onQuestion = (question: Question): (() => void) => among(questions, question);

/** Runs all jobs; a failed one does not keep the person here. */
export async function finishBeforeLeaving(): Promise<void> {
  await Promise.allSettled([...jobs].map((job) => job()));
}

/** Asks what there is to ask; undefined where nothing is, so that leaving waits for nothing. */
export function askBeforeLeaving(): Promise<boolean> | undefined {
  const asked = [...questions].map((question) => question()).filter((answer) => answer);
  if (asked.length === 0) return undefined;
  return Promise.all(asked).then((answers) => answers.every(Boolean));
}

function among<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => {
    all.delete(one);
  };
}
