// What a released form asked, in brief: enough to tell whether a later one still takes the answers that were given to it.

import type { GenericPointer, Schema } from '../../core/index.ts';
import { type FieldInfo, type FormBundle, type Migration, parsePointer } from '../../core/index.ts';
import { LIMIT_WORDS } from './limit-words.ts';

/** Words of a schema that say which answers a field takes. */
const LIMITS = [...LIMIT_WORDS, 'uniqueBy'] as const;

/** One field: its limits, in the words of its schema. */
export interface FieldPrint {
  readonly required?: true;
  /** Absent where the field stands in a branch of its schema, and so is there only for some answers. */
  readonly limits?: Schema;
}

export interface Fingerprint {
  readonly release: string;
  readonly fields: Readonly<Record<GenericPointer, FieldPrint>>;
  readonly migrations?: readonly Migration[];
}

/** The fingerprint of a released form. */
export function fingerprintOf(bundle: FormBundle): Fingerprint {
  const fields = Object.entries(bundle.fields).map(([pointer, info]): [string, FieldPrint] => {
    const schema = schemaAt(bundle, pointer, info);
    return [
      pointer,
      {
        ...(info.required && { required: true as const }),
        ...(schema && { limits: limitsOf(schema) }),
      },
    ];
  });
  return {
    release: bundle.release,
    ...(bundle.migrations && { migrations: bundle.migrations }),
    fields: Object.fromEntries(fields),
  };
}

/**
 * Is anything saved of this form before it is submitted? A form with calls of its own keeps drafts only if it says so, one
 * that edits a record keeps none.
 */
export const keepsDrafts = (form: {
  readonly draft?: FormBundle['draft'] | undefined;
  readonly submit?: FormBundle['submit'] | undefined;
  readonly record?: FormBundle['record'] | undefined;
}): boolean =>
  form.draft !== undefined || (form.submit?.call === undefined && form.record === undefined);

/** The words of a schema that limit an answer. */
export function limitsOf(schema: Schema): Schema {
  return Object.fromEntries(
    LIMITS.flatMap((word) => (schema[word] === undefined ? [] : [[word, schema[word]]])),
  );
}

function schemaAt(
  bundle: FormBundle,
  pointer: GenericPointer,
  { section }: FieldInfo,
): Schema | undefined {
  let schema = bundle.sections.find(({ id }) => id === section)?.schema;
  for (const token of parsePointer(pointer)) {
    schema = token === '*' ? schema?.items : schema?.properties?.[token];
  }
  return schema;
}
