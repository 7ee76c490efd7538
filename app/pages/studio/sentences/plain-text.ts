// A long text without its marks, as people read it.

/** Without those of headings, stress, quotations and links; line breaks stay. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^#+\s*/gm, '')
    .replace(/[*_>]+/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1');
