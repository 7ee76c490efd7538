// Asks before a file is taken out of the content, and says why where it cannot be.

import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../../../../runtime/react/index.ts';
import { sayingOf } from '../../../calls/refusal.ts';
import { useT } from '../../../portal/portal.tsx';
import type { Work } from '../work/state.ts';

interface Props {
  readonly work: Work;
  readonly path: string;
  readonly onDone: () => void;
  readonly onEnd: () => void;
}

export function TakeOut({ work, path, onDone, onEnd }: Props): ReactElement {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const take = async (): Promise<void> => {
    setIsBusy(true);
    const made = await work.write({ path });
    setIsBusy(false);
    if ('done' in made) onDone();
    else if ('by' in made) setRefused(t('studio.files.clashBy', { by: made.by }));
    else setRefused(made.refused.sentence ?? sayingOf(made.refused, t));
  };
  return (
    <ConfirmDialog
      destructive
      title={t('studio.files.takeOutTitle', { path })}
      confirm={t('studio.files.takeOut')}
      cancel={t('studio.cancel')}
      busy={isBusy}
      onConfirm={() => void take()}
      onCancel={onEnd}
    >
      <p>{t('studio.files.takeOutLead')}</p>
      {refused !== '' && (
        <p className="st-bad" role="alert">
          {refused}
        </p>
      )}
    </ConfirmDialog>
  );
}
