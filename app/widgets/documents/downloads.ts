// The files a form offers: which, and what they are called.

import { useCallback, useSyncExternalStore } from 'react';
import {
  type AppBundle,
  availableDocuments,
  type DeclaredDocument,
  type Pointer,
  type Texts,
} from '../../../runtime/core/index.ts';
import { useStore, useTexts } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal/portal.tsx';

export interface DocumentToSave {
  readonly id: string;
  /** Name the service knows it by, and the file is saved under. */
  readonly name: string;
  /** What a person reads. */
  readonly label: string;
  readonly table: DeclaredDocument['table'];
}

/** The documents offered for the answers as they stand, in their declared order. */
export function useDocuments(): readonly DocumentToSave[] {
  const { documents } = usePortal().content.app;
  const texts = useTexts();
  const store = useStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = rootsOf(documents).map((pointer) => store.subscribe(pointer, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [documents, store],
  );
  const ids = useSyncExternalStore(subscribe, () =>
    availableDocuments(documents, store.answers()).join(' '),
  );
  return ids
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => documentOf(id, documents[id] ?? {}, texts));
}

/** The fields whose answers decide. */
const rootsOf = (documents: AppBundle['documents']): readonly Pointer[] => [
  ...new Set(
    Object.values(documents).flatMap(({ offer }) =>
      offer ? [`/${offer.some.split('.')[0] ?? ''}`] : [],
    ),
  ),
];

function documentOf(id: string, { label, table }: DeclaredDocument, { t }: Texts): DocumentToSave {
  const name = t(`documents.${id}.title`);
  return { id, name, label: label === undefined ? name : t(label), table };
}
