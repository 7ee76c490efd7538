// A thread of the press that dies or hangs where the document asks for it.
import { parentPort } from 'node:worker_threads';
import '../../../server/services/press/worker.ts';

parentPort?.on('message', (order: unknown) => {
  const text = JSON.stringify(order);
  if (text.includes('Please Die')) process.exit(7);
  // Without end, and without a core that others could use.
  if (text.includes('Please Hang')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
