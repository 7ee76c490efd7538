// Reads the mails out of the answer of the demo mailbox.

import type { Json, MarkdownTree } from '../../../runtime/core/index.ts';
import { textAt, valueAt } from '../../calls/refusal.ts';

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly at: string;
  readonly subject: string;
  readonly body: MarkdownTree;
}

export function mailsOf(answer: Json): readonly Mail[] {
  const data = valueAt(answer, 'data');
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: Json) => {
    const body = valueAt(one, 'body');
    const text = (name: string): string => textAt(one, name) ?? '';
    if (!Array.isArray(body)) return [];
    // The contract promises a tree of released Markdown.
    const tree = body as unknown as MarkdownTree;
    return [
      { id: text('id'), to: text('to'), at: text('at'), subject: text('subject'), body: tree },
    ];
  });
}
