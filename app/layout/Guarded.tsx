// One address: asks its guard once per visit, then shows its page or goes elsewhere with the reason.

import { type ReactElement, type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePortal, useT } from '../portal/portal.tsx';
import type { Address } from '../routes/addresses.ts';
import { type Elsewhere, GUARDS } from '../routes/guards.ts';
import { hereNow } from './expiry.ts';
import { useTitle } from './title.ts';

interface Props {
  readonly address: Address;
  /** Its page. */
  readonly children: ReactNode;
}

export function Guarded({ address, children }: Props): ReactElement | null {
  const { session } = usePortal();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked on opening (OR-11), not when the session changes
  const elsewhere = useMemo(
    () => address.guard && GUARDS[address.guard](session.get()),
    [address, key],
  );
  if (elsewhere) return <Redirect {...elsewhere} page={address.titleKey} />;
  return <Titled title={address.titleKey}>{children}</Titled>;
}

function Titled({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(useT()(title));
  return <>{children}</>;
}

/** Goes elsewhere; the toast lives outside the routes and survives. */
function Redirect({ to, message, isDoor, page }: Elsewhere & { readonly page: string }): null {
  const t = useT();
  const { toasts, wayBack } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    if (message) toasts.fail(undefined, t(message, { page: t(page) }));
    if (isDoor) wayBack.remember({ to: hereNow(), username: '', door: to });
    navigate(to, { replace: true });
  }, [to, message, isDoor, page, t, toasts, wayBack, navigate]);
  return null;
}
