// No text is looked at beyond the length its field can have: the judge is given its beginning, which is too long already.
import { formTree } from '../form/form-tree.ts';
import type { Answers, Fault, FormBundle, FormNode, Json, Pointer } from '../model/types.ts';
import { childPointer } from '../values/paths.ts';

/** For texts whose schema sets no bound: a page or two more than anybody types into a field. */
export const LONGEST_TEXT = 20_000;
/** What is typed where a number, a day or a tick belongs. */
const LONGEST_OTHER = 1000;

export interface BoundedTexts {
  /** The same answers, unless a text in them is too long. */
  readonly bounded: Answers;
  /** A fault for each such text. */
  readonly overlong: readonly Fault[];
}

/**
 * The answers with the beginning of each text that is longer than its field can have, still longer than that: every
 * pattern and every rule then looks at no more. Texts of places the form does not know have the general bound.
 */
export function withBoundedTexts(form: FormBundle, answers: Answers): BoundedTexts {
  const { root, sectionOf } = formTree(form);
  const overlong: Fault[] = [];
  const cut = (text: string, path: Pointer, limit: number): string => {
    // A sign may take two places of a text, and counts as one.
    if (text.length <= 2 * limit) return text;
    overlong.push({ path, code: 'maxLength', params: { limit }, section: sectionOf(path) });
    return text.slice(0, 2 * limit + 1);
  };
  const bounded = boundedIn(answers, { node: root, path: '', cut });
  return { bounded: bounded as Answers, overlong };
}

interface Looking {
  readonly node: FormNode | undefined;
  readonly path: Pointer;
  readonly cut: (text: string, path: Pointer, limit: number) => string;
}

/** Nothing is copied where nothing is cut. */
function boundedIn(value: Json, { node, path, cut }: Looking): Json {
  if (typeof value === 'string') return cut(value, path, longestIn(node));
  if (typeof value !== 'object' || value === null) return value;
  const isRow = Array.isArray(value);
  let copy: Record<string, Json | undefined> | undefined;
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined || member === null || typeof member === 'number') continue;
    const inner = node?.children.get(isRow ? '*' : name);
    const shortened = boundedIn(member, { node: inner, path: childPointer(path, name), cut });
    if (shortened === member) continue;
    copy ??= { ...(value as Record<string, Json | undefined>) };
    copy[name] = shortened;
  }
  if (copy === undefined) return value;
  return (isRow ? Object.values(copy) : copy) as Json;
}

function longestIn(node: FormNode | undefined): number {
  const { type, format, maxLength } = node?.schema ?? {};
  if (typeof maxLength === 'number') return maxLength;
  // A file in a text is bounded by what a body may hold.
  if (format === 'data-url') return Number.POSITIVE_INFINITY;
  return type === undefined || [type].flat().includes('string') ? LONGEST_TEXT : LONGEST_OTHER;
}
