// Toasts of a form whose messages are all in sight: "fill the fields" would be said twice.

import { useCallback } from 'react';
import type { LoadedForm, Toast } from '../../runtime/react/index.ts';
import { usePortal } from '../portal.tsx';

export function useQuietToast({ texts }: LoadedForm): Toast {
  const { toasts } = usePortal();
  return useCallback(
    (kind, text) => {
      if (text !== texts.t('runtime.invalid')) toasts.show(kind, text);
    },
    [texts, toasts],
  );
}
