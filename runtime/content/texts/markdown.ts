// Reads Markdown into the small tree that a page, a mail and a PDF can all show. Plain placeholders stay in its text
// and its links, where `fillTree` of the core fills them: no template is compiled for long texts.
import type {
  Blockquote,
  Heading,
  Image,
  Link,
  List,
  Nodes,
  Parent,
  RootContent,
  Text,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MarkdownTree } from '../../core/index.ts';
import { leftOpen, unreadMarks } from './unread-marks.ts';

export interface MarkdownReading {
  readonly tree: MarkdownTree;
  /** What the tree cannot show, or may not. */
  readonly refused: readonly { readonly what: string; readonly line: number }[];
}

/** What was read in this process, by the text: forms share their long texts, and an edit leaves most as they are. */
const known = new Map<string, MarkdownReading>();
const MOST_KNOWN = 1000;

/**
 * Reads one long text. Images, HTML, code blocks and links that leave the site are refused. Shared by all who ask for the
 * same text: nobody changes it.
 */
export function readMarkdown(text: string): MarkdownReading {
  const found = known.get(text) ?? read(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

function read(text: string): MarkdownReading {
  const refused: { what: string; line: number }[] = [];
  const refuse = (node: Nodes, what: string): MarkdownTree => {
    refused.push({ what, line: node.position?.start.line ?? 1 });
    return [];
  };
  const inside = (parent: Parent): MarkdownTree => parent.children.flatMap(convert);

  const convert = (node: RootContent): MarkdownTree => {
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', depth: (node as Heading).depth, children: inside(node) }];
      case 'paragraph':
        return [{ kind: 'paragraph', children: inside(node) }];
      case 'strong':
        return [{ kind: 'strong', children: inside(node) }];
      case 'emphasis':
        return [{ kind: 'emphasis', children: inside(node) }];
      case 'blockquote':
        return [{ kind: 'quote', children: inside(node as Blockquote) }];
      case 'list':
        return [{ kind: 'list', ordered: (node as List).ordered === true, children: inside(node) }];
      case 'listItem':
        return [{ kind: 'item', children: inside(node) }];
      case 'link':
        return linkNode(node);
      case 'text':
        return textNode(node);
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      case 'break':
        return [{ kind: 'break' }];
      case 'image':
        return refuse(node, `the image ${(node as Image).url}`);
      default:
        return refuse(node, `${KIND_WORDS[node.type] ?? node.type}`);
    }
  };

  const textNode = (node: Text): MarkdownTree => {
    const left = leftOpen(text.slice(node.position?.start.offset, node.position?.end.offset));
    if (left !== undefined) refuse(node, left);
    return [{ kind: 'text', text: node.value.replaceAll('\n', ' ') }];
  };

  const linkNode = (node: Link): MarkdownTree => {
    const href = decoded(node.url);
    if (node.children.length === 0) refuse(node, 'a link without words ([](…))');
    // Its words stay; it leads nowhere, whoever shows it.
    if (!LOCAL_LINK.test(href)) {
      refuse(node, `the link ${href}`);
      return inside(node);
    }
    return [{ kind: 'link', href, children: inside(node) }];
  };

  const tree = fromMarkdown(text).children.flatMap(convert);
  return { tree, refused: [...refused, ...unreadMarks(text)] };
}

/** Pages of this site, places on the page, addresses and telephone numbers, and settings of the site. */
const LOCAL_LINK = /^(\/(?![/\\])|#|mailto:|tel:|\{\{)/;

/** Placeholders in a link are written percent-encoded by some editors. */
const decoded = (url: string): string => url.replaceAll('%7B%7B', '{{').replaceAll('%7D%7D', '}}');

const KIND_WORDS: Readonly<Record<string, string>> = {
  html: 'HTML',
  code: 'a block of code',
  inlineCode: 'code',
  definition: 'a link definition',
  linkReference: 'a link by reference',
  imageReference: 'an image by reference',
};
