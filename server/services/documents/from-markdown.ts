// Turns a released long text into blocks. A paragraph that ends with a colon becomes a line to fill in by hand, unless it
// leads to a list.
import {
  fillTree,
  type JsonObject,
  type MarkdownNode,
  type MarkdownTree,
} from '../../../runtime/core/index.ts';
import type { Block, Blocks, Run } from '../blocks.ts';

type Manner = Omit<Run, 'text'>;

/** The tree as blocks, its placeholders filled from `params`. */
export function markdownBlocks(tree: MarkdownTree, params: JsonObject = {}): Blocks {
  return blocksOf(fillTree(tree, params));
}

function blocksOf(nodes: MarkdownTree): Blocks {
  return nodes.map((node, index) => blockOf(node, nodes[index + 1]));
}

function blockOf(node: MarkdownNode, next?: MarkdownNode): Block {
  switch (node.kind) {
    case 'heading':
      return { kind: 'heading', depth: node.depth, text: plain(runsOf(node.children)) };
    case 'list':
      return { kind: 'list', ordered: node.ordered, items: node.children.map(itemBlocks) };
    case 'quote':
      return { kind: 'quote', blocks: blocksOf(node.children) };
    case 'rule':
      return { kind: 'rule' };
    case 'paragraph':
      return paragraph(runsOf(node.children), next);
    default:
      return paragraph(runsOf([node]));
  }
}

function paragraph(runs: readonly Run[], next?: MarkdownNode): Block {
  const text = plain(runs);
  return text.endsWith(':') && next?.kind !== 'list'
    ? { kind: 'blank', label: text.slice(0, -1) }
    : { kind: 'paragraph', runs };
}

/** An item holds either text at once, or paragraphs and lists of its own. */
function itemBlocks(item: MarkdownNode): Blocks {
  if (item.kind !== 'item') return [blockOf(item)];
  if (item.children.some(isBlock)) return blocksOf(item.children);
  return [{ kind: 'paragraph', runs: runsOf(item.children) }];
}

const BLOCK_KINDS: ReadonlySet<string> = new Set(['paragraph', 'list', 'quote', 'heading', 'rule']);

function isBlock(node: MarkdownNode): boolean {
  return BLOCK_KINDS.has(node.kind);
}

function runsOf(nodes: MarkdownTree, manner: Manner = {}): readonly Run[] {
  return nodes.flatMap((node): readonly Run[] => {
    switch (node.kind) {
      case 'text':
        return [{ ...manner, text: node.text }];
      case 'break':
        return [{ ...manner, text: '\n' }];
      case 'strong':
        return runsOf(node.children, { ...manner, bold: true });
      case 'emphasis':
        return runsOf(node.children, { ...manner, italic: true });
      case 'link':
        return runsOf(node.children, { ...manner, href: node.href });
      case 'rule':
        return [];
      default:
        return runsOf(node.children, manner);
    }
  });
}

function plain(runs: readonly Run[]): string {
  const text = runs.map((run) => run.text).join('');
  return text.trim();
}
