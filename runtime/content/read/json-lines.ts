// Finds where in a JSON text things stand: the line of a pointer, so that a fault can be jumped to; names written twice.

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

/** Pointers of members that their object has twice: JSON takes the last one, and nobody notices. */
export const writtenTwice = (text: string): readonly string[] => placesOf(text).twice;

interface Places {
  /** Offset of every value by its pointer (for members: the offset of their name). */
  readonly starts: ReadonlyMap<string, number>;
  readonly twice: readonly string[];
}

/** Of a well-formed JSON text. */
function placesOf(text: string): Places {
  const starts = new Map<string, number>();
  const twice: string[] = [];
  let at = 0;
  const skip = () => {
    while (/[\s,:]/.test(text[at] ?? '')) at += 1;
  };
  const string = (): string => {
    const from = at;
    at += 1;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return text.slice(from, at);
  };
  const value = (pointer: string, start?: number): void => {
    skip();
    if (starts.has(pointer)) twice.push(pointer);
    starts.set(pointer, start ?? at);
    const first = text[at];
    if (first === '"') string();
    else if (first === '{' || first === '[') container(pointer, first === '{');
    else while (at < text.length && !/[\s,\]}]/.test(text[at] ?? '')) at += 1;
  };
  const container = (pointer: string, named: boolean): void => {
    at += 1;
    for (let index = 0; ; index += 1) {
      skip();
      if (at >= text.length) return;
      if (text[at] === '}' || text[at] === ']') {
        at += 1;
        return;
      }
      const start = at;
      const name = named ? String(JSON.parse(string())) : String(index);
      value(`${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, start);
    }
  };
  try {
    value('');
  } catch {
    // Not well-formed JSON: what was found so far is still right.
  }
  return { starts, twice };
}
