// Content in which a name is another everywhere: what somebody publishes who renames carefully.
import { repositoryContent } from './releases.ts';

/**
 * The content with a new name in these files, wherever the old one stands: as a member, as a text, as a part of a path, and
 * in what the files are called.
 */
export async function renamed(
  files: RegExp,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, string>> {
  const part = new RegExp(`(?<![\\w-])${from}(?![\\w-])`, 'g');
  const anew = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(part, to);
    if (Array.isArray(value)) return value.map(anew);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) =>
        // Where the answers go does not follow what they are called.
        name === 'column' ? [name, inner] : [name.replace(part, to), anew(inner)],
      ),
    );
  };
  const source = new Map<string, string>();
  let changed = 0;
  for (const [file, text] of await repositoryContent()) {
    if (!files.test(file)) {
      source.set(file, text);
      continue;
    }
    const body = file.endsWith('.json') ? JSON.stringify(anew(JSON.parse(text))) : text;
    const name = file.replace(part, to);
    source.set(name, body);
    if (name !== file || body.includes(to)) changed += 1;
  }
  if (changed === 0) throw new Error(`Nothing there is called ${from}.`);
  return source;
}
