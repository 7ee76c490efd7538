// Parts secrets (tax and bank numbers) from the rest of a submission and seals each for the row it will live in.
import {
  type Answers,
  draftOf,
  expand,
  type FormBundle,
  getAt,
  isBlank,
  type JsonObject,
} from '../../runtime/core/index.ts';
import type { Crypto } from '../services/ports.ts';

/** The answers that may be stored as they are. */
export function openPart(form: FormBundle, answers: Answers): Answers {
  return draftOf(form, answers);
}

/** The secrets by pointer, each sealed for this row alone. */
export function sealedPart(
  form: FormBundle,
  answers: Answers,
  crypto: Crypto,
  row: string,
): JsonObject {
  const sealed: Record<string, string> = {};
  for (const field of Object.values(form.fields)) {
    if (!field.secret) continue;
    for (const pointer of expand(answers, field.pointer)) {
      const value = getAt(answers, pointer);
      if (isBlank(value)) continue;
      const plain = typeof value === 'string' ? value : JSON.stringify(value);
      sealed[pointer] = crypto.encrypt(plain, { row, field: pointer });
    }
  }
  return sealed;
}
