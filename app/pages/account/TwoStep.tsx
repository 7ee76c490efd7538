// Two-step login: whether it is on, and the way to switch it on or off, on a page of its own.

import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetCall, useCall } from '../../calls/reading.tsx';
import { Failed } from '../../layout/ErrorBoundary.tsx';
import { Link } from '../../layout/Link.tsx';
import { useT } from '../../portal.tsx';
import { SwitchOff } from './SwitchOff.tsx';
import { SwitchOn } from './SwitchOn.tsx';

const UNKNOWN = { enabled: false, recovery_codes_left: 0 };

/** Another browser may have switched it: it is asked for each time. */
function useTwoStep() {
  const { data, error, retry } = useCall('totp_status', {});
  // Who is no longer logged in is on the way out already.
  const isStranger = error?.status === 401;
  return { state: data?.data ?? (isStranger ? UNKNOWN : undefined), error, retry };
}

/** In User Settings: how it stands, and the door to change it. */
export function TwoStepState(): ReactElement {
  const t = useT();
  const { state, error, retry } = useTwoStep();
  if (!state && error) return <Failed onRetry={() => void retry()} />;
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

/** The page that changes it. */
export function TwoStep(): ReactElement {
  const t = useT();
  const navigate = useNavigate();
  const { state, error, retry } = useTwoStep();
  const back = (): void => void navigate('/change-settings');
  const done = (): void => {
    forgetCall('totp_status');
    back();
  };
  return (
    <div className="page">
      <div className="formpage">
        <div className="sheet">
          <section>
            <h1>{t('app.twoStep.title')}</h1>
            <div className="account-step">
              {!state && error && <Failed onRetry={() => void retry()} />}
              {!state && !error && <div className="account-space" />}
              {state?.enabled === true && <SwitchOff onDone={done} onCancel={back} />}
              {state?.enabled === false && <SwitchOn onDone={done} onCancel={back} />}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
