// Turns the released text of a mail into subject, plain text and simple HTML; values are filled in as text, never as markup.
import {
  fillTree,
  type JsonObject,
  type MarkdownNode,
  type MarkdownTree,
  plainText,
} from '../../../runtime/core/index.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What stands under the subject, with whole addresses: the demo mailbox shows it. */
  readonly body: MarkdownTree;
}

export interface LetterNeeds {
  readonly tree: MarkdownTree;
  readonly params: JsonObject;
  readonly locale: string;
  /** Where links of our own pages lead to. */
  readonly baseUrl: string;
}

/** The first heading is the subject. */
export function writeLetter({ tree, params, locale, baseUrl }: LetterNeeds): Letter {
  const [first, ...rest] = fillTree(tree, params);
  if (first?.kind !== 'heading')
    throw new Error('A mail must start with a heading: it is the subject.');
  const body = rest.map((node) => withWholeLinks(node, baseUrl));
  const subject = plainText([first]).replace(/\s+/g, ' ');
  return {
    subject,
    text: `${body.map((node) => textOf(node)).join('\n\n')}\n`,
    html: page(subject, body.map(htmlOf).join('\n'), locale),
    body,
  };
}

/** A mail is read far from our site, so a link to one of our pages needs its whole address. */
function withWholeLinks(node: MarkdownNode, baseUrl: string): MarkdownNode {
  if (!('children' in node)) return node;
  const children = node.children.map((child) => withWholeLinks(child, baseUrl));
  if (node.kind !== 'link') return { ...node, children };
  const href = node.href.startsWith('/') ? new URL(node.href, baseUrl).href : node.href;
  return { ...node, children, href };
}

function textOf(node: MarkdownNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return '\n';
    case 'rule':
      return '---';
    case 'link':
      return linkText(node.href, inline(node.children));
    case 'list':
      return node.children
        .map((item, at) => itemText(item, node.ordered ? `${at + 1}.` : '-'))
        .join('\n');
    case 'quote':
      return node.children.map((child) => `> ${textOf(child)}`).join('\n');
    default:
      return inline(node.children);
  }
}

function inline(nodes: MarkdownTree): string {
  return nodes.map(textOf).join('');
}

function linkText(href: string, label: string): string {
  const address = href.replace(/^(mailto|tel):/, '');
  return label === address ? address : `${label}: ${address}`;
}

function itemText(item: MarkdownNode, mark: string): string {
  const text = 'children' in item ? inline(item.children) : textOf(item);
  return `${mark} ${text.trim().replaceAll('\n', '\n  ')}`;
}

const TAGS = { paragraph: 'p', item: 'li', strong: 'strong', emphasis: 'em', quote: 'blockquote' };

function htmlOf(node: MarkdownNode): string {
  switch (node.kind) {
    case 'text':
      return escaped(node.text);
    case 'break':
      return '<br>';
    case 'rule':
      return '<hr>';
    case 'link':
      return `<a href="${escaped(node.href)}">${htmlOfAll(node.children)}</a>`;
    case 'heading':
      return `<h${node.depth}>${htmlOfAll(node.children)}</h${node.depth}>`;
    case 'list':
      return node.ordered
        ? `<ol>${htmlOfAll(node.children)}</ol>`
        : `<ul>${htmlOfAll(node.children)}</ul>`;
    default:
      return `<${TAGS[node.kind]}>${htmlOfAll(node.children)}</${TAGS[node.kind]}>`;
  }
}

function htmlOfAll(nodes: MarkdownTree): string {
  return nodes.map(htmlOf).join('');
}

function page(title: string, content: string, locale: string): string {
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`;
  return `<!doctype html>\n<html lang="${escaped(locale)}"><head>${head}</head>\n<body>\n${content}\n</body></html>\n`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
