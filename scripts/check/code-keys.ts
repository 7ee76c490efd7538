// Message keys that code names: every one must have a message, and every message of the app must be named by some code.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

interface Place {
  readonly file: string;
  readonly line: number;
}

export interface CodeKeys {
  /** Keys written out, with the first place that names them. */
  readonly whole: ReadonlyMap<string, Place>;
  /** Keys that are put together: `app.status.${status}.title`. */
  readonly patterns: readonly Pattern[];
  /** Ends of keys whose beginning is handed over: `${words}.title`. */
  readonly ends: readonly Pattern[];
}

/** What a key that is put together looks like, and the words it can be put together with: those beside it in the code. */
interface Pattern {
  /** As it is written, each part that is filled in as …. */
  readonly written: string;
  readonly place: Place;
  readonly shape: RegExp;
  readonly values: ReadonlySet<string>;
}

/** A key that has no message, and where code names it. */
export interface UnknownKey extends Place {
  readonly key: string;
}

const FOLDERS = ['app', 'runtime/core', 'runtime/react', 'server'];
/** First parts of keys that code may name. */
const FIRST = 'app|runtime|server|faults|mail|pages|documents|views|flows|studio';
const LITERAL = new RegExp(`(['"\`])((?:${FIRST})\\.[^'"\`\\n]*)\\1`, 'g');
const END = /`\$\{[^}`]*\}\.([\w.${}-]+)`/g;
const VALUE = /['"]([\w -]+)['"]|\b(\w+)\??:|\b(\d+)\b/g;
/** File names and addresses look like keys, but are none. */
const NOT_A_KEY = /\.(ts|tsx|js|mjs|json|md|css|pdf|html)$|[\s/:;=()<>]|\.\.|\.$/;

/** Letters are named by whoever sends them, wherever that is. */
const MAIL = 'mail.';

/** Reads the keys out of the code below a folder. */
export async function readCodeKeys(root: string): Promise<CodeKeys> {
  const whole = new Map<string, Place>();
  const patterns: Pattern[] = [];
  const ends: Pattern[] = [];
  const folders = new Map<string, Set<string>>();
  const everywhere = new Set<string>();
  for (const file of await codeFiles(root)) {
    const text = await readFile(join(root, file), 'utf8');
    const folder = file.slice(0, file.lastIndexOf('/'));
    const beside = folders.get(folder) ?? new Set<string>();
    folders.set(folder, beside);
    for (const match of text.matchAll(LITERAL)) {
      const written = match[2] ?? '';
      const values = written.startsWith(MAIL) ? everywhere : beside;
      const place = { file, line: text.slice(0, match.index).split('\n').length };
      if (written.includes('${')) patterns.push(patternOf(written, place, values));
      else if (!NOT_A_KEY.test(written) && !whole.has(written)) whole.set(written, place);
    }
    for (const { 1: end = '', index } of text.matchAll(END)) {
      const place = { file, line: text.slice(0, index).split('\n').length };
      ends.push(patternOf(end, place, beside));
    }
    for (const [, quoted, name, number] of text.matchAll(VALUE)) {
      beside.add(quoted ?? name ?? number ?? '');
      if (quoted !== undefined) everywhere.add(quoted);
    }
  }
  return { whole, patterns, ends };
}

/** One word stands for each part that is filled in. */
function patternOf(written: string, place: Place, values: ReadonlySet<string>): Pattern {
  const parts = written.split(/\$\{[^{}]*\}/);
  const shape = new RegExp(`^${parts.map((part) => part.replace(/[.]/g, '\\.')).join('([^.]+)')}$`);
  return { written: parts.join('…'), place, shape, values };
}

/** RJSF's own words; a test compares their names with the library's. */
const LIBRARY = /^runtime\.live\./;
/** First parts of keys that only code and the strings of schemas can name. */
const CODE_ONLY = /^(app|runtime|server|mail|documents|pages|studio)\./;

/** Messages that no code names, though nothing else can. `declared` are the strings of the content's own files. */
export function idleIn(
  code: CodeKeys,
  keys: Iterable<string>,
  declared: ReadonlySet<string> = new Set(),
): readonly string[] {
  // A folder of content alone has no code to look into.
  if (code.whole.size === 0) return [];
  const all = [...keys];
  const known = new Set(all);
  const roots = [...code.whole.keys()].filter((key) => !known.has(key));
  return all.filter(
    (key) =>
      CODE_ONLY.test(key) &&
      !LIBRARY.test(key) &&
      !code.whole.has(key) &&
      !declared.has(key) &&
      !fits(key, code.patterns, declared) &&
      !roots.some(
        (root) =>
          key.startsWith(`${root}.`) && fits(key.slice(root.length + 1), code.ends, declared),
      ),
  );
}

/** The messages that code names, by the file that does: written out, or put together of words that stand beside it. */
export function namedKeys(
  { whole, patterns, ends }: CodeKeys,
  keys: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const roots = [...whole.keys()].filter((key) => !keys.has(key));
  const NONE: ReadonlySet<string> = new Set();
  const fileOf = (key: string): string | undefined => {
    const written = whole.get(key);
    if (written) return written.file;
    // What content is called by is put together of its own names.
    if (!CODE_ONLY.test(key)) return undefined;
    const made = patterns.find((one) => fits(key, [one], NONE))?.place;
    if (made) return made.file;
    const rest = roots.flatMap((root) =>
      key.startsWith(`${root}.`) ? [key.slice(root.length + 1)] : [],
    );
    return ends.find((end) => rest.some((one) => fits(one, [end], NONE)))?.place.file;
  };
  for (const key of [...keys].sort()) {
    const file = fileOf(key);
    if (file !== undefined) found.set(file, [...(found.get(file) ?? []), key]);
  }
  return found;
}

/** Keys of content that code puts together of names that content gives, with `*` for each, and the files that do. */
export function keysByName({ patterns }: CodeKeys): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { written, place } of patterns) {
    const key = written.replaceAll('…', '*');
    if (!CODE_ONLY.test(key)) found.set(key, (found.get(key) ?? new Set()).add(place.file));
  }
  return found;
}

/** Does one of these make the text, of words that stand beside it in the code or that content declares? */
const fits = (text: string, patterns: readonly Pattern[], declared: ReadonlySet<string>): boolean =>
  patterns.some(({ shape, values }) => {
    const words = shape.exec(text)?.slice(1);
    return words?.every((word) => values.has(word) || declared.has(word)) ?? false;
  });

/** Keys code names or puts together that have no message; the beginning of existing keys is no key itself. */
export function unknownTo(
  { whole, patterns }: CodeKeys,
  keys: ReadonlySet<string>,
): readonly UnknownKey[] {
  const all = [...keys];
  return [
    ...[...whole]
      .filter(([key]) => !keys.has(key) && !all.some((other) => other.startsWith(`${key}.`)))
      .map(([key, place]) => ({ key, ...place })),
    ...patterns
      .filter(({ shape }) => !all.some((key) => shape.test(key)))
      .map(({ written, place }) => ({ key: written, ...place })),
  ];
}

/** Every string of the content's JSON files besides the messages: keys and words that content names. */
export function declaredIn(source: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [file, text] of source) {
    if (!/^(schemas|rules)\//.test(file) || file.startsWith('schemas/placeholders')) continue;
    for (const [, word = ''] of text.matchAll(/"([^"\\\n]+)"/g)) found.add(word);
  }
  return found;
}

async function codeFiles(root: string): Promise<readonly string[]> {
  const found = await Promise.all(
    FOLDERS.map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
