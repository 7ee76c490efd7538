// Lint: long texts hold nothing from elsewhere and nothing that a mail or a PDF could not show.
import { readMarkdown } from '../texts/markdown.ts';
import type { Lint } from './lint.ts';

export const markdown: Lint = ({ model, report }) => {
  for (const { text, file, long } of model.messages.values()) {
    if (!long) continue;
    for (const { what, line } of readMarkdown(text).refused) {
      report({
        code: 'not-in-long-texts',
        file,
        place: `line ${line}`,
        message: `A long text may not hold ${what}.`,
        remedy:
          'Use headings, paragraphs, lists, bold and links to pages of this site (/…), mailto: or tel:; no images, no HTML, no other sites.',
      });
    }
  }
};
