// A name of the content as words, where nobody gave it any: `missing.theReason` reads "Missing, the reason".

/** Begins with a capital letter; the parts of a dotted name are told one after the other. */
export function inWords(name: string): string {
  const words = name
    .split('.')
    .map((part) =>
      part
        .replace(/[_-]+/g, ' ')
        .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`),
    )
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
