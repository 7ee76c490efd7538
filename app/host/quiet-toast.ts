// Toasts of a form whose messages are all in sight: "fill the fields" would be said twice.

import { useCallback } from 'react';
import { invalidText } from '../../runtime/core/index.ts';
import type { LoadedForm, Toast } from '../../runtime/react/index.ts';
import { usePortal } from '../portal.tsx';

export function useQuietToast({ texts, bundle }: LoadedForm): Toast {
  const { toasts } = usePortal();
  return useCallback(
    (kind, text) => {
      if (text !== invalidText(texts, bundle, 'runtime.invalid')) toasts.show(kind, text);
    },
    [texts, bundle, toasts],
  );
}
