// One side of a comparison of a text that is read as a whole: a mail, a document on paper, or a page of the portal.

import type { ReactElement } from 'react';
import { isObject, type MarkdownTree } from '../../../../runtime/core/index.ts';
import { Markdown, type Traced } from '../../../../runtime/react/index.ts';

import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { BlockList } from '../../../paper/BlockList.tsx';
import { type Blocks, isBlocks } from '../../../paper/blocks.ts';

/** As people read it, with examples in it. */
export type ReadWhole =
  | { readonly kind: 'mail'; readonly subject: string; readonly body: MarkdownTree }
  | { readonly kind: 'page'; readonly tree: MarkdownTree }
  | { readonly kind: 'document'; readonly blocks: Blocks };

/** Can it be drawn? */
export function isReadWhole(value: unknown): value is ReadWhole {
  if (!isObject(value)) return false;
  const { kind, subject, body, tree, blocks } = value;
  if (kind === 'mail') return typeof subject === 'string' && Array.isArray(body);
  return kind === 'page' ? Array.isArray(tree) : kind === 'document' && isBlocks(blocks);
}

interface Props {
  readonly name: string;
  /** Undefined until it is there. */
  readonly of: ReadWhole | undefined;
  /** Why it is not; undefined where nothing was refused. */
  readonly failed?: Traced | undefined;
  readonly onRetry: () => void;
}

export function LongPaper({ name, of, failed, onRetry }: Props): ReactElement {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="compare-paper">
        {failed && <Failed of={failed} onRetry={onRetry} />}
        {of && <Whole of={of} />}
      </div>
    </figure>
  );
}

function Whole({ of }: { readonly of: ReadWhole }): ReactElement {
  if (of.kind === 'page') return <Markdown tree={of.tree} level={3} />;
  if (of.kind === 'document')
    return (
      <div className="leaf">
        <BlockList blocks={of.blocks} />
      </div>
    );
  return (
    <>
      <h3>{of.subject}</h3>
      <Markdown tree={of.body} level={4} />
    </>
  );
}
