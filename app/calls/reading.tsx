// Reads by calls, kept in the memory that fields of forms use too: shown at once where it was read before, and refreshed behind it.

import { useMemo } from 'react';
import useSWR, { preload, type SWRConfiguration } from 'swr';
import type { JsonObject } from '../../runtime/core/index.ts';
import {
  answerBody,
  type CallAnswer,
  type CallClient,
  forgetBy,
  forgetRead,
  questionKey,
  refreshRead,
} from '../../runtime/react/index.ts';
import { useClients } from './clients.tsx';
import { type Refused, refusedOf } from './refusal.ts';
import type { AnswerOf, CallId, PayloadOf } from './typed.ts';

/** A failure is said, with a way to try again; a form is not drawn anew because somebody looked at another window. */
const HABITS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // Two that ask at the same time are one question; whoever asks later wants to know how it is by then.
  dedupingInterval: 0,
};

export interface Call<Id extends CallId> {
  /** The checked answer, perhaps one of before while the next is on its way. */
  readonly data: AnswerOf<Id> | undefined;
  /** Why the last try failed. */
  readonly error: Refused | undefined;
  /** Nothing is there yet, and it is being asked for. */
  readonly isLoading: boolean;
  /** It is being asked for, perhaps anew. */
  readonly isAsking: boolean;
  /** Asks again. */
  readonly retry: () => Promise<void>;
}

/** The answer of a call. Nothing is asked while the payload is undefined. */
export function useCall<Id extends CallId>(
  id: Id,
  payload: PayloadOf<Id> | undefined,
  options?: SWRConfiguration<AnswerOf<Id>, CallAnswer>,
): Call<Id> {
  const { calls } = useClients();
  forgetBy(forgetRead);
  const sent = payload as JsonObject | undefined;
  const memory = useSWR<AnswerOf<Id>, CallAnswer>(
    sent === undefined ? null : questionKey(calls, id, sent),
    sent === undefined ? null : () => read(calls, id, sent),
    { ...HABITS, ...options },
  );
  const { data, error, isLoading, mutate } = memory;
  const refused = useMemo(() => error && refusedOf(error), [error]);
  return {
    data,
    error: refused,
    isLoading,
    // Whoever does not look is not drawn anew when it changes.
    get isAsking() {
      return memory.isValidating;
    },
    retry: async () => void (await mutate()),
  };
}

/** Forgets what a call answered, since it has changed. */
export const forgetCall = (id: CallId): void =>
  forgetRead((key) => Array.isArray(key) && key.includes(id));

/** The same, where pages may show it: they ask again, and go on showing what they know until they are told. */
export const askAgain = (id: CallId): Promise<void> =>
  refreshRead((key) => Array.isArray(key) && key.includes(id));

/** Fields ask in the same memory; the client has checked the answer at the door. */
const read = async <Id extends CallId>(calls: CallClient, id: Id, payload: JsonObject) =>
  (await answerBody(calls, id, payload)) as AnswerOf<Id>;

/** Asks ahead of need; a refusal is left to whoever asks then. */
export function preloadCall<Id extends CallId>(
  calls: CallClient,
  id: Id,
  payload: PayloadOf<Id>,
): void {
  const sent = payload as JsonObject;
  forgetBy(forgetRead);
  void preload(questionKey(calls, id, sent), () => read(calls, id, sent))?.catch?.(() => undefined);
}
