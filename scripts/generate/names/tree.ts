// The tree of a source text, as far as names are looked for in it.

export interface Node {
  readonly type?: unknown;
  readonly [name: string]: unknown;
}

/** Names of content that cannot be read off the text. */
export class Unreadable extends Error {}

/** A node and everything below it. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesOf(one);
    return;
  }
  if (!isNode(value)) return;
  if (typeof value.type === 'string') yield value;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null;

export const listOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : [];

/** Without `as const`, `satisfies` and brackets around it. */
export function stripped(value: Node): Node {
  const inner = value.expression;
  const isAround =
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'ParenthesizedExpression' ||
    value.type === 'TSNonNullExpression';
  return isAround && isNode(inner) ? stripped(inner) : value;
}
