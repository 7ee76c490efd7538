// Asks before what was changed in a record is lost.

import type { ReactElement } from 'react';
import { useTexts } from '../context/context.tsx';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';

interface Props {
  readonly onGiveUp: () => void;
  readonly onStay: () => void;
}

export function GiveUp({ onGiveUp, onStay }: Props): ReactElement {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      title={t('runtime.record.leave.title')}
      confirm={t('runtime.record.leave.confirm')}
      cancel={t('runtime.record.leave.cancel')}
      destructive
      onConfirm={onGiveUp}
      onCancel={onStay}
    >
      {t('runtime.record.leave.text')}
    </ConfirmDialog>
  );
}
