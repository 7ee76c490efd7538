// Around every page of the Studio: its own sentences and calls, and the login in place where a session has ended.

import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useOpening } from '../../../host/opening.ts';
import { Failed } from '../../../layout/ErrorBoundary.tsx';
import { Skeleton } from '../../../layout/waiting.tsx';
import { loadApart, withApart } from '../../../portal/apart.ts';
import { type Portal, PortalProvider, usePortal } from '../../../portal/portal.tsx';
import { onSessionEnded, sessionEnded, sessionIsBack } from '../work/session-ended.ts';
import { LoginInPlace } from './LoginInPlace.tsx';
import './parts.css';
import './shell.css';

/** Made once for all its pages: the next one is drawn at once. */
let held: { readonly on: Portal; readonly portal: Portal } | undefined;

/** The portal of the Studio on that of the app. */
async function studioPortal(on: Portal): Promise<Portal> {
  if (held?.on === on) return held.portal;
  const portal = withApart(on, await loadApart(on.content, 'studio'), {
    onExpired: sessionEnded,
    confirm: async (made, form) =>
      (await import('../../../confirm/ask.tsx')).askToConfirm(made, form),
  });
  held = { on, portal };
  return portal;
}

/** What is in it may say its sentences and make its calls. */
export function StudioRoom({ children }: { readonly children: ReactNode }): ReactElement {
  const on = usePortal();
  const opening = useOpening(useCallback(() => studioPortal(on), [on]));
  const portal = opening.state === 'ready' ? opening.value : held?.on === on && held.portal;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  if (!portal) return <Skeleton />;
  return (
    <PortalProvider portal={portal}>
      {children}
      <EndedSession />
    </PortalProvider>
  );
}

/** Over whatever page there is: the words in it stay. */
function EndedSession(): ReactElement | null {
  const { session } = usePortal();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => onSessionEnded(() => setHasEnded(true)), []);
  const email = useMemo(() => session.get().staff?.email, [session]);
  useBackElsewhere(hasEnded, () => setHasEnded(false));
  return hasEnded ? <LoginInPlace email={email} onIn={() => setHasEnded(false)} /> : null;
}

/** Whoever came in again in another window is in here, too. */
function useBackElsewhere(hasEnded: boolean, onBack: () => void): void {
  const { session } = usePortal();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: from when it ended until it is back
  useEffect(() => {
    if (!hasEnded) return undefined;
    const before = session.get().staff;
    return session.subscribe((elsewhere) => {
      const now = session.get().staff;
      if (!elsewhere || !now || now.token === before?.token) return;
      onBack();
      if (now.id === before?.id) sessionIsBack();
      else navigate('/staff/home');
    });
  }, [hasEnded, session]);
}
