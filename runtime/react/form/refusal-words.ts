// What a field says over the page, besides in the list of what is wrong, when the form cannot go on for want of it.

import { useCallback, useEffect, useRef } from 'react';
import type { Fault } from '../../core/index.ts';
import { useFormRuntime } from '../context.tsx';
import { textOption } from '../nodes/options.ts';

/**
 * To be told the faults of each attempt: shows the sentence that `ui:options.refusal` names at their fields, and takes
 * back what no longer holds. A step that was left is no longer refused.
 */
export function useRefusalWords(step?: string): (faults: readonly Fault[]) => void {
  const { store, toast, retract } = useFormRuntime();
  const shown = useRef<readonly string[]>([]);
  const say = useCallback(
    (faults: readonly Fault[]) => {
      const keys = faults.flatMap(({ path }) => {
        const key = textOption(store.info(path)?.uiOptions ?? {}, 'refusal');
        return key === undefined ? [] : [key];
      });
      const now = [...new Set(keys)].map((key) => store.texts.t(key));
      for (const text of shown.current) if (!now.includes(text)) retract(text);
      for (const text of now) toast('error', text);
      shown.current = now;
    },
    [store, toast, retract],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts anew
  useEffect(() => () => say([]), [step, say]);
  return say;
}
