// File names from outside: cleaned before they are stored, quoted safely before they are offered for download.

const LONGEST = 120;

/** The last part of a path, without control characters and signs that file systems refuse; `''` when nothing is left. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\ufff9-\uffff<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  if (plain.length <= LONGEST) return plain;
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  // The cut may have gone through an emoji; half a character is no text, and no address can hold it.
  const cut = plain.slice(0, LONGEST - ending.length).replace(/\p{Cs}$/u, '');
  return cut.trimEnd() + ending;
}

/** Value of a Content-Disposition header (RFC 6266): plain ASCII for old clients, UTF-8 for the others. */
export function contentDisposition(name: string, kind: 'inline' | 'attachment'): string {
  const clean = cleanName(name) || 'file';
  const ascii = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
