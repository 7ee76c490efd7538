// Worker: runs a thread from its TypeScript. A thread does not take over how its process reads that.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
