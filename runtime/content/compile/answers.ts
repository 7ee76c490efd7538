// What a browser checks the answers of calls by, since a provider's own service may answer: one small module a call.
import type { Json, JsonObject, Schema } from '../../core/index.ts';
import { isObject } from '../../core/index.ts';
import { stable } from '../model/hash.ts';
import type { CallContract } from '../model/types.ts';
import type { Report } from '../read/faults.ts';
import type { Cache } from '../schema/cache.ts';
import { COMPILER, compileAnswerCheck, reasonOf } from '../schema/validators.ts';

/** The module of one call; undefined of a download, since a file is not looked into, and where it is refused, which is a fault. */
export async function compileAnswers(
  id: string,
  call: CallContract,
  cache: Cache,
  report: Report,
): Promise<string | undefined> {
  const schema = goodAnswers(call);
  if (schema === undefined) return undefined;
  const make = async () => compileAnswerCheck(schema);
  try {
    return await cache.get('answers', `${COMPILER}\n${stable(schema)}`, make);
  } catch (error) {
    report({
      code: 'answers-refused',
      file: `schemas/calls/${id}.json`,
      place: '/responses',
      message: `The answers of the call "${id}" cannot be checked: ${reasonOf(error)}.`,
      remedy: 'Say of each member what it is, by type, const and enum of plain values.',
    });
    return undefined;
  }
}

/** What an answer must be where the call went well; undefined for a file. */
function goodAnswers({ responses }: CallContract): Schema | undefined {
  const good = Object.entries(responses).flatMap(([status, schema]) =>
    status.startsWith('2') ? [schema] : [],
  );
  const [first, ...others] = good;
  if (first === undefined || first.type === 'string') return undefined;
  return tolerant((others.length === 0 ? first : { anyOf: good }) as JsonObject) as Schema;
}

/** A service may say more than the contract knows of; what is not known is not read. */
function tolerant(value: Json): Json {
  if (Array.isArray(value)) return value.map(tolerant);
  if (!isObject(value)) return value;
  const { additionalProperties: more, $comment: _, ...rest } = value;
  const members = Object.entries(rest).map(([name, part]) => [name, tolerant(part as Json)]);
  return {
    ...Object.fromEntries(members),
    ...(isObject(more) && { additionalProperties: tolerant(more) }),
  };
}
