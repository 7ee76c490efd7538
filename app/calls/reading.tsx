// Reads by calls, kept in one memory: shown at once where it was read before, and refreshed behind it.

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useState,
} from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { AppError } from '../errors.ts';
import type { Refused } from './refusal.ts';
import type { AnswerOf, CallId, PayloadOf, Send } from './typed.ts';

const Context = createContext<Send | null>(null);

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
  send,
  children,
}: {
  readonly send: Send;
  readonly children: ReactNode;
}): ReactElement {
  const [config] = useState(() => {
    const memory = new Map();
    return { ...HABITS, provider: () => memory };
  });
  return (
    <SWRConfig value={config}>
      <Context.Provider value={send}>{children}</Context.Provider>
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
  options?: SWRConfiguration<AnswerOf<Id>, Refused>,
): Call<Id> {
  const send = useSend();
  const { data, error, isLoading, mutate } = useSWR<AnswerOf<Id>, Refused>(
    payload === undefined ? null : [id, payload],
    payload === undefined ? null : () => read(send, id, payload),
    options,
  );
  return { data, error, isLoading, retry: async () => void (await mutate()) };
}

/** Makes typed calls that change something, or that ask once. */
export function useSend(): Send {
  const send = useContext(Context);
  if (!send) throw new AppError('OUTSIDE_PORTAL');
  return send;
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

async function read<Id extends CallId>(
  send: Send,
  id: Id,
  payload: PayloadOf<Id>,
): Promise<AnswerOf<Id>> {
  const sent = await send(id, payload);
  if (sent.ok) return sent.body;
  throw sent.refused;
}
