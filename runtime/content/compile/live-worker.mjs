// Worker: compiles the validators RJSF needs for a live schema. Apart, because its schema parser can run forever.
import { parentPort, workerData } from 'node:worker_threads';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';

parentPort?.postMessage(
  compileSchemaValidatorsCode(workerData, {
    ajvOptionsOverrides: { messages: false, verbose: false, code: { esm: false, lines: false } },
  }),
);
