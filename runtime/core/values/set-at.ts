// Writes one place in the answers by copying only what lies on the way to it. The old answers stay as they were.
import { RuntimeError } from '../model/errors.ts';
import type { Answers, Json, Pointer } from '../model/types.ts';
import { childOf, isAllowedName, isIndex, isList, parsePointer, type Tokens } from './paths.ts';
import { withRow } from './row-origin.ts';

/**
 * The answers with `value` at `pointer`; `undefined` deletes the property, or takes the row out of its list.
 * Missing containers are made on the way (a list where the next name is an index). What did not change keeps its
 * identity, and a write that changes nothing gives back the very same answers.
 */
export function setAt(answers: Answers, pointer: Pointer, value: Json | undefined): Answers {
  const tokens = parsePointer(pointer);
  const forbidden = tokens.find((token) => !isAllowedName(token));
  if (forbidden !== undefined) throw new RuntimeError('FORBIDDEN_NAME', { pointer });
  if (tokens.length === 0) return rootOf(value, pointer);
  if (value === undefined && !exists(answers, tokens)) return answers;
  return rootOf(write(answers, tokens, 0, value, pointer), pointer);
}

function write(
  node: Json | undefined,
  tokens: Tokens,
  depth: number,
  value: Json | undefined,
  pointer: Pointer,
): Json | undefined {
  const token = tokens[depth];
  if (token === undefined) return value;
  const container = node ?? (isIndex(token) ? [] : {});
  const before = childOf(container, token);
  const after = write(before, tokens, depth + 1, value, pointer);
  if (Object.is(before, after) && (after !== undefined || node !== undefined)) return container;
  if (isList(container)) return writeRow(container, token, after, pointer);
  if (typeof container !== 'object') throw new RuntimeError('NOT_A_CONTAINER', { pointer });
  if (after !== undefined) return { ...container, [token]: after };
  const { [token]: _deleted, ...rest } = container;
  return rest;
}

function writeRow(
  list: readonly Json[],
  token: string,
  row: Json | undefined,
  pointer: Pointer,
): Json {
  if (!isIndex(token)) throw new RuntimeError('NOT_A_CONTAINER', { pointer });
  const index = Number(token);
  if (index > list.length) throw new RuntimeError('BAD_INDEX', { pointer });
  if (row === undefined) return list.toSpliced(index, 1);
  return index === list.length ? [...list, row] : withRow(list, index, row);
}

function exists(answers: Answers, tokens: Tokens): boolean {
  let node: Json | undefined = answers;
  for (const token of tokens) {
    node = childOf(node, token);
    if (node === undefined) return false;
  }
  return true;
}

function rootOf(value: Json | undefined, pointer: Pointer): Answers {
  if (value === undefined) return {};
  if (value === null || typeof value !== 'object' || isList(value)) {
    throw new RuntimeError('NOT_A_CONTAINER', { pointer });
  }
  return value;
}
