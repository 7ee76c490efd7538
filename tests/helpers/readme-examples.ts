// The examples of the guide (schemas/README.md), as files.

/** Every JSON example with the path that stands above it. */
export function examplesOf(readme: string): ReadonlyMap<string, string> {
  const found = readme.matchAll(/^`([\w./-]+\.json)`\n\n```json\n(.*?)^```/gms);
  return new Map([...found].map(([, path = '', text = '']) => [path, text]));
}
