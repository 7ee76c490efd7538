// Which kind of answer a schema asks for.

import type { Schema } from '../model/types.ts';
import type { AnswerKind } from './descriptor.ts';

const BY_TYPE: Readonly<Record<string, AnswerKind>> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
};

/** Undefined where the schema alone does not tell: several types, or a shape that follows the value. */
export function answerKind(schema: Schema): AnswerKind | undefined {
  if (schema.enum !== undefined || schema.const !== undefined) return 'choice';
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const [type] = types;
  if (type === undefined || types.length > 1) return undefined;
  return type === 'array' ? listKind(schema.items) : BY_TYPE[type];
}

function listKind(items: Schema | undefined): AnswerKind {
  if (items?.enum !== undefined) return 'choices';
  return items?.type === 'object' ? 'rows' : 'list';
}
