// What the schema itself says of answers, as its author wrote it: judged by ajv alone, in the draft it names.
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import migrate from 'json-schema-migrate';
import { isObject, type Json } from '../../../runtime/core/index.ts';

const OPTIONS = { strict: false, logger: false, allErrors: true, validateSchema: false } as const;

/** Judges answers; undefined where they are right, else the first thing that is wrong. Throws for what is no schema. */
export function judgeOfOriginal(schema: Json): (answers: Json) => string | undefined {
  const draft = isObject(schema) ? String(schema.$schema ?? '') : '';
  const Kind = draft.includes('2020-12') ? Ajv2020 : draft.includes('2019-09') ? Ajv2019 : Ajv;
  const ajv = new Kind(OPTIONS);
  formatsPlugin.default(ajv as never);
  // Plain words of RJSF; a time may come without its zone there.
  for (const format of ['data-url', 'color']) ajv.addFormat(format, true);
  const asDraft07 = structuredClone(schema) as object;
  if (draft.includes('draft-04')) migrate.draft7(asDraft07 as never);
  // The schema of schemas is known to ajv by its name.
  const { $schema: _draft, $id: _id, ...named } = asDraft07 as { $schema?: unknown; $id?: string };
  const nameless = isObject(schema) && !JSON.stringify(schema).includes('#/') ? asDraft07 : named;
  const validate = ajv.compile(Kind === Ajv ? nameless : asDraft07);
  return (answers) => {
    if (validate(answers)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath} ${first?.keyword}`;
  };
}
