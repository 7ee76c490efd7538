// Draws a Markdown tree of the release as elements; there is no HTML from text anywhere.

import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { MarkdownNode, MarkdownTree } from '../../core/index.ts';

/** `fill` puts values into the placeholders of a text leaf; headings start at `level`. */
export function Markdown({
  tree,
  level = 2,
  fill = (text) => text,
}: {
  readonly tree: MarkdownTree;
  readonly level?: number;
  readonly fill?: (text: string) => string;
}): ReactElement {
  return <>{nodes(tree, level, fill)}</>;
}

function nodes(tree: MarkdownTree, level: number, fill: (text: string) => string): ReactNode {
  return tree.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is constant for a release
    <Fragment key={index}>{element(node, level, fill)}</Fragment>
  ));
}

const TAGS = { paragraph: 'p', item: 'li', strong: 'strong', emphasis: 'em', quote: 'blockquote' };

function element(node: MarkdownNode, level: number, fill: (text: string) => string): ReactNode {
  switch (node.kind) {
    case 'text':
      return fill(node.text);
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    case 'heading': {
      const depth = Math.min(6, node.depth + level - 1);
      return createElement(`h${depth}`, null, nodes(node.children, level, fill));
    }
    case 'list':
      return createElement(node.ordered ? 'ol' : 'ul', null, nodes(node.children, level, fill));
    case 'link':
      return <a href={node.href}>{nodes(node.children, level, fill)}</a>;
    default:
      return createElement(TAGS[node.kind], null, nodes(node.children, level, fill));
  }
}
