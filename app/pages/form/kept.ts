// A form store with its draft keeper for as long as a page shows them: the last words are saved before either ends.

import { useEffect } from 'react';
import type { DraftKeeper, FormStore } from '../../../runtime/react/index.ts';
import { usePortal, useT } from '../../portal.tsx';
import { onLeaving } from '../../session/leaving.ts';
import { useEnd } from './lifetime.ts';

export interface Kept {
  readonly store: FormStore;
  readonly keeper: DraftKeeper;
}

export function useKept({ store, keeper }: Kept): void {
  const t = useT();
  const { toasts } = usePortal();
  useEffect(
    () =>
      onLeaving(async () => {
        const saved = await keeper.flush();
        if (saved && !saved.ok) toasts.show('info', t('app.leave.kept'));
      }),
    [keeper, toasts, t],
  );
  useEnd(() => {
    void keeper.flush().finally(() => {
      keeper.dispose();
      store.dispose();
    });
  });
}
