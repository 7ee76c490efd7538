// Asks declared calls for what a widget needs, once per question, and follows the answers the question is made of.

import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
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
import type { CallAnswer } from '../ports.ts';
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

export type Remote =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly body: Json };

const asked = new WeakMap<FormStore, Map<string, Asked>>();
interface Asked {
  readonly promise: Promise<CallAnswer>;
  answer?: CallAnswer;
}

/** The answer to a question that several fields of a form may ask (the countries, the towns of one country). */
export function useRemote(call: string | undefined, payload: string | undefined): Remote {
  const store = useStore();
  const [, again] = useReducer((count: number) => count + 1, 0);
  const question = call === undefined || payload === undefined ? undefined : { call, payload };
  const known = question && asked.get(store)?.get(keyOf(question.call, question.payload));
  useEffect(() => {
    if (call === undefined || payload === undefined) return;
    let here = true;
    ask(store, call, payload).then(() => here && again());
    return () => {
      here = false;
    };
  }, [store, call, payload]);
  if (question === undefined) return { state: 'idle' };
  if (!known?.answer) return { state: 'loading' };
  if (known.answer.ok) return { state: 'ready', body: known.answer.body };
  return {
    state: 'failed',
    retry: () => {
      forget(store, question.call, question.payload);
      again();
      ask(store, question.call, question.payload).then(again);
    },
  };
}

/** Asks a call once per form and question (`payload` as JSON text); who asks again gets the same answer. */
export function ask(store: FormStore, call: string, payload: string): Promise<CallAnswer> {
  const all = asked.get(store) ?? new Map<string, Asked>();
  asked.set(store, all);
  const key = keyOf(call, payload);
  const known = all.get(key);
  if (known) return known.promise;
  const promise = store.calls(call, JSON.parse(payload) as JsonObject).then((answer) => {
    entry.answer = answer;
    return answer;
  });
  const entry: Asked = { promise };
  all.set(key, entry);
  return promise;
}

/** The next time this is asked, the call is made again. */
export const forget = (store: FormStore, call: string, payload: string): void =>
  void asked.get(store)?.delete(keyOf(call, payload));

const keyOf = (call: string, payload: string): string => `${call} ${payload}`;

/** The list in an answer: the body itself or what it holds under `data`. */
export function listIn(body: Json): readonly Json[] {
  if (Array.isArray(body)) return body;
  const data = asObject(body)?.data;
  return Array.isArray(data) ? data : [];
}

/** A value in an answer, by name, at the top or under `data`. */
export function valueIn(body: Json, name: string): Json | undefined {
  const top = asObject(body);
  return top?.[name] ?? asObject(top?.data)?.[name];
}
