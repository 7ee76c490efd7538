// File names from outside: cleaned before they are stored.

const LONGEST = 120;

/** The last part of a path, without control characters and signs that file systems refuse; `''` when nothing is left. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\ufff9-\uffff<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
  if (plain.length <= LONGEST) return plain;
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  // The cut may have gone through an emoji; half a character is no text, and no address can hold it.
  const cut = plain.slice(0, LONGEST - ending.length).replace(/\p{Cs}$/u, '');
  return cut.trimEnd() + ending;
}
