// A sentence in its parts: words, what is put in between them, and where what follows is said only in some cases.

export type Part =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string; readonly written: string }
  | {
      readonly kind: 'case';
      /** Begins one, begins the other, or ends both. */
      readonly is: 'if' | 'unless' | 'else' | 'end';
      /** What it depends on. */
      readonly text: string;
      readonly written: string;
    };

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** In order; a value is told by its name, a choice by its words. */
export function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (match.index > end) parts.push({ kind: 'words', text: text.slice(end, match.index) });
    const [written, inside = ''] = match;
    parts.push(caseOf(inside, written) ?? { kind: 'value', text: nameOf(inside), written });
    end = match.index + written.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

const CASE = /^\s*(?:#(if|unless)\s+(\S+)|(else)|\/(?:if|unless))\s*$/;

function caseOf(inside: string, written: string): Part | undefined {
  const found = CASE.exec(inside);
  if (!found) return undefined;
  const [, begun, of = '', other] = found;
  if (other !== undefined) return { kind: 'case', is: 'else', text: '', written };
  if (begun === undefined) return { kind: 'case', is: 'end', text: '', written };
  return { kind: 'case', is: begun === 'if' ? 'if' : 'unless', text: nameInWords(of), written };
}

/** `plural count 'row' "rows"` is one of two words, `date day` the day. */
function nameOf(inside: string): string {
  const words = [...inside.matchAll(/(["'])(.*?)\1/g)].flatMap(([, , word]) => word ?? []);
  const [first = '', ...rest] = inside.trim().split(/\s+/);
  if (first === 'plural') return words.join(' / ');
  return nameInWords(rest.find((word) => /^[A-Za-z]/.test(word)) ?? first);
}

/** `attorney_id` and `attorneyId` read "attorney id". */
export const nameInWords = (name: string): string =>
  name
    .replace(/[._]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
