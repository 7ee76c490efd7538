// Reads by calls that content declares, through SWR: fields that ask the same ask once, and what is known is shown at once.

import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { Json, JsonObject } from '../../core/index.ts';
import { useStore } from '../context.tsx';
import type { CallAnswer, CallClient } from '../ports.ts';

export type Remote =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly body: Json };

/** What a form has been told stays while it is filled in: choices do not change under the hand. */
const ONCE: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** The answer to a question that several fields may ask (the countries, the towns of one country). */
export const useRemote = (call: string | undefined, payload: string | undefined): Remote =>
  useRead(call, payload, ONCE);

/** The answer as it is when the field appears, whatever was known before. */
export const useRemoteNow = (call: string | undefined, payload: string | undefined): Remote =>
  useRead(call, payload, { ...ONCE, revalidateOnMount: true, dedupingInterval: 0 });

function useRead(
  call: string | undefined,
  payload: string | undefined,
  habits: SWRConfiguration,
): Remote {
  const { calls } = useStore();
  const asks = call !== undefined && payload !== undefined;
  const { data, error, isValidating, mutate } = useSWR<Json, CallAnswer>(
    asks ? keyOf(calls, call, payload) : null,
    asks ? () => bodyOf(calls, call, payload) : null,
    habits,
  );
  if (!asks) return { state: 'idle' };
  const isOld = habits.revalidateOnMount === true && isValidating;
  if (data !== undefined && !isOld && !error) return { state: 'ready', body: data };
  if (error && !isValidating) return { state: 'failed', retry: () => void mutate() };
  return { state: 'loading' };
}

/** Asks for what is needed at a moment, such as when a field is left. Undefined where nothing good was answered. */
export type Ask = (call: string, payload: string) => Promise<Json | undefined>;

/** Asks through the same memory; only good answers are remembered. */
export function useAsk(): Ask {
  const { calls } = useStore();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (call, payload) => {
      const key = keyOf(calls, call, payload);
      const known: Json | undefined = cache.get(unstable_serialize(key))?.data;
      if (known !== undefined) return known;
      try {
        return await mutate<Json>(key, bodyOf(calls, call, payload), { revalidate: false });
      } catch {
        return undefined;
      }
    },
    [calls, cache, mutate],
  );
}

/** Who asks is part of the question: two people are not answered alike. */
const keyOf = (calls: CallClient, call: string, payload: string) => [calls, call, payload] as const;

/** Questions on their way: a field that asks when it is left joins the one that asked as it appeared. */
const underWay = new Map<string, Promise<Json>>();

function bodyOf(calls: CallClient, call: string, payload: string): Promise<Json> {
  const key = unstable_serialize(keyOf(calls, call, payload));
  const known = underWay.get(key);
  if (known) return known;
  const asking = calls(call, JSON.parse(payload) as JsonObject)
    .then((answer) => {
      if (answer.ok) return answer.body;
      throw answer;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, asking);
  return asking;
}
