// Whom a page asks: the two clients of calls, for whatever stands inside the portal.

import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import type { CallClient } from '../../runtime/react/index.ts';
import { AppError } from '../common/errors.ts';
import type { Send } from './typed.ts';

interface Clients {
  readonly calls: CallClient;
  readonly send: Send;
}

const Context = createContext<Clients | null>(null);

/** Stands around everything that asks. */
export function ClientsProvider({
  calls,
  send,
  children,
}: Clients & { readonly children: ReactNode }): ReactElement {
  const clients = useMemo(() => ({ calls, send }), [calls, send]);
  return <Context.Provider value={clients}>{children}</Context.Provider>;
}

export function useClients(): Clients {
  const clients = useContext(Context);
  if (!clients) throw new AppError('OUTSIDE_PORTAL');
  return clients;
}

/** Makes typed calls that change something, or that ask once. */
export const useSend = (): Send => useClients().send;
