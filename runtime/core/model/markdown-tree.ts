// Markdown as a tree: what a page, a mail and a PDF draw of a long text.

/** Markdown reduced to what a page, a mail and a PDF can all show. Text leaves may hold placeholders. */
export type MarkdownTree = readonly MarkdownNode[];
export type MarkdownNode =
  | { readonly kind: 'heading'; readonly depth: number; readonly children: MarkdownTree }
  | {
      readonly kind: 'paragraph' | 'item' | 'strong' | 'emphasis' | 'quote';
      readonly children: MarkdownTree;
    }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly children: MarkdownTree }
  | { readonly kind: 'link'; readonly href: string; readonly children: MarkdownTree }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rule' | 'break' };
