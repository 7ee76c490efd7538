// What is sent with a declared call, from the answers and the context it names; followed as the answers change.

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  getAt,
  isBlank,
  type Json,
  type JsonObject,
  type Pointer,
  toPointer,
} from '../../core/index.ts';
import { useStore } from '../context.tsx';
import { asObject } from '../nodes/options.ts';
import { placeOf } from '../nodes/place.ts';
import type { FormStore } from '../store/form-store.ts';

/** What is sent with a call, from `with`; undefined while a part of it is not answered yet. */
export function payloadOf(
  store: FormStore,
  parts: JsonObject | undefined,
  pointer: Pointer,
): JsonObject | undefined {
  const payload: Record<string, Json> = {};
  for (const [key, part] of Object.entries(parts ?? {})) {
    const value = partOf(store, part, pointer);
    if (value === undefined || isBlank(value)) return undefined;
    payload[key] = value;
  }
  return payload;
}

function partOf(store: FormStore, part: Json | undefined, pointer: Pointer): Json | undefined {
  if (typeof part !== 'string') return asObject(part)?.value;
  if (part.startsWith('context.')) return getAt(store.context(), toPointer(part.slice(8)));
  return getAt(store.answers(), placeOf(part, pointer));
}

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
