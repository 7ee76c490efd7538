// Says of a thing that the clerk moved it on a moment ago, with the way back, for as long as there is one.

import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../../../runtime/react/index.ts';
import { useMoments } from '../../../portal/moments.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Act } from './last.ts';
import { useUndo } from './undo.ts';
import './undo.css';

export function UndoOwn({ act }: { readonly act: Act }): ReactElement | null {
  const t = useT();
  const moments = useMoments();
  const { take } = useUndo();
  const { until } = act;
  const [isOver, setOver] = useState(until <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <p className="desk-undo-own">
      <span>{t('app.desk.undo.own', { time: moments.time(new Date(until)) })}</span>
      <Button look="quiet" onClick={() => void take(act)}>
        {t('app.desk.undo')}
      </Button>
    </p>
  );
}
