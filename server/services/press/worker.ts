// The thread of the press: takes one task at a time and answers with its bytes, or with what went wrong.
import { parentPort } from 'node:worker_threads';
import { TASKS, type TaskInput, type TaskName } from './tasks.ts';

/** What the thread is asked. */
export interface Order {
  readonly task: TaskName;
  readonly input: TaskInput<TaskName>;
}

/** What it answers; it is given the next order only then. */
export type Outcome =
  | { readonly bytes: Uint8Array }
  | { readonly error: { readonly message: string; readonly stack?: string } };

parentPort?.on('message', async ({ task, input }: Order) => {
  try {
    // Buffers of Node may lie in memory they share: a copy of our own can be handed over.
    const bytes = Uint8Array.from(await TASKS[task](input));
    const outcome: Outcome = { bytes };
    parentPort?.postMessage(outcome, [bytes.buffer]);
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const outcome: Outcome = { error: { message, ...(stack !== undefined && { stack }) } };
    parentPort?.postMessage(outcome);
  }
});
