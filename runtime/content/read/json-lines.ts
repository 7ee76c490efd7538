// Finds where in a JSON text things stand: the line of a pointer, so that a fault can be jumped to; names written twice.

import { type Node, parseTree } from 'jsonc-parser';
import type { Json } from '../../core/index.ts';

/** Line (from 1) of an offset. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Line (from 1) of the place in a JSON text; the nearest existing ancestor if the place itself is missing. */
export function lineOf(text: string, place: string): number {
  const { starts } = placesOf(text);
  for (let at = place; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const start = starts.get(at);
    if (start !== undefined) return lineAt(text, start);
    if (at === '') return 1;
  }
}

/** Pointers of members that their object has twice: JSON takes the last one, as `value` has it, and nobody notices. */
export const writtenTwice = (text: string, value: Json): readonly string[] =>
  namesIn(text) === membersOf(value) ? [] : placesOf(text).twice;

const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** How many names of members stand in a JSON text. */
function namesIn(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(STRINGS)) if (colon !== undefined) count += 1;
  return count;
}

/** How many members there are in a value. */
function membersOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: readonly Json[] = Array.isArray(value) ? value : Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, one) => sum + membersOf(one), own);
}

interface Places {
  /** Offset of every value by its pointer (for members: the offset of their name). */
  readonly starts: ReadonlyMap<string, number>;
  readonly twice: readonly string[];
}

/** Of a JSON text; where it is none, of what can be read of it. */
function placesOf(text: string): Places {
  const starts = new Map<string, number>();
  const twice: string[] = [];
  const visit = (node: Node, pointer: string, start: number): void => {
    // Of a group that is there twice, its members are too: the group is what is told.
    if (starts.has(pointer) && !twice.some((at) => pointer.startsWith(`${at}/`)))
      twice.push(pointer);
    starts.set(pointer, start);
    (node.children ?? []).forEach((child, index) => {
      if (child.type !== 'property') {
        visit(child, `${pointer}/${index}`, child.offset);
        return;
      }
      const [name, value] = child.children ?? [];
      const step = String(name?.value).replaceAll('~', '~0').replaceAll('/', '~1');
      if (value) visit(value, `${pointer}/${step}`, child.offset);
    });
  };
  const root = parseTree(text);
  if (root) visit(root, '', root.offset);
  return { starts, twice };
}
