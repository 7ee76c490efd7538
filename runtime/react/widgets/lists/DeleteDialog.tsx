// "Delete. Are you sure?" before an item of a list goes.

import type { ReactElement } from 'react';
import type { FieldInfo } from '../../../core/index.ts';
import { useTexts } from '../../context/context.tsx';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { listText } from './list-texts.ts';
import { namesInWords } from './names-in-words.ts';

/**
 * What is asked is the list's own (`<form>.<list>.delete.text`) where it has one, else the message `text`; of several
 * items at once `delete.many`. `names` says what would go.
 */
export function DeleteDialog({
  info,
  text = 'runtime.delete.text',
  many = 'runtime.delete.many',
  names = [],
  onConfirm,
  onCancel,
}: {
  readonly info: FieldInfo | undefined;
  readonly text?: string;
  readonly many?: string;
  readonly names?: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}): ReactElement {
  const texts = useTexts();
  return (
    <ConfirmDialog
      title={texts.t('runtime.delete.title')}
      question={texts.t('runtime.delete.lead')}
      confirm={texts.t('runtime.delete.confirm')}
      cancel={texts.t('runtime.delete.cancel')}
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {names.some((name) => name !== '') && <p className="f-named">{namesInWords(texts, names)}</p>}
      <p>
        {names.length > 1
          ? listText(texts, info, 'delete.many', many, { count: names.length })
          : listText(texts, info, 'delete.text', text)}
      </p>
    </ConfirmDialog>
  );
}
