// A step refused for want of the agreement says so once more, in words of its own (OR-05).

import { useCallback, useEffect } from 'react';
import type { Fault } from '../../../runtime/core/index.ts';
import type { FormStore } from '../../../runtime/react/index.ts';
import { usePortal } from '../../portal.tsx';

const AGREEMENTS = new Set(['/agreement_accepted', '/agreement_reviewed']);

/** A step that was left is no longer refused. */
export function useRetractedRefusal(step: string | undefined, { texts }: FormStore): void {
  const { toasts } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts anew
  useEffect(() => () => toasts.retract(texts.t('app.error.agreement')), [step, texts, toasts]);
}

/** Told the faults of an attempt; the summary of errors names them all, this one by its field's words. */
export function useAgreementToast({ texts }: FormStore): (faults: readonly Fault[]) => void {
  const { toasts } = usePortal();
  return useCallback(
    (faults) => {
      const words = texts.t('app.error.agreement');
      if (faults.some(({ path }) => AGREEMENTS.has(path))) toasts.show('error', words);
      else toasts.retract(words);
    },
    [texts, toasts],
  );
}
