// Names that programs know fields, choices and forms by, made from what people read.

const LONGEST = 40;

/** `Why do you ask?` is `why_do_you_ask`; what has no letters is `field`. */
export function nameFrom(label: string, otherwise = 'field', joint = '_'): string {
  const words = label
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let name = '';
  for (const word of words) {
    const next = name === '' ? word : `${name}${joint}${word}`;
    if (next.length > LONGEST) break;
    name = next;
  }
  if (name === '') name = words[0]?.slice(0, LONGEST) ?? otherwise;
  return /^[a-z]/.test(name) ? name : `${otherwise}${joint}${name}`;
}

/** The name, with a number where it is taken. */
export function free(name: string, isTaken: (name: string) => boolean, joint = '_'): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const next = `${name}${joint}${number}`;
    if (!isTaken(next)) return next;
  }
}

/** Can a field be called so? */
export const isName = (name: string): boolean => /^[a-z][a-z0-9_]{0,59}$/.test(name);
