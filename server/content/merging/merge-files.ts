// Two changes of one set of files put together: what only one side changed is taken, place by place; what both changed is told.

import { type ContentSource, printJson } from '../../../runtime/content/index.ts';
import type { Json } from '../../../runtime/core/index.ts';
import type { Collision, Decide, Meet, Side } from './collision.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeValues } from './merge-values.ts';

export interface Sides {
  /** What both began with. */
  readonly base: ContentSource;
  readonly shipped: ContentSource;
  readonly published: ContentSource;
}

export interface Merged {
  readonly source: ContentSource;
  /** In the order of the files; each decided by `decide`, for what was published unless told. */
  readonly collisions: readonly Collision[];
}

const forPublished: Decide = () => 'published';

/** Every file of both sides. Files that only one side changed keep their bytes; others are printed as content is. */
export function mergeFiles(
  { base, shipped, published }: Sides,
  decide: Decide = forPublished,
): Merged {
  const collisions: Collision[] = [];
  const source = new Map<string, string>();
  for (const file of [...new Set([...shipped.keys(), ...published.keys()])].sort()) {
    const texts = {
      base: base.get(file),
      shipped: shipped.get(file),
      published: published.get(file),
    };
    const meet = (collision: Omit<Collision, 'file'>): Side => {
      const whole = { file, ...collision };
      collisions.push(whole);
      return decide(whole);
    };
    const text = mergedText(file, texts, meet);
    if (text !== undefined) source.set(file, text);
  }
  return { source, collisions };
}

interface Texts {
  readonly base: string | undefined;
  readonly shipped: string | undefined;
  readonly published: string | undefined;
}

function mergedText(file: string, texts: Texts, meet: Meet): string | undefined {
  const { base, shipped, published } = texts;
  if (shipped === published || shipped === base) return published;
  if (published === base) return shipped;
  if (base === undefined || shipped === undefined || published === undefined)
    return meet({
      place: '',
      ...(shipped !== undefined && { shipped: 'the file' }),
      ...(published !== undefined && { published: 'the file' }),
    }) === 'shipped'
      ? shipped
      : published;
  const values = file.endsWith('.json') ? valuesOf([base, shipped, published]) : undefined;
  if (!values) return mergeLines({ base, shipped, published }, meet);
  const [was, theirs, ours] = values;
  const value = mergeValues({ base: was, shipped: theirs, published: ours }, meet);
  return value === undefined ? undefined : printJson(value);
}

/** Undefined where one of them cannot be read: then lines are all there is. */
function valuesOf(texts: readonly [string, string, string]) {
  try {
    const [base, shipped, published] = texts.map((text) => JSON.parse(text) as Json);
    return [base, shipped, published] as const;
  } catch {
    return undefined;
  }
}
