// A value as a badge with a dot: in cells of tables, and in lists of facts.

import type { ReactElement, ReactNode } from 'react';
import type { Tone } from '../../core/index.ts';
import './tag.css';

export interface TagProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** In the colours of its tone; `plain` has no dot. */
export function Tag({ tone, children }: TagProps): ReactElement {
  return <span className={`f-tag f-${tone}`}>{children}</span>;
}
