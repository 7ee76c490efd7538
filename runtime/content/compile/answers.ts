// What a browser checks the answers of calls by, since a provider's own service may answer: one small module a call; and what
// such an answer is brought into the form of.
import type { AnswerShape, CallInfo, Json, JsonObject, Schema } from '../../core/index.ts';
import { ELSEWHERE_WORDS, isObject } from '../../core/index.ts';
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
  const good = goodAnswers(call);
  if (good === undefined) return undefined;
  const schema = tolerant(good as JsonObject) as Schema;
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

/** What each of these calls answers when all is well, as one file: only pages that speak with a service elsewhere ask for it. */
export function answerShapes(calls: readonly (CallContract & Pick<CallInfo, 'id'>)[]): string {
  const shapes = calls.flatMap((call) => {
    const good = goodAnswers(call);
    return good === undefined ? [] : [[call.id, shapeOf(good as JsonObject)] as const];
  });
  return JSON.stringify(Object.fromEntries(shapes));
}

/** What a browser needs of a schema to tell of which kind a value is. */
const WORDS: ReadonlySet<string> = new Set<keyof AnswerShape>([
  ...(['type', 'const', 'enum', 'anyOf', 'pattern', 'format', 'minLength', 'items'] as const),
  ...(['maxItems', 'properties', 'required', 'additionalProperties', 'default'] as const),
  ...ELSEWHERE_WORDS,
]);

function shapeOf(schema: JsonObject): AnswerShape {
  const words = Object.entries(schema).filter(
    ([word, value]) => WORDS.has(word) && (word !== 'additionalProperties' || isObject(value)),
  );
  return Object.fromEntries(words.map(([word, value]) => [word, within(word, value as Json)]));
}

function within(word: string, value: Json): Json {
  if (word === 'properties' && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, of]) => [name, shapeOf(of as JsonObject) as JsonObject]),
    );
  if (word === 'anyOf' && Array.isArray(value))
    return value.map((way) => shapeOf(way as JsonObject) as JsonObject);
  const holds = word === 'items' || word === 'additionalProperties';
  return holds && isObject(value) ? (shapeOf(value) as JsonObject) : value;
}

/** What an answer must be where the call went well; undefined for a file. */
function goodAnswers({ responses }: CallContract): Schema | undefined {
  const good = Object.entries(responses).flatMap(([status, schema]) =>
    status.startsWith('2') ? [schema] : [],
  );
  const [first, ...others] = good;
  if (first === undefined || first.type === 'string') return undefined;
  return (others.length === 0 ? first : { anyOf: good }) as Schema;
}

/** A service may say more than the contract knows of; what is not known is not read. */
function tolerant(value: Json): Json {
  if (Array.isArray(value)) return value.map(tolerant);
  if (!isObject(value)) return value;
  const { additionalProperties: more, $comment: _, default: __, ...rest } = value;
  const members = Object.entries(rest)
    .filter(([name]) => !ELSEWHERE_WORDS.some((word) => word === name))
    .map(([name, part]) => [name, tolerant(part as Json)]);
  return {
    ...Object.fromEntries(members),
    ...(isObject(more) && { additionalProperties: tolerant(more) }),
  };
}
