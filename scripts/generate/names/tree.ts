// The tree of a source text, as far as names are looked for in it.

export interface Node {
  readonly type?: unknown;
  readonly [name: string]: unknown;
}

/** Names of content that cannot be read off the text. */
export class Unreadable extends Error {}

/** A node and everything below it. Of a whole text they are looked for once: many ask. */
export function nodesOf(value: unknown): readonly Node[] {
  if (!isNode(value)) return [];
  const known = WHOLE.get(value);
  if (known) return known;
  const found: Node[] = [];
  gather(value, found);
  if (value.type === 'Program') WHOLE.set(value, found);
  return found;
}

const WHOLE = new WeakMap<Node, readonly Node[]>();

function gather(value: unknown, found: Node[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) gather(one, found);
    return;
  }
  const node = value as Node;
  if (typeof node.type === 'string') found.push(node);
  for (const name in node) gather(node[name], found);
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
