// What a field says over the page, besides in the list of what is wrong, when the form cannot go on for want of it.

import { useCallback, useEffect, useRef } from 'react';
import type { Fault } from '../../core/index.ts';
import { useFormRuntime } from '../context.tsx';
import { textOption } from '../nodes/options.ts';

/**
 * To be told the faults of each attempt: shows the sentence that `ui:options.refusal` names at their fields, and takes
 * it back once its fault is gone. A step that was left is no longer refused.
 */
export function useRefusalWords(step?: string): (faults: readonly Fault[]) => void {
  const { store, toast, retract } = useFormRuntime();
  /** What is said, by the place it is said of. */
  const said = useRef<ReadonlyMap<string, string>>(new Map());
  const keep = useCallback(
    (now: ReadonlyMap<string, string>) => {
      const before = said.current;
      said.current = now;
      const texts = new Set(now.values());
      for (const text of new Set(before.values())) if (!texts.has(text)) retract(text);
      return texts;
    },
    [retract],
  );
  const say = useCallback(
    (faults: readonly Fault[]) => {
      const words = faults.flatMap(({ path }) => {
        const key = textOption(store.info(path)?.uiOptions ?? {}, 'refusal');
        return key === undefined ? [] : [[path, store.texts.t(key)] as const];
      });
      for (const text of keep(new Map(words))) toast('error', text);
    },
    [store, toast, keep],
  );
  useEffect(
    () =>
      store.onStatus(() => {
        const now = new Map([...said.current].filter(([path]) => store.faultAt(path)));
        if (now.size < said.current.size) keep(now);
      }),
    [store, keep],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts anew
  useEffect(() => () => say([]), [step, say]);
  return say;
}
