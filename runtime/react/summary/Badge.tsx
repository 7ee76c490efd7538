// A word in the colour of what it says: the state of a row or of a record.

import type { ReactElement, ReactNode } from 'react';

/** The tones of the look. */
export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export function Badge({
  tone,
  children,
}: {
  readonly tone: BadgeTone;
  readonly children: ReactNode;
}): ReactElement {
  return <span className={`f-badge f-${tone}-tone`}>{children}</span>;
}
