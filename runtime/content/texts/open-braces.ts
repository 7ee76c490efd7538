// Placeholders that lack a brace, so that the text they stand in cannot be read.

/** A placeholder that was begun with two braces and is not closed by two. */
export interface OpenBrace {
  /** As it stands in the text, from its first brace, and where. */
  readonly written: string;
  readonly at: number;
  /** What belongs between the braces. */
  readonly inner: string;
  /** The value that was to be filled in; '' where braces stand by themselves. */
  readonly name: string;
  /** Only one thing can have been meant. */
  readonly isPlain: boolean;
}

/** Braces, what follows them, and what closes it: any number of braces, so that those that lack are seen. */
const BRACES = /(?<![\\{])(\{+)([^{}]*)(\}(?: ?\}){0,2})?/g;
/** How a placeholder begins: what calls it, and the value. */
const BEGUN =
  /^\s*((?:#(?:if|unless)|date|money|plural|noun|default)\s+)?([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)/;
/** What may stand behind the value. */
const MORE = /^(?:\s+(?:'[^']*'|"[^"]*"))*\s*$/;
/** What ends a part of the text, or begins its other half. */
const ENDING = /^\s*(\/(?:if|unless)|else)(?!\w)/;

/** In the order of the text. `names` are those that can stand in it. */
export function openBracesIn(text: string, names: readonly string[]): readonly OpenBrace[] {
  return [...text.matchAll(BRACES)].flatMap((match) => {
    const [written, begun = '', inside = '', closing = ''] = match;
    const isClosed = closing !== '';
    const found = { written, at: match.index, begun, inside, isClosed };
    const [ending, word = ''] = ENDING.exec(inside) ?? [];
    if (begun.length === 1) {
      const isOfPart = isClosed && word.startsWith('/');
      return isOfPart ? [endingIn(found, ending ?? '', word)] : [];
    }
    if (begun.length < 4 && closing.startsWith('}'.repeat(begun.length))) return [];
    return [ending === undefined ? valueIn(found, names) : endingIn(found, ending, word)];
  });
}

interface Found {
  readonly written: string;
  readonly at: number;
  readonly begun: string;
  readonly inside: string;
  readonly isClosed: boolean;
}

const endingIn = ({ written, at, begun, isClosed }: Found, ending: string, word: string) => ({
  ...{ at, written: isClosed ? written : begun + ending },
  ...{ inner: word, name: word, isPlain: true },
});

/** What is closed is all that stands in it; what is not ends with the value. */
function valueIn({ written, at, begun, inside, isClosed }: Found, names: readonly string[]) {
  const [said = '', call = '', own = ''] = BEGUN.exec(inside) ?? [];
  if (own === '') {
    const [first = ''] = inside.trim().split(/\s/, 1);
    return { at, written: begun, inner: first, name: first, isPlain: false };
  }
  if (isClosed) {
    const isPlain = names.includes(own) && MORE.test(inside.slice(said.length));
    return { at, written, inner: isPlain ? inside.trim() : own, name: own, isPlain };
  }
  const name = knownStart(own, names) ?? own;
  const isBlock = call.startsWith('#');
  return {
    ...{ at, written: begun + said.slice(0, said.length - own.length + name.length) },
    inner: (isBlock ? `${call.trimEnd()} ` : '') + name,
    name,
    isPlain: names.includes(name) && (call === '' || isBlock),
  };
}

/** A sentence may go on behind the value without a space: `{{name.Please`. */
function knownStart(own: string, names: readonly string[]): string | undefined {
  const parts = own.split('.');
  return parts
    .map((_, at) => parts.slice(0, parts.length - at).join('.'))
    .find((start) => names.includes(start));
}

/** The text with both braces on both sides of what was plainly meant. */
export function withBracesClosed(text: string, names: readonly string[]): string {
  return openBracesIn(text, names)
    .filter(({ isPlain }) => isPlain)
    .reduceRight(
      (made, { at, written, inner }) =>
        `${made.slice(0, at)}{{${inner}}}${made.slice(at + written.length)}`,
      text,
    );
}

/** Words that stand in braces, however many of them: what a text speaks of that cannot be read. */
export function wordsInBraces(text: string): ReadonlySet<string> {
  const closed = [...text.matchAll(BRACES)].flatMap(([, , inside = '', closing]) =>
    closing === undefined ? [] : [...inside.matchAll(/[\w.]+/g)].map(([word]) => word),
  );
  return new Set([...closed, ...openBracesIn(text, []).map(({ name }) => name)]);
}
