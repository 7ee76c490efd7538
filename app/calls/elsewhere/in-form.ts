// Answers of a form that a service elsewhere keeps, in the kinds of its fields: a contract says only that they are the form's.

import type { AnswerShape, FormBundle, JsonObject } from '../../../runtime/core/index.ts';
import { inContract } from './in-contract.ts';

/** The same answers, each as its field takes it; what says that there is none is left out. Whatever belongs to no field stays. */
export function inForm(
  { sections }: Pick<FormBundle, 'sections'>,
  answers: JsonObject,
): JsonObject {
  const all = sections.map(({ schema }) => (schema as AnswerShape).properties ?? {});
  const shape: AnswerShape = { type: 'object', properties: Object.assign({}, ...all) };
  return inContract(answers, shape) as JsonObject;
}
