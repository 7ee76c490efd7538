// The way to a fault that is about no sentence: the file it stands in, at its place.

import type { ReactElement } from 'react';
import { Link } from '../../../layout/Link.tsx';
import { useT } from '../../../portal/portal.tsx';
import { inChange } from '../shell/there.ts';
import type { Work } from '../work/state.ts';
import { idOf, useOfWork } from '../work/use-work.ts';
import type { Problem } from './use-problems.ts';

interface Props {
  readonly problem: Problem;
  readonly work: Work;
}

export function ToFile({ problem: { file, place }, work }: Props): ReactElement {
  const t = useT();
  const change = useOfWork(work, idOf);
  return (
    <Link to={inChange('/studio/files', change, { file, at: place })}>{t('studio.fix.file')}</Link>
  );
}
