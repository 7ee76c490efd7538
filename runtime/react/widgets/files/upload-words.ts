// The words of an upload: the list's own messages where it has them, else the common ones.

import { childPointer, type Json } from '../../../core/index.ts';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { choiceText } from '../choices/choices.ts';
import { listText } from '../lists/list-texts.ts';

export interface UploadWords {
  readonly file: string;
  readonly kind: string;
  readonly type: (value: Json) => string;
}

/** Label of the file control, label of the type choice, and how one type reads. */
export function useWords({ pointer, info }: PlaceProps): UploadWords {
  const store = useStore();
  const typeInfo = store.info(childPointer(childPointer(pointer, 0), 'fileType'));
  return {
    file: listText(store.texts, info, 'file.label', 'runtime.upload.file'),
    kind: listText(store.texts, info, 'type.label', 'runtime.upload.type'),
    type: (value) => choiceText(store.texts, typeInfo, value),
  };
}
