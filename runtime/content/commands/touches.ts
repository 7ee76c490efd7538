// What a command is about, and whether two commands are about the same.

const FILE = 'file:';
const IN = 'in:';

/** A message, and the file it stands in. */
export const touchesOfSentence = (key: string, file: string): readonly string[] => [
  `sentence:${key}`,
  `${IN}${file}`,
];

export const touchesOfFile = (path: string): readonly string[] => [`${FILE}${path}`];

/** Are both about the same message, the same file, or one about a file that the other's message stands in? */
export function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.some((touch) => other.some((its) => isSame(touch, its)));
}

function isSame(one: string, other: string): boolean {
  // Two messages of one file are two things.
  if (one === other) return !one.startsWith(IN);
  const [file, inFile] = one.startsWith(FILE) ? [one, other] : [other, one];
  return (
    file.startsWith(FILE) &&
    inFile.startsWith(IN) &&
    file.slice(FILE.length) === inFile.slice(IN.length)
  );
}
