// Gives every page the few things they share: wording, session, calls, toasts.

import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import type { Texts } from '../../runtime/core/index.ts';
import {
  type CallClient,
  type FormStore,
  forgetAnswers,
  type LoadedForm,
} from '../../runtime/react/index.ts';
import { ClientsProvider } from '../calls/clients.tsx';
import type { Download, Send } from '../calls/typed.ts';
import { AppError } from '../common/errors.ts';
import type { SessionRecord } from '../session/record.ts';
import { hasLeft } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';
import type { WayBack } from '../session/way-back.ts';
import type { Toasts } from '../toasts/toasts.ts';
import type { Content } from './content.ts';

export interface Portal {
  readonly content: Content;
  readonly session: Session;
  readonly wayBack: WayBack;
  readonly toasts: Toasts;
  /** For the form runtime, which makes the calls that content declares. */
  readonly calls: CallClient;
  /** For pages: calls by the types of their contracts. */
  readonly send: Send;
  readonly download: Download;
  /** Of a preview: hears of each form that is on screen, and gives what is called when it no longer is. */
  readonly onForm?: (form: FormOnScreen) => () => void;
}

export interface FormOnScreen {
  readonly form: LoadedForm;
  readonly store: FormStore;
}

const Context = createContext<Portal | null>(null);

export function PortalProvider({
  portal,
  children,
}: {
  readonly portal: Portal;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Context.Provider value={portal}>
      <ClientsProvider calls={portal.calls} send={portal.send}>
        <Forgetting />
        {children}
      </ClientsProvider>
    </Context.Provider>
  );
}

/** What was read for one person is not shown to the next. */
function Forgetting(): null {
  const { session } = usePortal();
  useEffect(() => {
    let before = session.get();
    return session.subscribe(() => {
      const now = session.get();
      if (hasLeft(before, now)) forgetAnswers();
      before = now;
    });
  }, [session]);
  return null;
}

/** What is released, where this stands inside the portal. */
export const useKnownContent = (): Content | undefined => useContext(Context)?.content;

export function usePortal(): Portal {
  const portal = useContext(Context);
  if (!portal) throw new AppError('OUTSIDE_PORTAL');
  return portal;
}

/** The app-wide wording. */
export const useT = (): Texts['t'] => usePortal().content.texts.t;

/** A part of the session; re-renders when that part changes. `select` must not make new objects. */
export function useSession<T>(select: (session: SessionRecord) => T): T {
  const { session } = usePortal();
  const read = () => select(session.get());
  return useSyncExternalStore(session.subscribe, read, read);
}
