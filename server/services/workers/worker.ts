// What runs in a worker thread: takes one task at a time and answers with its bytes, or with what went wrong.
import { parentPort } from 'node:worker_threads';
import { done, type Order } from './tasks.ts';

/** What it answers; it is given the next order only then. */
export type Outcome =
  | { readonly made: Made }
  | { readonly error: { readonly message: string; readonly stack?: string } };

/** One file, or several. */
export type Made = Bytes | Bytes[];
type Bytes = Uint8Array<ArrayBuffer>;

parentPort?.on('message', async (order: Order) => {
  try {
    const result = await done(order);
    // Buffers of Node may lie in memory they share: copies of our own can be handed over.
    const made = Buffer.isBuffer(result) ? copyOf(result) : result.map(copyOf);
    const outcome: Outcome = { made };
    parentPort?.postMessage(
      outcome,
      [made].flat().map(({ buffer }) => buffer),
    );
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const outcome: Outcome = { error: { message, ...(stack !== undefined && { stack }) } };
    parentPort?.postMessage(outcome);
  }
});

function copyOf(bytes: Buffer): Bytes {
  return Uint8Array.from(bytes);
}
