// Where in the text of a JSON file something stands, and from where on it cannot be read.

import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { parsePointer } from '../../../../runtime/core/index.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** As the check reads it: nothing more than JSON. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** The first place at which it stops being JSON; undefined where it is. */
export function unreadAt(text: string): Range | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  const [first] = errors;
  if (!first) return undefined;
  const from = Math.min(first.offset, text.length);
  return { from, to: Math.min(text.length, from + Math.max(first.length, 1)) };
}

/** Of a JSON pointer: the name of the member, or the value in a list; what is missing is in what it is missing from. */
export function rangeOf(text: string, pointer: string): Range {
  const tree = parseTree(text);
  let at: Node | undefined = tree;
  for (const step of pointer === '' ? [] : parsePointer(pointer)) {
    const next = at && childAt(at, step);
    if (!next) break;
    at = next;
  }
  if (!at || at === tree) return { from: 0, to: Math.min(1, text.length) };
  const shown = at.parent?.type === 'property' ? (at.parent.children?.[0] ?? at) : at;
  return { from: shown.offset, to: shown.offset + shown.length };
}

function childAt({ type, children = [] }: Node, step: string): Node | undefined {
  if (type === 'array') return children[Number(step)];
  return children.find(({ children: pair }) => pair?.[0]?.value === step)?.children?.[1];
}
