// What became of a save, read from its answer: only a network that is away is worth trying again by itself.

import { type Draft, envelopeOf, textIn } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import { asObject } from '../nodes/options.ts';

/** The draft that was saved elsewhere since we last saved, as far as a refusal tells of it. */
export type Newer = Pick<Draft, 'revision'> & Partial<Draft>;

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number | undefined; readonly at: string }
  /** Another save stands there: somebody's, or one of ours whose answer was lost. */
  | { readonly kind: 'elsewhere'; readonly theirs: Newer }
  /** The server will not have it, now or in a minute. */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  | { readonly kind: 'away' };

/** Reads the answer of a save. */
export function outcomeOf(answer: CallAnswer): SaveOutcome {
  const { data, message } = envelopeOf(answer.body);
  // The envelope may say "success" of a call and its `data.status` "Failed" of the saving.
  if (answer.ok && (data?.status === undefined || data.status === 'success')) {
    return {
      kind: 'saved',
      revision: typeof data?.revision === 'number' ? data.revision : undefined,
      at: textIn(data?.savedAt) ?? new Date().toISOString(),
    };
  }
  const theirs = theirsIn(answer);
  if (theirs) return { kind: 'elsewhere', theirs };
  if (mayPass(answer.status)) return { kind: 'away' };
  return { kind: 'refused', message };
}

/** The newer draft that a refusal carries; one without it is refused for another reason. */
export function theirsIn(answer: CallAnswer): Newer | undefined {
  const { data } = envelopeOf(answer.body);
  if (answer.status !== 409 || typeof data?.revision !== 'number') return undefined;
  const [savedAt, step] = [textIn(data.savedAt), textIn(data.step)];
  const answers = asObject(data.data);
  return {
    revision: data.revision,
    ...(answers && { data: answers }),
    ...(savedAt !== undefined && { savedAt }),
    ...(step !== undefined && { step }),
  };
}

/** Nothing answered, the server is in trouble, or it asks to be left alone for a while. */
const mayPass = (status: number): boolean => status === 0 || status === 429 || status >= 500;
