// A sentence in its parts: words, and what is put in between them.

export type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string; readonly written: string };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** In order; a value is told by its name, a choice by its words. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    parts.push({ kind: 'value', text: nameOf(match[1] ?? ''), written: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** `plural count 'row' "rows"` is one of two words, `date day` the day. */
function nameOf(inside: string): string {
  const words = [...inside.matchAll(/(["'])(.*?)\1/g)].flatMap(([, , word]) => word ?? []);
  const [first = '', ...rest] = inside.trim().split(/\s+/);
  if (first === 'plural') return words.join(' / ');
  if (/^[#/]|^else$/.test(first)) return inside.trim();
  return rest.find((word) => /^[A-Za-z]/.test(word)) ?? first;
}
