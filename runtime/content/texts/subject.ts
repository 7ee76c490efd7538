// What a long text is called: its first heading, as people read it.

/** Without its marks, with "…" for what is put in; undefined of a text that does not begin with a heading. */
export function subjectOf(text: string): string | undefined {
  const [first = ''] = text.trimStart().split('\n', 1);
  if (!first.startsWith('# ')) return undefined;
  const words = first
    .slice(2)
    .replace(/\{\{[^{}]*\}\}/g, '…')
    .replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '')
    .trim();
  return words === '' ? undefined : words;
}
