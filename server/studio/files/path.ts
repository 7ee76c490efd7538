// Refuses what is no file of content, and what no file can hold, in the words that the refusal of an edit has.
import { type ContentSource, faultOfNew } from '../../../runtime/content/index.ts';
import { Refusal } from '../../common/refusals.ts';
import type { ServerContext } from '../../context/context.ts';
import { faultWords } from '../changes/index.ts';

type Needs = Pick<ServerContext, 'content'>;

const NOTHING: ContentSource = new Map();

export function requirePath(server: Needs, path: string): void {
  requireFile(server, path, '');
}

export function requireFile({ content: { texts } }: Needs, path: string, text: string): void {
  const fault = faultOfNew(NOTHING, { kind: 'file', path, text });
  if (fault === undefined) return;
  const message = faultWords(texts, fault, path);
  throw new Refusal('COMMAND_UNFIT', {
    sentence: message,
    faults: [{ path: fault === 'path' ? '/path' : '/text', code: fault, message }],
  });
}
