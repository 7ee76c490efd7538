// One page of the route table: asks its guard once per visit, then shows it or goes elsewhere with the reason.

import { type ReactElement, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Elsewhere } from '../guards.ts';
import { usePortal, useT } from '../portal.tsx';
import type { RouteInfo } from '../routes.tsx';
import { useTitle } from './title.ts';

/** `visit` changes with every visit and stays while the steps of one page change. */
export function Guarded({ route }: { readonly route: RouteInfo }): ReactElement | null {
  const { session } = usePortal();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked on opening (OR-11), not when the session changes
  const elsewhere = useMemo(() => route.guard?.(session.get()), [route, key]);
  if (elsewhere) return <Redirect {...elsewhere} />;
  return <Page route={route} />;
}

function Page({ route }: { readonly route: RouteInfo }): ReactElement {
  const t = useT();
  useTitle(t(route.titleKey));
  const { page: Content } = route;
  return <Content />;
}

/** Goes elsewhere; the toast lives outside the routes and survives. */
function Redirect({ to, message }: Elsewhere): null {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    if (message) toasts.show('error', t(message));
    navigate(to, { replace: true });
  }, [to, message, t, toasts, navigate]);
  return null;
}
