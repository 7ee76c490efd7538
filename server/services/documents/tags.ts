// The structure of a printed document, for readers that do not see it: headings, paragraphs, lists, tables and figures, in order.

export type TagName =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'BlockQuote'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

export interface Tag {
  /** Goes with the printed node, so that its lines are found again when they are drawn. */
  readonly id: string;
  readonly name: TagName;
  readonly scope?: 'Row' | 'Column';
  /** What a figure shows, in words. */
  readonly alt?: string;
  readonly children: Tag[];
}

export interface Tags {
  readonly root: Tag;
  add(parent: Tag, name: TagName, more?: Pick<Tag, 'scope' | 'alt'>): Tag;
  find(id: string): Tag | undefined;
}

/** An empty tree; `prefix` keeps the ids of documents that are printed at the same time apart. */
export function createTags(prefix: string): Tags {
  const known = new Map<string, Tag>();
  const make = (name: TagName, more: Pick<Tag, 'scope' | 'alt'> = {}): Tag => {
    const tag: Tag = { ...more, id: `${prefix}.${known.size}`, name, children: [] };
    known.set(tag.id, tag);
    return tag;
  };
  return {
    root: make('Document'),
    add(parent, name, more) {
      const tag = make(name, more);
      parent.children.push(tag);
      return tag;
    },
    find: (id) => known.get(id),
  };
}
