// Message keys that code names: every one must have a message, and every message of the app must be named by some code.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface CodeKeys {
  /** Keys written out, with the first place that names them. */
  readonly whole: ReadonlyMap<string, { readonly file: string; readonly line: number }>;
  /** Beginnings of keys that are put together: `runtime.status.` */
  readonly beginnings: ReadonlySet<string>;
}

/** A key that has no message, and where code names it. */
export interface UnknownKey {
  readonly key: string;
  readonly file: string;
  readonly line: number;
}

const FOLDERS = ['app', 'runtime/core', 'runtime/react', 'server'];
/** First parts of keys that code may name. */
const FIRST = 'app|runtime|server|faults|mail|pages|documents|views';
const LITERAL = new RegExp(`(['"\`])((?:${FIRST})\\.[^'"\`\\n]*)\\1`, 'g');
/** File names and addresses look like keys, but are none. */
const NOT_A_KEY = /\.(ts|tsx|js|mjs|json|md|css|pdf|html)$|[\s/:;=()<>]|\.\./;

/** Reads the keys out of the code below a folder. */
export async function readCodeKeys(root: string): Promise<CodeKeys> {
  const whole = new Map<string, { file: string; line: number }>();
  const beginnings = new Set<string>();
  for (const file of await codeFiles(root)) {
    const text = await readFile(join(root, file), 'utf8');
    for (const match of text.matchAll(LITERAL)) {
      const written = match[2] ?? '';
      const cut = written.indexOf('${');
      if (cut >= 0) beginnings.add(written.slice(0, cut));
      else if (!NOT_A_KEY.test(written) && !whole.has(written)) {
        whole.set(written, { file, line: text.slice(0, match.index).split('\n').length });
      }
    }
  }
  return { whole, beginnings };
}

/** First parts of keys that only code can name. */
const CODE_ONLY = /^(app|runtime|server)\./;

/** Messages that no code names, though nothing else can. */
export function idleIn({ whole, beginnings }: CodeKeys, keys: Iterable<string>): readonly string[] {
  // A folder of content alone has no code to look into.
  if (whole.size === 0) return [];
  const named = [...whole.keys()];
  const starts = [...beginnings, ...named.filter((key) => key.endsWith('.'))];
  return [...keys].filter(
    (key) =>
      CODE_ONLY.test(key) && !whole.has(key) && !starts.some((start) => key.startsWith(start)),
  );
}

/** Keys code names that have no message; the beginning of existing keys is no key itself. */
export function unknownTo({ whole }: CodeKeys, keys: ReadonlySet<string>): readonly UnknownKey[] {
  const all = [...keys];
  return [...whole]
    .filter(
      ([key]) =>
        !keys.has(key) && !all.some((other) => other.startsWith(`${key.replace(/\.$/, '')}.`)),
    )
    .map(([key, place]) => ({ key, ...place }));
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
