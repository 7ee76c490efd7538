// Reads by calls that content declares, through SWR: fields that ask the same ask once, and what is known is shown at once.

import { useCallback, useRef } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import type { Json, JsonObject } from '../../core/index.ts';
import type { CallAnswer } from '../common/ports.ts';
import { useStore } from '../context/context.tsx';
import { forgetRead } from './forget-read.ts';
import { forgetBy } from './forgetting.ts';
import { answerBody, questionKey } from './question.ts';

export type Remote =
  | { readonly state: 'idle' | 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly body: Json; readonly again: () => void };

/** What a form has been told stays while it is filled in: choices do not change under the hand. */
const ONCE: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // Two that ask at the same time are one question; whoever asks later wants to know how it is by then.
  dedupingInterval: 0,
};

/** The answer to a question that several fields may ask (the countries, the towns of one country). */
export const useRemote = (call: string | undefined, payload: string | undefined): Remote =>
  useRead(call, payload, ONCE);

/** The answer as it is when the field appears, whatever was known before. */
export const useRemoteNow = (call: string | undefined, payload: string | undefined): Remote =>
  useRead(call, payload, { ...ONCE, revalidateOnMount: true });

function useRead(
  call: string | undefined,
  payload: string | undefined,
  habits: SWRConfiguration,
): Remote {
  const { calls } = useStore();
  forgetBy(forgetRead);
  const asks = call !== undefined && payload !== undefined;
  const { data, error, isValidating, mutate } = useSWR<Json, CallAnswer>(
    asks ? questionKey(calls, call, sentWith(payload)) : null,
    asks ? () => answerBody(calls, call, sentWith(payload)) : null,
    habits,
  );
  // Before it is drawn a first time SWR does not say yet that it asks again: what it knows then is old, too.
  const hasAsked = useRef(false);
  if (isValidating) hasAsked.current = true;
  if (!asks) return { state: 'idle' };
  const isOld = habits.revalidateOnMount === true && (isValidating || !hasAsked.current);
  if (isOld) return { state: 'loading' };
  if (data !== undefined && !error)
    return { state: 'ready', body: data, again: () => void mutate() };
  if (error && !isValidating) return { state: 'failed', retry: () => void mutate() };
  return { state: 'loading' };
}

/** Asks for what is needed at a moment, such as when a field is left. Undefined where nothing good was answered. */
export type Ask = (call: string, payload: string) => Promise<Json | undefined>;

/** Asks through the same memory; only good answers are remembered. */
export function useAsk(): Ask {
  const { calls } = useStore();
  const { cache, mutate } = useSWRConfig();
  forgetBy(forgetRead);
  return useCallback(
    async (call, payload) => {
      const key = questionKey(calls, call, sentWith(payload));
      const known: Json | undefined = cache.get(unstable_serialize(key))?.data;
      if (known !== undefined) return known;
      try {
        const asking = joined(unstable_serialize(key), () =>
          answerBody(calls, call, sentWith(payload)),
        );
        return await mutate<Json>(key, asking, { revalidate: false });
      } catch {
        return undefined;
      }
    },
    [calls, cache, mutate],
  );
}

const sentWith = (payload: string): JsonObject => JSON.parse(payload);

/** Asked at a moment and not yet answered: SWR lets what is on screen join each other, and these not. */
const underWay = new Map<string, Promise<Json>>();

/** A field that asks when it is left joins the one that asked as it appeared. */
function joined(key: string, ask: () => Promise<Json>): Promise<Json> {
  const known = underWay.get(key);
  if (known) return known;
  const asking = ask().finally(() => underWay.delete(key));
  underWay.set(key, asking);
  return asking;
}
