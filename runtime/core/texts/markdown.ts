// Long texts as trees: fills their placeholders and gives their plain text. The tree itself comes from a release.

import type { JsonObject, MarkdownNode, MarkdownTree } from '../model/types.ts';
import { getTokens } from '../values/paths.ts';

/** Replaces `{{name}}` and `{{path.to.value}}` by values; what has no value is left out. No helpers, no logic. */
export function fillText(text: string, params: JsonObject): string {
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_match, path: string) => {
    const value = getTokens(params, path.split('.'));
    return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
  });
}

/** The tree with its placeholders filled, in addresses of links as well. */
export function fillTree(tree: MarkdownTree, params: JsonObject): MarkdownTree {
  return tree.map((node) => fillNode(node, params));
}

/** Only the words of a tree, one paragraph, heading or item a line. */
export function plainText(tree: MarkdownTree): string {
  return tree.map(wordsOf).join('').trim();
}

function fillNode(node: MarkdownNode, params: JsonObject): MarkdownNode {
  if (node.kind === 'text') return { ...node, text: fillText(node.text, params) };
  if (!('children' in node)) return node;
  const children = fillTree(node.children, params);
  if (node.kind !== 'link') return { ...node, children };
  return { ...node, children, href: fillText(node.href, params) };
}

const OWN_LINE: ReadonlySet<string> = new Set(['heading', 'paragraph', 'item', 'quote']);

function wordsOf(node: MarkdownNode): string {
  if (node.kind === 'text') return node.text;
  if (!('children' in node)) return '\n';
  const words = node.children.map(wordsOf).join('');
  return OWN_LINE.has(node.kind) ? `${words.trim()}\n` : words;
}
