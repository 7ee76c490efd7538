// Two-step login in User Settings: how it stands, and the door to change it.

import type { ReactElement } from 'react';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal/portal.tsx';
import { useTwoStep } from './use-two-step.ts';

export function TwoStepState(): ReactElement {
  const t = useT();
  const { state, error, retry } = useTwoStep();
  if (!state && error) return <Failed of={error} onRetry={() => void retry()} />;
  if (!state) return <div className="account-wait" />;
  const { enabled, recovery_codes_left: left } = state;
  return (
    <>
      <p className="soft">
        {enabled ? t('app.twoStep.on', { count: left }) : t('app.twoStep.off')}
      </p>
      <div className="plain-acts">
        <Link className="btn" to="/change-settings/two-step">
          {t(enabled ? 'app.twoStep.switchOff' : 'app.twoStep.switchOn')}
        </Link>
      </div>
    </>
  );
}
