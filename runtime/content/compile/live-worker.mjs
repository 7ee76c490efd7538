// Worker: compiles the validators RJSF needs for live schemas, one after the other. Apart, because its schema parser can run forever.
import { parentPort } from 'node:worker_threads';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';

parentPort?.on('message', ({ schema, ownProperties }) => {
  try {
    // As precise as the form's own validator.
    const code = compileSchemaValidatorsCode(schema, {
      ajvOptionsOverrides: {
        messages: false,
        // A member that every object has is no answer.
        ownProperties,
        verbose: false,
        multipleOfPrecision: 6,
        // RJSF asks of a shape for one of its fields, in a way that is no schema where it has none; the form itself was judged.
        validateSchema: false,
        code: { esm: false, lines: false },
      },
    });
    parentPort?.postMessage({ code });
  } catch (error) {
    parentPort?.postMessage({ refused: error instanceof Error ? error.message : String(error) });
  }
});
