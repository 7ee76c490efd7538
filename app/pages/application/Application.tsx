// The enrollment application: opens what there is, then hands over to the form.

import { type ReactElement, useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Refused, sayingOf } from '../../calls/refusal.ts';
import { Followed } from '../../host/drafted/Followed.tsx';
import { useOpening } from '../../host/opening.ts';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Loader } from '../../layout/waiting.tsx';
import { usePortal, useT } from '../../portal/portal.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { openApplication } from './load.ts';

export function Application(): ReactElement {
  const portal = usePortal();
  const opening = useOpening(useCallback(() => openApplication(portal), [portal]));
  if (opening.state === 'loading') return <Loader />;
  if (opening.state === 'failed') return <Failed of={opening.of} onRetry={opening.retry} />;
  const opened = opening.value;
  if (opened.kind === 'open')
    return (
      <Followed opened={opened.application}>
        {(application) => <ApplicationForm application={application} />}
      </Followed>
    );
  if (opened.kind === 'submitted')
    return <Leave to="/home" message="app.guard.application.submitted" />;
  return <Refusal refused={opened.refused} onRetry={opening.retry} />;
}

/** The server no longer knows whom this browser applies for: as if there were no lead. */
function Refusal({
  refused,
  onRetry,
}: {
  readonly refused: Refused;
  readonly onRetry: () => void;
}): ReactElement {
  const t = useT();
  const { session, toasts } = usePortal();
  const isStranger = refused.status === 401 || refused.status === 403;
  useEffect(() => {
    if (isStranger) return session.clear();
    toasts.fail(refused, sayingOf(refused, t, 'app.error.application'));
  }, [isStranger, refused, session, toasts, t]);
  if (isStranger)
    return <Leave to="/unauthorized" message="app.guard.application.noLead" of={refused} />;
  return <Failed of={refused} onRetry={onRetry} />;
}

interface LeaveProps {
  readonly to: string;
  readonly message: string;
  /** The refusal it follows from. */
  readonly of?: Refused;
}

function Leave({ to, message, of }: LeaveProps): ReactElement {
  const t = useT();
  const { toasts } = usePortal();
  const navigate = useNavigate();
  useEffect(() => {
    toasts.fail(of, t(message));
    navigate(to, { replace: true });
  }, [to, message, of, t, toasts, navigate]);
  return <Loader />;
}
