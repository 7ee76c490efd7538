// What a field says over the page, besides in the list of what is wrong, when the form cannot go on for want of it.

import { useCallback, useEffect, useRef } from 'react';
import { type Fault, type FormBundle, type GenericPointer, generic } from '../../core/index.ts';
import { useFormRuntime } from '../context/context.tsx';
import { textOption } from '../nodes/options.ts';
import type { FormStore } from '../store/form-store.ts';

const REFUSALS = new WeakMap<FormBundle, ReadonlyMap<GenericPointer, string>>();

/** The sentences of a form that are said over the page, by the fields that name them. */
function refusalsOf({ bundle, info }: FormStore): ReadonlyMap<GenericPointer, string> {
  const known = REFUSALS.get(bundle);
  if (known !== undefined) return known;
  const keys = new Map<GenericPointer, string>();
  for (const place of Object.keys(bundle.fields)) {
    const key = textOption(info(place)?.uiOptions ?? {}, 'refusal');
    if (key !== undefined) keys.set(place, key);
  }
  REFUSALS.set(bundle, keys);
  return keys;
}

/**
 * To be told the faults of each attempt: shows the sentence that `ui:options.refusal` names at their fields, and takes
 * it back once its fault is gone. A step that was left is no longer refused.
 */
export function useRefusalWords(step?: string): (faults: readonly Fault[]) => void {
  const { store, toast, retract } = useFormRuntime();
  /** What is said, by the place it is said of. */
  const refusals = useRef<ReadonlyMap<string, string>>(new Map());
  const keep = useCallback(
    (now: ReadonlyMap<string, string>) => {
      const before = refusals.current;
      refusals.current = now;
      const texts = new Set(now.values());
      for (const text of new Set(before.values())) if (!texts.has(text)) retract(text);
      return texts;
    },
    [retract],
  );
  const say = useCallback(
    (faults: readonly Fault[]) => {
      const keys = refusalsOf(store);
      // Most forms have none, and may have thousands of faults.
      const words = (keys.size === 0 ? [] : faults).flatMap(({ path }) => {
        const key = keys.get(generic(path));
        return key === undefined ? [] : [[path, store.texts.t(key)] as const];
      });
      for (const text of keep(new Map(words))) toast('error', text);
    },
    [store, toast, keep],
  );
  useEffect(
    () =>
      store.onStatus(() => {
        const now = new Map([...refusals.current].filter(([path]) => store.faultAt(path)));
        if (now.size < refusals.current.size) keep(now);
      }),
    [store, keep],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts anew
  useEffect(() => () => say([]), [step, say]);
  return say;
}
