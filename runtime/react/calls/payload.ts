// What is sent with a declared call, from the answers and the context it names; followed as the answers change.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { askedWith, type JsonObject, type Pointer, placeOf } from '../../core/index.ts';
import { useStore } from '../context/context.tsx';
import type { FormStore } from '../store/form-store.ts';

/** What is sent with a call, from `with`; undefined while a part of it is not answered yet. */
export const payloadOf = (
  store: FormStore,
  parts: JsonObject | undefined,
  pointer: Pointer,
): JsonObject | undefined =>
  askedWith(parts, pointer, { answers: store.answers(), context: store.context() });

/** `payloadOf`, followed as the answers change; as JSON text, so that equal payloads are one. */
export function usePayload(parts: JsonObject | undefined, pointer: Pointer): string | undefined {
  const store = useStore();
  const places = useMemo(
    () =>
      Object.values(parts ?? {}).flatMap((part) =>
        typeof part === 'string' && !part.startsWith('context.') ? [placeOf(part, pointer)] : [],
      ),
    [parts, pointer],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = places.map((place) => store.subscribe(place, listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [store, places],
  );
  const read = useCallback(() => {
    const payload = payloadOf(store, parts, pointer);
    return payload === undefined ? undefined : JSON.stringify(payload);
  }, [store, parts, pointer]);
  return useSyncExternalStore(subscribe, read, read);
}
