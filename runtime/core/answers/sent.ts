// The body a form is sent as: where its answers stand in it, and how their days are written.
import { formTree } from '../form/form-tree.ts';
import type { Answers, FormBundle, Json, JsonObject } from '../model/types.ts';
import { formatNamed } from '../values/formats.ts';

/** The answers as `submit` of the form says that they are sent. */
export function sentOf(form: FormBundle, answers: Answers): JsonObject {
  const { under, days } = form.submit ?? {};
  const written = days === undefined ? answers : withDays(form, answers, formatNamed(days));
  return (under?.split('.') ?? []).reduceRight<JsonObject>(
    (body, name) => ({ [name]: body }),
    written,
  );
}

/** Days of the form itself; those of rows stay as they are held. */
function withDays(form: FormBundle, answers: Answers, write: (value: Json) => string): Answers {
  const { children } = formTree(form).root;
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      children.get(name)?.schema.format === 'date' && typeof value === 'string'
        ? write(value)
        : value,
    ]),
  );
}
