// Answers with one thing wrong: each answer in turn left out, or of a kind nobody asked for.
import { isBlank, isObject, type Json } from '../../../runtime/core/index.ts';

/** Answers nobody asked for. */
const ODD: readonly Json[] = ['no such choice', 987_654_321.25, { odd: 'name' }];

export interface Spoilt {
  readonly answers: Json;
  /** What is the same to a form: null, an empty list or group instead of nothing. */
  readonly alike: readonly Json[];
}

/** Each way to spoil answers at one place; of a list the first row is spoilt. */
export function* spoilt(answers: Json): Generator<Spoilt> {
  if (Array.isArray(answers)) {
    const [first, ...rest] = answers as readonly Json[];
    if (first !== undefined) yield* inside(first, (row) => [row, ...rest]);
    return;
  }
  if (!isObject(answers)) return;
  for (const [name, value] of Object.entries(answers)) {
    if (value === undefined) continue;
    const { [name]: _gone, ...rest } = answers;
    yield { answers: rest, alike: [null, [], {}, ''].map((none) => ({ ...rest, [name]: none })) };
    yield* inside(value, (other) => ({ ...answers, [name]: other }), rest);
  }
}

/** `without` is the whole without the value: an empty group or list is the same as none. */
function* inside(value: Json, put: (other: Json) => Json, without?: Json): Generator<Spoilt> {
  for (const odd of ODD) yield { answers: put(odd), alike: [] };
  for (const { answers, alike } of spoilt(value)) {
    const none = without !== undefined && isBlank(answers) ? [without] : [];
    yield { answers: put(answers), alike: [...alike.map(put), ...none] };
  }
}
