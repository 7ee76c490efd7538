// Reads by calls, kept in one memory: shown at once where it was read before, and refreshed behind it.

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import useSWR, { preload, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import type { JsonObject } from '../../runtime/core/index.ts';
import {
  answerBody,
  type CallAnswer,
  type CallClient,
  questionKey,
} from '../../runtime/react/index.ts';
import { AppError } from '../errors.ts';
import { type Refused, refusedOf } from './refusal.ts';
import type { AnswerOf, CallId, PayloadOf, Send } from './typed.ts';

const Context = createContext<Clients | null>(null);

interface Clients {
  readonly calls: CallClient;
  readonly send: Send;
}

/** A failure is said, with a way to try again; a form is not drawn anew because somebody looked at another window. */
const HABITS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // Two that ask at the same time are one question; whoever asks later wants to know how it is by then.
  dedupingInterval: 0,
};

/** Stands around everything that reads; the memory lives as long as it does. */
export function ReadingProvider({
  calls,
  send,
  children,
}: Clients & { readonly children: ReactNode }): ReactElement {
  const clients = useMemo(() => ({ calls, send }), [calls, send]);
  const [config] = useState(() => {
    const memory = new Map();
    return { ...HABITS, provider: () => memory };
  });
  return (
    <SWRConfig value={config}>
      <Context.Provider value={clients}>{children}</Context.Provider>
    </SWRConfig>
  );
}

export interface Call<Id extends CallId> {
  /** The checked answer, perhaps one of before while the next is on its way. */
  readonly data: AnswerOf<Id> | undefined;
  /** Why the last try failed. */
  readonly error: Refused | undefined;
  /** Nothing is there yet, and it is being asked for. */
  readonly isLoading: boolean;
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
  const sent = payload as JsonObject | undefined;
  const { data, error, isLoading, mutate } = useSWR<AnswerOf<Id>, CallAnswer>(
    sent === undefined ? null : questionKey(calls, id, sent),
    sent === undefined ? null : () => read(calls, id, sent),
    options,
  );
  const refused = useMemo(() => error && refusedOf(error), [error]);
  return { data, error: refused, isLoading, retry: async () => void (await mutate()) };
}

/** Makes typed calls that change something, or that ask once. */
export const useSend = (): Send => useClients().send;

function useClients(): Clients {
  const clients = useContext(Context);
  if (!clients) throw new AppError('OUTSIDE_PORTAL');
  return clients;
}

/** Forgets what is remembered: of one call whose answer has changed, or, when a person leaves, everything. */
export function useForget(): (id?: CallId) => void {
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (id) => {
      const isMeant = (key: unknown): boolean =>
        id === undefined || (Array.isArray(key) && key.includes(id));
      const known = [...cache.keys()];
      // What is on its way is not taken in, and who shows it shows it no more.
      const forgotten = mutate(isMeant, undefined, { revalidate: false });
      // Questions tell of a person, too.
      if (id === undefined)
        void forgotten.then(() => {
          for (const key of known) if (cache.get(key)?.data === undefined) cache.delete(key);
        });
    },
    [mutate, cache],
  );
}

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
  void preload(questionKey(calls, id, sent), () => read(calls, id, sent))?.catch?.(() => undefined);
}
