// The mails of the demo mailbox, as they are shown.

import type { MarkdownNode, MarkdownTree } from '../../../runtime/core/index.ts';
import type { AnswerOf } from '../../calls/typed.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly at: string;
  readonly subject: string;
  readonly body: MarkdownTree;
  /** It does not go out before. */
  readonly waits_until?: string;
}

/** A mail whose body is no released Markdown is left out. */
export const mailsOf = ({ data }: AnswerOf<'demo_mail'>): readonly Mail[] =>
  data.flatMap(({ body, ...mail }) => (isTree(body) ? [{ ...mail, body }] : []));

/** Contracts cannot say what holds itself. */
const isTree = (value: unknown): value is MarkdownTree =>
  Array.isArray(value) && value.every(isNode);

function isNode(value: unknown): value is MarkdownNode {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'text') return 'text' in value && typeof value.text === 'string';
  if (value.kind === 'rule' || value.kind === 'break') return true;
  if (value.kind === 'link' && !('href' in value && typeof value.href === 'string')) return false;
  if (value.kind === 'heading' && !('depth' in value && typeof value.depth === 'number'))
    return false;
  return 'children' in value && isTree(value.children);
}
