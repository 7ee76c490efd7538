// A form made of a schema that others wrote, for tests of the import.
import { expect } from 'vitest';
import { buildRelease, contentOf, importJsonSchema } from '../../../runtime/content/index.ts';
import type { JsonObject } from '../../../runtime/core/index.ts';
import { describe, metaFiles } from './small-content.ts';

/** The form of a schema as the check lets it pass, and what its judge says. */
export async function formOf(schema: JsonObject) {
  const { files, faults, report } = importJsonSchema(schema, { id: 'foreign' });
  expect(faults).toEqual([]);
  const built = await buildRelease(contentOf({ ...(await metaFiles()), ...files }));
  expect(built.faults.map(describe)).toEqual([]);
  const words = JSON.parse(files['messages/en-US/foreign.json'] ?? '{}');
  const form = built.release?.forms.foreign;
  const wrong = (answers: JsonObject) =>
    form?.validate(answers).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  return { form, words, report, wrong };
}
