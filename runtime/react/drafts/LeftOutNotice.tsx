// Says which answers a new version of the form has no place for; few drafts ever meet one.

import type { ReactElement } from 'react';
import type { LeftOut } from '../../core/index.ts';
import { onDemand } from '../parts/on-demand.tsx';

const { Widget: LeftOutList } = onDemand(
  async () => (await import('./LeftOutList.tsx')).LeftOutList,
  null,
);

interface Props {
  readonly answers: readonly LeftOut[];
}

/** Stands above a form whose answers were carried over from an older release. */
export function LeftOutNotice({ answers }: Props): ReactElement | null {
  return answers.length === 0 ? null : <LeftOutList answers={answers} />;
}
