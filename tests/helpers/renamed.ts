// Content in which a name is another everywhere: what somebody publishes who renames carefully.
import { contentWith, repositoryContent } from './releases.ts';

/** Every file of these in which the name stands, with the new one: as a member, as a text, or as a part of a path. */
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
      Object.entries(value).map(([name, inner]) => [name.replace(part, to), anew(inner)]),
    );
  };
  const named = [...(await repositoryContent())].filter(
    ([file, text]) => files.test(file) && file.endsWith('.json') && text.search(part) >= 0,
  );
  return contentWith(
    Object.fromEntries(
      named.map(([file]) => [file, (text: string) => JSON.stringify(anew(JSON.parse(text)))]),
    ),
  );
}
