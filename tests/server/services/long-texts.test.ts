// Long texts as blocks: manner, links and lists are kept, placeholders filled, lines to fill in by hand recognised.
import { describe, expect, it } from 'vitest';
import type { MarkdownTree } from '../../../runtime/core/index.ts';
import { markdownBlocks } from '../../../server/services/documents/from-markdown.ts';

const paragraph = (text: string): MarkdownTree => [
  { kind: 'paragraph', children: [{ kind: 'text', text }] },
];

describe('a long text', () => {
  it('keeps manner, links and lists, and fills placeholders', () => {
    const tree: MarkdownTree = [
      { kind: 'heading', depth: 2, children: [{ kind: 'text', text: 'Fees of {{year}}' }] },
      {
        kind: 'list',
        ordered: true,
        children: [
          { kind: 'item', children: paragraph('One') },
          { kind: 'item', children: [{ kind: 'text', text: 'Two' }] },
        ],
      },
      {
        kind: 'paragraph',
        children: [
          { kind: 'strong', children: [{ kind: 'text', text: 'Call ' }] },
          { kind: 'link', href: 'mailto:a@example.com', children: [{ kind: 'text', text: 'us' }] },
        ],
      },
    ];
    expect(markdownBlocks(tree, { year: 2026 })).toEqual([
      { kind: 'heading', depth: 2, text: 'Fees of 2026' },
      {
        kind: 'list',
        ordered: true,
        items: [
          [{ kind: 'paragraph', runs: [{ text: 'One' }] }],
          [{ kind: 'paragraph', runs: [{ text: 'Two' }] }],
        ],
      },
      {
        kind: 'paragraph',
        runs: [
          { text: 'Call ', bold: true },
          { text: 'us', href: 'mailto:a@example.com' },
        ],
      },
    ]);
  });

  it('makes a line to fill in by hand of a paragraph that ends with a colon', () => {
    expect(markdownBlocks(paragraph('Matter number:'))).toEqual([
      { kind: 'blank', label: 'Matter number' },
    ]);
  });
});
