// What a command is about, and whether two commands are about the same.

const FILE = 'file:';
const IN = 'in:';
const MEMBER = 'member:';

/** A message, and the file it stands in. */
export const touchesOfSentence = (key: string, file: string): readonly string[] => [
  `sentence:${key}`,
  `${IN}${file}`,
];

export const touchesOfFile = (path: string): readonly string[] => [`${FILE}${path}`];

/** A member of a file, with what stands in it. */
export const touchesOfMember = (file: string, at: readonly string[]): string =>
  `${MEMBER}${file}#${at.map((name) => `/${escaped(name)}`).join('')}`;

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The file and the way of a touch of a member; undefined of other touches. */
export function memberOf(touch: string): { file: string; at: readonly string[] } | undefined {
  if (!touch.startsWith(MEMBER)) return undefined;
  const end = touch.indexOf('#');
  const names = touch
    .slice(end + 1)
    .split('/')
    .slice(1);
  return {
    file: touch.slice(MEMBER.length, end),
    at: names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')),
  };
}

/** Are both about the same message, member or file, or one about a file that the other's stands in? */
export function meet(one: readonly string[], other: readonly string[]): boolean {
  return one.some((touch) => other.some((its) => isSame(touch, its)));
}

function isSame(one: string, other: string): boolean {
  // Two messages of one file are two things.
  if (one === other) return !one.startsWith(IN);
  if (one.startsWith(MEMBER) || other.startsWith(MEMBER)) return isOfOne(one, other);
  const [file, inFile] = one.startsWith(FILE) ? [one, other] : [other, one];
  return (
    file.startsWith(FILE) &&
    inFile.startsWith(IN) &&
    file.slice(FILE.length) === inFile.slice(IN.length)
  );
}

/** A member, and what is it, holds it, stands in it or replaces its file. */
function isOfOne(one: string, other: string): boolean {
  const [member, its] = one.startsWith(MEMBER) ? [one, other] : [other, one];
  if (its.startsWith(MEMBER)) return within(member, its) || within(its, member);
  return its.startsWith(FILE) && member.startsWith(`${MEMBER}${its.slice(FILE.length)}#`);
}

const within = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}/`) || (other.endsWith('#') && one.startsWith(other));
