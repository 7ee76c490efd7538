// Asks whoever has a form open that was updated, where going on costs an answer: what has no place any more stands there.

import type { ReactElement } from 'react';
import type { LeftOut } from '../../../runtime/core/index.ts';
import { ConfirmDialog } from '../../../runtime/react/index.ts';
import { useT } from '../../portal/portal.tsx';

interface Props {
  /** Answers the updated form has no place for; undefined where it begins anew. */
  readonly leftOut: readonly LeftOut[] | undefined;
  readonly onGo: () => void;
  readonly onLater: () => void;
}

export function Question({ leftOut, onGo, onLater }: Props): ReactElement {
  const t = useT();
  return (
    <ConfirmDialog
      title={t('app.updated.title')}
      confirm={t(leftOut ? 'app.updated.lost.confirm' : 'app.updated.anew.confirm')}
      cancel={t('app.updated.later')}
      onConfirm={onGo}
      onCancel={onLater}
    >
      <p>
        {leftOut
          ? t('app.updated.lost.text', { count: leftOut.length })
          : t('app.updated.anew.text')}
      </p>
      {leftOut && (
        <dl>
          {leftOut.map(({ path, label, value }) => (
            <div key={path}>
              <dt>{label}</dt>
              <dd className="f-strong">{value === '' ? t('runtime.leftOut.several') : value}</dd>
            </div>
          ))}
        </dl>
      )}
    </ConfirmDialog>
  );
}
