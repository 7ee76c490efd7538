// "Are you sure?" before a row of one of the portal's lists goes.

import type { ReactElement } from 'react';
import { ConfirmDialog, useTexts } from '../../runtime/react/index.ts';

interface Props {
  /** What goes with it, as a message key. */
  readonly text: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function DeleteQuestion({ text, onConfirm, onCancel }: Props): ReactElement {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      title={t('app.dialog.delete.title')}
      question={t('app.dialog.delete.lead')}
      confirm={t('app.dialog.delete.confirm')}
      cancel={t('app.dialog.delete.cancel')}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t(text)}
    </ConfirmDialog>
  );
}
