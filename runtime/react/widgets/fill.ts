// A look-up whose answer fills other fields: it never overwrites what a person typed, and says where a value came from.

import { useCallback, useEffect, useRef } from 'react';
import { getAt, isBlank, type Json, type Pointer } from '../../core/index.ts';
import { useStore } from '../context.tsx';
import { asObject, objectOption } from '../parts/options.ts';
import { payloadOf, placeOf, valueIn } from './remote.ts';
import type { WidgetProps } from './widget.ts';

export interface Fill {
  readonly changed: () => void;
  readonly left: () => void;
}

/** Runs the declared `fill` of a field when it is changed or left, once per question. */
export function useFill({ pointer, options }: WidgetProps): Fill {
  const store = useStore();
  const last = useRef('');
  const filled = useRef(new Map<Pointer, Json>());
  const declared = objectOption(options, 'fill');
  const run = useCallback(async () => {
    const call = declared?.call;
    const payload = payloadOf(store, asObject(declared?.with), pointer);
    if (typeof call !== 'string' || payload === undefined) return;
    const question = JSON.stringify(payload);
    if (question === last.current) return;
    last.current = question;
    const answer = await store.calls(call, payload);
    if (!answer.ok || question !== last.current) return;
    for (const [reference, name] of Object.entries(asObject(declared?.set) ?? {})) {
      const value = valueIn(answer.body, String(name));
      const target = placeOf(reference, pointer);
      const present = getAt(store.answers(), target);
      if (value === undefined || isBlank(value)) continue;
      if (!isBlank(present) && present !== filled.current.get(target)) continue;
      filled.current.set(target, value);
      store.fill(target, value);
    }
  }, [store, declared, pointer]);
  const when = declared?.when;
  // Answers that came from elsewhere (a lead, a saved draft) fill what they leave open, without anybody typing.
  useEffect(() => {
    const open = Object.keys(asObject(declared?.set) ?? {}).some((reference) =>
      isBlank(getAt(store.answers(), placeOf(reference, pointer))),
    );
    if (open) void run();
  }, [store, declared, pointer, run]);
  return {
    changed: () => when === 'change' && void run(),
    left: () => when !== undefined && void run(),
  };
}
