// A worker thread that dies or hangs where the document asks for it. Its address says where the thread itself is.
import { parentPort, workerData } from 'node:worker_threads';

await import(new URL(workerData).searchParams.get('worker'));

parentPort?.on('message', (order) => {
  const text = JSON.stringify(order);
  if (text.includes('Please Die')) process.exit(7);
  // Without end, and without a core that others could use.
  if (text.includes('Please Hang')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
