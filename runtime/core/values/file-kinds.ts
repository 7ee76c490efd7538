// Recognises a file by the ending of its name and by its first bytes, as content declares kinds, and says sizes: one way for browser and server.

/** A kind of file. */
export interface FileKind {
  /** Media type. */
  readonly type: string;
  /** Endings of names, small letters: `.pdf`. */
  readonly endings: readonly string[];
  /** What one of such files begins with, a sign a byte; any content where absent. */
  readonly starts?: readonly string[];
  /** Within how many of the first bytes that stands; at the very start unless told. */
  readonly within?: number;
}

/** As many bytes of a file tell its kind. */
export const FIRST_BYTES = 2048;

/** The kind that both the name and the first bytes say, or undefined. */
export function fileKindOf(
  name: string,
  content: Uint8Array,
  kinds: readonly FileKind[],
): FileKind | undefined {
  const lower = name.toLowerCase();
  const start = String.fromCharCode(...content.subarray(0, FIRST_BYTES));
  return kinds.find(
    ({ endings, starts, within = 0 }) =>
      endings.some((ending) => lower.endsWith(ending)) &&
      (starts === undefined ||
        starts.some((mark) => start.slice(0, within + mark.length).includes(mark))),
  );
}

/** The kinds as a person names them, by their endings: `PDF, PNG`. */
export const kindNames = (kinds: readonly FileKind[]): string =>
  kinds
    .flatMap(({ endings }) => endings)
    .map((ending) => ending.replace('.', '').toUpperCase())
    .join(', ');

const KILO = 1024;

/** A size as it is told of a limit, never more than it is: whole tenths of a megabyte, below one of a kilobyte. */
export const sizeParams = (bytes: number): { readonly mb: number } | { readonly kb: number } =>
  bytes < KILO * KILO ? { kb: tenths(bytes / KILO) } : { mb: tenths(bytes / KILO / KILO) };

const tenths = (value: number): number => Math.floor(value * 10) / 10;
