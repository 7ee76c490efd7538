// A form store with its autosave for as long as a page shows them: the last words are saved before either ends.

import { useEffect } from 'react';
import type { Autosave, FormStore } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal.tsx';
import { onLeaving } from '../../session/leaving.ts';
import { useEnd } from './lifetime.ts';

export interface Kept {
  readonly store: FormStore;
  readonly autosave: Autosave;
}

export function useKept({ store, autosave }: Kept): void {
  const t = useT();
  const { toasts } = usePortal();
  useEffect(
    () =>
      onLeaving(async () => {
        const saved = await autosave.flush();
        if (saved && !saved.ok) toasts.show('info', t('app.leave.kept'));
      }),
    [autosave, toasts, t],
  );
  useEnd(() => {
    void autosave.flush().finally(() => {
      autosave.dispose();
      store.dispose();
    });
  });
}
