// How far a rehearsal is, and stopping it or beginning it again.

import type { ReactElement } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Rehearsed } from './rehearsed.ts';
import type { Rehearsing } from './use-rehearsal.ts';

interface ProgressProps {
  readonly tried: NonNullable<Rehearsed['tried']>;
  readonly rehearsing: Pick<
    Rehearsing,
    'goesOn' | 'isStopped' | 'isAsking' | 'stop' | 'goOn' | 'begin'
  >;
}

export function TryAgain({ rehearsing }: Pick<ProgressProps, 'rehearsing'>): ReactElement {
  const t = useT();
  const { goesOn, isStopped, isAsking, stop, goOn, begin } = rehearsing;
  if (goesOn) return <Button onClick={stop}>{t('studio.rehearsal.stop')}</Button>;
  if (isStopped) return <Button onClick={goOn}>{t('studio.rehearsal.goOnTrying')}</Button>;
  return (
    <Button onClick={() => void begin()} disabled={isAsking}>
      {t(isAsking ? 'studio.rehearsal.running' : 'studio.rehearsal.again')}
    </Button>
  );
}

/** Nothing where all is tried. */
export function Progress({ tried, rehearsing }: ProgressProps): ReactElement | null {
  const t = useT();
  const { drafts, open, isOver, isPart } = tried;
  if (isOver) return isPart ? <p className="soft">{t('studio.rehearsal.part')}</p> : null;
  const words = { count: drafts, of: Math.max(open, drafts) };
  return (
    <p className="publish-progress" role="status">
      <progress value={words.count} max={Math.max(1, words.of)} aria-hidden="true" />
      {t(rehearsing.isStopped ? 'studio.rehearsal.stopped' : 'studio.rehearsal.progress', words)}
    </p>
  );
}
