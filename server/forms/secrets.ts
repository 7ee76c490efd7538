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

/** Answers as they are stored. */
export interface PartedAnswers {
  /** Those that may be stored as they are. */
  readonly data: Answers;
  /** The secrets by pointer, each sealed for this row alone. */
  seal(row: string): JsonObject;
}

/** Parts the answers of a form. */
export function partAnswers(form: FormBundle, answers: Answers, crypto: Crypto): PartedAnswers {
  const secrets = Object.entries(form.fields)
    .filter(([, { secret }]) => secret)
    .flatMap(([pointer]) => expand(answers, pointer))
    .map((pointer) => [pointer, getAt(answers, pointer)] as const)
    .filter(([, value]) => !isBlank(value))
    .map(([pointer, value]) => {
      return [pointer, typeof value === 'string' ? value : JSON.stringify(value)] as const;
    });
  return {
    data: draftOf(form, answers),
    seal: (row) =>
      Object.fromEntries(
        secrets.map(([field, plain]) => [field, crypto.encrypt(plain, { row, field })]),
      ),
  };
}
