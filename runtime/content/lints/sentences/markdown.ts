// Lint: long texts hold nothing from elsewhere and nothing that a mail or a PDF could not show; what they link to is there.
import type { MarkdownTree } from '../../../core/index.ts';
import { nearestOf } from '../../../core/index.ts';
import { HOUSE_FILE } from '../../model/house.ts';
import type { Message } from '../../model/model.ts';
import { didYouMean, type NewFault } from '../../read/faults.ts';
import { readMarkdown } from '../../texts/markdown.ts';
import type { WholeLint } from '../common/lint.ts';

export const markdown: WholeLint = ({ model, report }) => {
  const { addresses } = model.house;
  const pages =
    addresses === undefined || model.incomplete
      ? undefined
      : [...addresses, ...model.forms.map(({ id }) => `/forms/${id}`)];
  for (const message of model.messages.values()) {
    if (!message.long) continue;
    if (message.text.length > MOST_CHARACTERS) {
      report({ file: message.file, place: '', ...tooLong(message) });
      continue;
    }
    const { tree, refused } = readMarkdown(message.text);
    for (const { what, line } of refused) {
      report({
        code: 'not-in-long-texts',
        file: message.file,
        place: `line ${line}`,
        message: `A long text may not hold ${what}.`,
        remedy:
          'Use headings, paragraphs, lists, bold and links to pages of this site (/…), mailto: or tel:; no images, no HTML, no other sites.',
      });
    }
    if (refused.length > 0) continue;
    const fault = wrongWhole(message, tree) ?? (pages && wrongLink(message, tree, pages));
    if (fault !== undefined) report({ file: message.file, place: '', ...fault });
  }
};

/** Thirty printed pages: whoever reads it wants chapters, and whoever opens a page with it waits. */
const MOST_CHARACTERS = 100_000;

const tooLong = ({ text }: Message): Found => ({
  code: 'too-long',
  message: `This long text has ${text.length} characters; at most ${MOST_CHARACTERS} may stand in one.`,
  remedy: 'Divide it into several, each with a page of its own.',
});

type Found = Pick<NewFault, 'code' | 'message' | 'remedy' | 'nearest'>;

function wrongWhole({ key }: Message, [first]: MarkdownTree): Found | undefined {
  if (first === undefined)
    return {
      code: 'not-in-long-texts',
      message: 'This long text is empty.',
      remedy: 'Write it, or take the file away with what names it.',
    };
  if (!key.startsWith('mail.') || first.kind === 'heading') return undefined;
  return {
    code: 'not-in-long-texts',
    message: 'A mail begins with its subject, and this one has none.',
    remedy: 'Write it as the first line, after a # and a space.',
  };
}

/** A link to a page of this site that is not there. What is filled in may be any. */
function wrongLink(
  { key }: Message,
  tree: MarkdownTree,
  pages: readonly string[],
): Found | undefined {
  for (const href of linksIn(tree)) {
    const [page = ''] = href.split(/[?#]/);
    if (!page.startsWith('/') || page === '/' || page.includes('{{') || pages.includes(page))
      continue;
    const near = nearestOf(page, pages);
    return {
      code: 'unknown-page',
      message: `The long text "${key}" links to "${page}", and there is no such page.`,
      remedy: didYouMean(
        near,
        `Take an address of ${HOUSE_FILE} ("addresses"), or "/forms/" and the name of a form.`,
      ),
      nearest: near,
    };
  }
  return undefined;
}

const linksIn = (tree: MarkdownTree): readonly string[] =>
  tree.flatMap((node) => [
    ...(node.kind === 'link' ? [node.href] : []),
    ...('children' in node ? linksIn(node.children) : []),
  ]);
