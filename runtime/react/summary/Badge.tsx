// A word in the colour of what it says: the state of a row or of a record.

import type { ReactElement, ReactNode } from 'react';
import { type Json, type JsonObject, type Tone, toneOfAnswer } from '../../core/index.ts';

/** The tones of the look. */
export type BadgeTone = Exclude<Tone, 'plain'>;

/** The badge of an answer whose layout declares tones; undefined where it declares none. */
export function badgeTone(options: JsonObject, value: Json | undefined): BadgeTone | undefined {
  const tone = toneOfAnswer(options, value);
  return tone === 'plain' ? 'neutral' : tone;
}

export function Badge({
  tone,
  children,
}: {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={`f-badge f-${tone}-tone`}>{children}</span>;
}
